import type { Spot } from '@spellendoos/kernel'
import type { At, Board } from '@spellendoos/scene'
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
  untrack,
} from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import type { BoardProps } from './BoardView.tsx'
import { spotLabeller } from './spot-labels.ts'
import { trackGestures } from './gestures.ts'
import { FINGER, hitSpot } from './hit-test.ts'
import { FRAME } from './paint/ground.ts'
import { same } from './structural-equality.ts'
import { nextStop } from './arrow-keys.ts'
import { reveal, WHOLE, type Zoom } from './zoom.ts'

interface SpotsProps extends BoardProps {
  /** The board as it was last printed. */
  readonly printed: Board
  /** The board’s room, which does not grow with it. */
  readonly room: HTMLElement
  readonly zoom: Zoom
  /** Whether places are too small for a finger, so that a magnifier is needed. */
  readonly isFine: boolean
  readonly onZoom: (zoom: Zoom) => void
  /** Draws an arrow from one place to another with the secondary mouse button. */
  readonly onDraw: (from: Spot, to: Spot) => void
}

const Loupe = lazy(() => import('./Loupe.tsx').then((m) => ({ default: m.Loupe })))

/** Two taps within this many milliseconds are one double tap. */
const DOUBLE = 350

/**
 * A button over every place: tapped, dragged between, walked with the arrow keys, read aloud. A tap changes a few of
 * hundreds, so those alone are touched.
 */
export function Spots(props: SpotsProps) {
  const places = createMemo(() => new Map(props.printed.places.map((place) => [place.id, place])))
  const ids = createMemo(() => [...places().keys()], [], { equals: same })
  const glow = createMemo(() => new Set(props.glow))
  const [chosen, setChosen] = createSignal<Spot | undefined>()
  const stops = createMemo(() => props.printed.places.map(({ id, at: [x, y] }) => ({ id, x, y })))
  /** The one spot in the tab order: where the focus was, otherwise the first that can be tapped. */
  const home = createMemo(() => {
    const at = chosen()
    if (at !== undefined && places().has(at)) return at
    return ids().find((id) => glow().has(id)) ?? ids()[0]
  })
  const buttons = new Map<Spot, HTMLButtonElement>()
  let layer!: HTMLDivElement
  const walk = (event: KeyboardEvent, from: Spot) => {
    const to = nextStop(stops(), from, event.key)
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    buttons.get(to)?.focus()
  }
  /** Set by pointer events: a hover rule for hundreds of buttons would restyle all of them after a tap. */
  const point = (over: EventTarget) => {
    if (!(over instanceof HTMLButtonElement)) return
    over.style.cursor = glow().has(over.dataset['spot']!) ? 'pointer' : ''
  }
  /** Where a point of the page is on the board, and how many pixels a board unit has there. */
  const onBoard = (clientX: number, clientY: number) => {
    const { left, top, width } = layer.getBoundingClientRect()
    const unit = width / whole()[0]
    return { point: [(clientX - left) / unit - FRAME, (clientY - top) / unit - FRAME] as const, unit }
  }
  const live = createMemo(() => (props.live === undefined ? undefined : new Set(props.live)))
  const meantAt = ([x, y]: At) => {
    const { point, unit } = onBoard(x, y)
    return hitSpot(point, props.printed.places, live(), unit)
  }
  const hitBy = ({ target }: Event): Spot | undefined =>
    target instanceof HTMLElement ? target.dataset['spot'] : undefined
  const spotUnder = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .find((each): each is HTMLElement => each instanceof HTMLElement && layer.contains(each))?.dataset[
      'spot'
    ]
  const spotAt = ({ pointerType, clientX, clientY }: PointerEvent) =>
    pointerType === 'touch' ? meantAt([clientX, clientY]) : spotUnder(clientX, clientY)
  const [looking, setLooking] = createSignal<At>()
  const fingers = trackGestures({
    room: () => props.room,
    layer: () => layer,
    spotAt,
    isStart: (spot) => glow().has(spot),
    isFine: () => props.isFine,
    zoom: () => props.zoom,
    onZoom: (zoom) => props.onZoom(zoom),
    onLook: setLooking,
    onTap: (spot) => props.onTap(spot),
  })
  const draw = (down: PointerEvent) => {
    const from = hitBy(down)
    const end = ({ clientX, clientY, button }: PointerEvent) => {
      const to = spotUnder(clientX, clientY)
      if (button === 2 && from !== undefined && to !== undefined) props.onDraw(from, to)
    }
    addEventListener('pointerup', end, { once: true })
  }
  const turned = createMemo(() => props.printed.turned ?? 0)
  /** What the pointer went down on, and how the board was turned at that moment. */
  let began: { readonly spot: Spot | undefined; readonly turned?: number } | undefined
  createEffect(on(turned, () => fingers.breakOff(), { defer: true }))
  let touches = false
  let before = { at: -DOUBLE, x: 0, y: 0 }
  /** A second tap where nothing can be done: a player who zoomed in wants to see everything again. */
  const isDouble = ({ timeStamp: at, clientX: x, clientY: y }: MouseEvent, spot: Spot | undefined) => {
    if (props.zoom.scale === 1 || (spot !== undefined && live()?.has(spot) === true)) return false
    const soon = at - before.at < DOUBLE && Math.hypot(x - before.x, y - before.y) < FINGER
    before = { at, x, y }
    return soon
  }
  const click = (event: MouseEvent) => {
    const byFinger = touches && event.detail > 0
    // The board turned under the finger: the tap counts for what it began on.
    const isTurned = event.detail > 0 && began !== undefined && began.turned !== turned()
    const spot = isTurned ? began?.spot : byFinger ? meantAt([event.clientX, event.clientY]) : hitBy(event)
    if (byFinger && isDouble(event, spot)) props.onZoom(WHOLE)
    else if (spot !== undefined) props.onTap(spot)
  }
  const focus = (id: Spot, button: HTMLElement) => {
    setChosen(id)
    if (props.zoom.scale === 1 || !button.matches(':focus-visible')) return
    const [x, y] = places().get(id)!.at
    const [w, h] = whole()
    props.onZoom(reveal(props.zoom, [(x + FRAME) / w, (y + FRAME) / h]))
  }
  const part = (share: number, whole: number) => `${(share / whole) * 100}%`
  const whole = createMemo(() => {
    const [w, h] = props.printed.size
    return [w + 2 * FRAME, h + 2 * FRAME] as const
  })

  createEffect<ReadonlySet<Spot>>((before) => {
    const now = glow()
    for (const id of before) if (!now.has(id)) buttons.get(id)?.removeAttribute('data-glow')
    for (const id of now) if (!before.has(id)) buttons.get(id)?.setAttribute('data-glow', '')
    return now
  }, new Set())
  createEffect<Spot | undefined>((before) => {
    const now = home()
    if (before !== undefined && before !== now) buttons.get(before)?.setAttribute('tabindex', '-1')
    if (now !== undefined) buttons.get(now)?.setAttribute('tabindex', '0')
    return now
  })
  const call = spotLabeller()
  const callAll = () => {
    for (const [id, label] of call(props, places().values())) {
      const button = buttons.get(id)
      if (button !== undefined && button.ariaLabel !== label) button.ariaLabel = label
    }
  }
  createEffect<readonly Spot[]>((before) => {
    const now = ids()
    void [props.board, props.voice, props.glow, props.touched, props.last]
    // The visible change comes before the spoken one; only a new place is announced at once.
    if (before === now) afterPaint(() => untrack(callAll))
    else untrack(callAll)
    return now
  }, [])
  return (
    <div
      ref={layer}
      class="spots"
      role="group"
      aria-label={props.label}
      onPointerOver={(event) => point(event.target)}
      onPointerDown={(event) => {
        touches = event.pointerType === 'touch'
        if (event.pointerType === 'mouse' && event.button === 2) draw(event)
        // Nobody can aim at a board while it turns.
        const swings = props.room.getAnimations().length > 0
        began = swings ? { spot: undefined } : { spot: spotAt(event), turned: turned() }
        if (!swings) fingers.follow(event)
      }}
      // A resting finger opens the magnifier, and the other button draws; neither wants a menu.
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
    >
      <Show when={looking()}>
        {(finger) => (
          <Suspense>
            <Loupe
              board={props.board}
              say={(label) => props.voice.say(label)}
              last={props.last}
              glow={props.glow}
              touched={props.touched}
              finger={finger()}
              point={onBoard(...finger()).point}
              meant={meantAt(finger())}
            />
          </Suspense>
        )}
      </Show>
      <For each={ids()}>
        {(id) => {
          const place = () => places().get(id)!
          const size = () => place().size ?? [1, 1]
          onCleanup(() => buttons.delete(id))
          return (
            <button
              ref={(button) => buttons.set(id, button)}
              type="button"
              class="spot"
              data-spot={id}
              data-glow={untrack(glow).has(id) ? '' : undefined}
              tabIndex={untrack(home) === id ? 0 : -1}
              style={{
                left: part(place().at[0] - size()[0] / 2 + FRAME, whole()[0]),
                top: part(place().at[1] - size()[1] / 2 + FRAME, whole()[1]),
                width: part(size()[0], whole()[0]),
                height: part(size()[1], whole()[1]),
              }}
              onFocus={(event) => focus(id, event.currentTarget)}
              onKeyDown={(event) => walk(event, id)}
            />
          )
        }}
      </For>
    </div>
  )
}

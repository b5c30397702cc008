import type { Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import { createEffect, createMemo, createSignal, For, onCleanup, untrack } from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import type { BoardProps } from './BoardView.tsx'
import { caller } from './calling.ts'
import { trackDrag } from './dragging.ts'
import { FRAME } from './paint/ground.ts'
import { same } from './same.ts'
import { steer } from './steering.ts'

interface SpotsProps extends BoardProps {
  /** The board as it was last printed. */
  readonly printed: Board
}

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
  /** The one spot that the tab key reaches: where the focus was, else the first that can be tapped. */
  const home = createMemo(() => {
    const at = chosen()
    if (at !== undefined && places().has(at)) return at
    return ids().find((id) => glow().has(id)) ?? ids()[0]
  })
  const buttons = new Map<Spot, HTMLButtonElement>()
  let layer!: HTMLDivElement
  const walk = (event: KeyboardEvent, from: Spot) => {
    const to = steer(stops(), from, event.key)
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    buttons.get(to)?.focus()
  }
  /** Told when a pointer comes by, not by a rule for hundreds of buttons that would all be styled anew after a tap. */
  const point = (over: EventTarget) => {
    if (!(over instanceof HTMLButtonElement)) return
    over.style.cursor = glow().has(over.dataset['spot']!) ? 'pointer' : ''
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
  const call = caller()
  const callAll = () => {
    for (const [id, label] of call(props, places().values())) {
      const button = buttons.get(id)
      if (button !== undefined && button.ariaLabel !== label) button.ariaLabel = label
    }
  }
  createEffect<readonly Spot[]>((before) => {
    const now = ids()
    void [props.board, props.voice, props.glow, props.touched, props.last]
    // What is seen comes before what is read aloud; only a new place is called at once.
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
      onPointerDown={(event) => trackDrag(event, layer, (spot) => props.onTap(spot))}
    >
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
              onFocus={() => setChosen(id)}
              onKeyDown={(event) => walk(event, id)}
              onClick={() => props.onTap(id)}
            />
          )
        }}
      </For>
    </div>
  )
}

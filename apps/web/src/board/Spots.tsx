import type { Spot } from '@spellendoos/kernel'
import type { Piece, Place } from '@spellendoos/scene'
import { createMemo, createSignal, For } from 'solid-js'
import type { BoardProps } from './BoardView.tsx'
import { trackDrag } from './dragging.ts'
import { labelOfPlace, labelOfStanding } from './labels.ts'
import { FRAME } from './paint/ground.ts'
import { steer } from './steering.ts'

/** A button over every place: tapped, dragged between, walked with the arrow keys, read aloud. */
export function Spots(props: BoardProps & { readonly places: readonly Place[] }) {
  const places = createMemo(() => new Map(props.places.map((place) => [place.id, place])))
  const ids = createMemo(() => [...places().keys()], [], { equals: sameList })
  const stacks = createMemo(() => {
    const stacks = new Map<Spot, Piece[]>()
    for (const piece of props.board.pieces) {
      const stack = stacks.get(piece.on)
      if (stack === undefined) stacks.set(piece.on, [piece])
      else stack.push(piece)
    }
    return stacks
  })
  const glow = createMemo(() => new Set(props.glow))
  const touched = createMemo(() => new Set(props.touched))
  const last = createMemo(() => new Set(props.last))
  const [chosen, setChosen] = createSignal<Spot | undefined>()
  const stops = createMemo(() => props.places.map(({ id, at: [x, y] }) => ({ id, x, y })))
  /** The one spot that the tab key reaches: where the focus was, else the first that can be tapped. */
  const home = createMemo(() => {
    const at = chosen()
    if (at !== undefined && places().has(at)) return at
    return ids().find((id) => glow().has(id)) ?? ids()[0]
  })
  let layer!: HTMLDivElement
  const walk = (event: KeyboardEvent, from: Spot) => {
    const to = steer(stops(), from, event.key)
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    layer.querySelector<HTMLElement>(`[data-spot="${CSS.escape(to)}"]`)?.focus()
  }
  const part = (share: number, whole: number) => `${(share / whole) * 100}%`
  return (
    <div
      ref={layer}
      class="spots"
      role="group"
      aria-label={props.label}
      onPointerDown={(event) => trackDrag(event, layer, (spot) => props.onTap(spot))}
    >
      <For each={ids()}>
        {(id) => {
          const place = () => places().get(id)!
          const size = () => place().size ?? [1, 1]
          const whole = () => [props.board.size[0] + 2 * FRAME, props.board.size[1] + 2 * FRAME] as const
          // Most taps change nothing on most places: only what is different is put into words anew.
          const stack = createMemo(() => stacks().get(id) ?? [], [], { equals: sameStack })
          const label = createMemo(() => labelOfPlace(place(), stack(), props.voice))
          const standing = () => ({
            glowing: glow().has(id),
            touched: touched().has(id),
            last: last().has(id),
          })
          return (
            <button
              type="button"
              class="spot"
              data-spot={id}
              data-glow={glow().has(id) ? '' : undefined}
              tabIndex={home() === id ? 0 : -1}
              aria-label={label() + labelOfStanding(standing())}
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

const sameStack = (a: readonly Piece[], b: readonly Piece[]) =>
  a.length === b.length && (a.length === 0 || JSON.stringify(a) === JSON.stringify(b))

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, i) => each === b[i])

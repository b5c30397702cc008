import type { Spot } from '@spellendoos/kernel'
import type { Place } from '@spellendoos/scene'
import { createMemo, For } from 'solid-js'
import type { BoardProps } from './BoardView.tsx'
import { u } from './paint/pencil.ts'

type Sign = 'last' | 'touched' | 'start' | 'target' | 'capture'

/** What lies over places and under pieces: the last move, the chosen spot, where one can begin or go on. */
export function Signs(props: Pick<BoardProps, 'board' | 'last' | 'glow' | 'touched'>) {
  const places = createMemo(() => new Map(props.board.places.map((place) => [place.id, place])))
  const held = createMemo(() => new Set(props.board.pieces.map(({ on }) => on)))
  const signs = createMemo(() => {
    const on = (spots: readonly Spot[], sign: (spot: Spot) => Sign) =>
      [...new Set(spots)].flatMap((spot) => {
        const place = places().get(spot)
        return place === undefined ? [] : [{ place, sign: sign(spot) }]
      })
    const begun = props.touched.length > 0
    return [
      ...on(props.last, () => 'last'),
      ...on(props.touched, () => 'touched'),
      ...on(props.glow, (spot) => (!begun ? 'start' : held().has(spot) ? 'capture' : 'target')),
    ]
  })
  return <For each={signs()}>{({ place, sign }) => <SignOn place={place} sign={sign} />}</For>
}

function SignOn(props: { readonly place: Place; readonly sign: Sign }) {
  const [x, y] = props.place.at
  const [w, h] = props.place.size ?? [1, 1]
  const small = Math.min(w, h)
  if (props.sign === 'target') {
    return <circle class="sign target" cx={u(x)} cy={u(y)} r={u(Math.min(0.16, small * 0.2))} />
  }
  if (props.place.shape === 'round') {
    return <circle class={`sign ${props.sign}`} cx={u(x)} cy={u(y)} r={u(small * 0.46)} />
  }
  if (props.place.shape !== 'square' && props.place.shape !== 'box') {
    const base = props.place.shape === 'spike-up' ? y + h / 2 : y - h / 2
    const corners = `${u(x - w / 2)},${u(base)} ${u(x + w / 2)},${u(base)} ${u(x)},${u(2 * y - base)}`
    return <polygon class={`sign ${props.sign}`} points={corners} />
  }
  const inset = 0.04
  return (
    <rect
      class={`sign ${props.sign}`}
      x={u(x - w / 2 + inset)}
      y={u(y - h / 2 + inset)}
      width={u(w - 2 * inset)}
      height={u(h - 2 * inset)}
      rx="8"
    />
  )
}

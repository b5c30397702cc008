import type { Spot } from '@spellendoos/kernel'
import type { Place } from '@spellendoos/scene'
import { createMemo } from 'solid-js'
import type { BoardProps } from './BoardView.tsx'
import { u } from './paint/pencil.ts'
import './signs.css'

type SignsProps = Pick<BoardProps, 'board' | 'last' | 'glow' | 'touched'>

const placesOf = (places: readonly Place[]) => new Map(places.map((place) => [place.id, place]))

/** One outline around all these spots: hundreds of outlines cost no more than one. */
const signsOn = (
  spots: readonly Spot[],
  places: ReadonlyMap<Spot, Place>,
  draw: (place: Place) => string,
): string =>
  [...new Set(spots)]
    .flatMap((spot) => {
      const place = places.get(spot)
      return place === undefined ? [] : [draw(place)]
    })
    .join('')

/** What is above places and below pieces: the last move, the chosen spot, where a move can continue. */
export function Signs(props: SignsProps) {
  const printed = createMemo(() => props.board.places)
  const places = createMemo(() => placesOf(printed()))
  const standing = createMemo(() => props.board.pieces)
  const held = createMemo(() => new Set(standing().map(({ on }) => on)))
  const ahead = (onto: boolean) =>
    props.touched.length === 0 ? [] : props.glow.filter((spot) => held().has(spot) === onto)
  return (
    <>
      <path class="sign last" d={signsOn(props.last, places(), edgeOf)} />
      <path class="sign touched" d={signsOn(props.touched, places(), edgeOf)} />
      <path class="sign capture" d={signsOn(ahead(true), places(), edgeOf)} />
      <path class="sign target" d={signsOn(ahead(false), places(), dotOn)} />
    </>
  )
}

/** Where a move can begin; nothing while one is being made. A dot is enough where a piece can be placed. */
export function startsOf(props: Omit<SignsProps, 'last'>): string {
  if (props.touched.length > 0) return ''
  const held = new Set(props.board.pieces.map(({ on }) => on))
  return signsOn(props.glow, placesOf(props.board.places), (place) =>
    isField(place) && !held.has(place.id) ? dotOn(place) : edgeOf(place),
  )
}
/** Along the edges of these places. */
export const outline = (spots: readonly Spot[], places: readonly Place[]): string =>
  signsOn(spots, placesOf(places), edgeOf)

const isField = ({ shape }: Place): boolean => shape === 'square' || shape === 'round'

const circle = (x: number, y: number, r: number) => {
  const [side, across] = [u(r), u(2 * r)]
  return `M${u(x - r)} ${u(y)}a${side} ${side} 0 1 1 ${across} 0a${side} ${side} 0 1 1-${across} 0z`
}

const dotOn = ({ at: [x, y], size: [w, h] = [1, 1] }: Place) =>
  circle(x, y, Math.min(0.16, Math.min(w, h) * 0.2))

/** Along the edge of a place. */
function edgeOf({ at: [x, y], size: [w, h] = [1, 1], shape }: Place): string {
  if (shape === 'round') return circle(x, y, Math.min(w, h) * 0.46)
  if (shape === 'spike-up' || shape === 'spike-down') {
    const base = shape === 'spike-up' ? y + h / 2 : y - h / 2
    return `M${u(x - w / 2)} ${u(base)}H${u(x + w / 2)}L${u(x)} ${u(2 * y - base)}z`
  }
  const inset = 0.04
  const round = '8 8 0 0 1'
  const [across, down] = [u(w - 2 * inset - 0.16), u(h - 2 * inset - 0.16)]
  return `M${u(x - w / 2 + inset + 0.08)} ${u(y - h / 2 + inset)}h${across}a${round} 8 8v${down}a${round}-8 8h-${across}a${round}-8-8v-${down}a${round} 8-8z`
}

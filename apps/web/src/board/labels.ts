import type { Spot } from '@spellendoos/kernel'
import {
  isTapCell,
  type Cell,
  type Piece,
  type Place,
  type Scene,
  type Sheet,
  type TapCell,
  type Thing,
} from '@spellendoos/scene'
import { sayBoard } from '../words/board.ts'
import type { Voice } from './voice.ts'

/** What a screen reader calls a thing in a tray; a button by its words alone. */
export const labelOfThing = (thing: Thing, voice: Voice): string =>
  thing.look === 'button' && thing.name === undefined && thing.face !== undefined
    ? voice.say(thing.face)
    : voice.thing(thing)

interface Standing {
  readonly glowing: boolean
  readonly touched: boolean
  readonly last: boolean
}

/** What a screen reader says of a place: its name, and what is on it. */
export function labelOfPlace(place: Place, stack: readonly Piece[], voice: Voice): string {
  const name = voice.say(place.name ?? place.id)
  const things = stack.length === 0 ? '' : voice.pieces(stack)
  return things === '' || things === name ? name : `${name}, ${things}`
}

/** What can be done at a place, after its label. */
export const labelOfStanding = ({ glowing, touched, last }: Standing): string =>
  [
    ...(touched ? [sayBoard('chosen')] : []),
    ...(glowing ? [sayBoard('can-go')] : []),
    ...(last ? [sayBoard('last-move')] : []),
  ]
    .map((part) => `, ${part}`)
    .join('')

/** What the place, thing or cell is called that a tap is on. */
export function labelOfSpot({ board, trays, sheets }: Scene, spot: Spot, voice: Voice): string {
  const place = board?.places.find(({ id }) => id === spot)
  if (place !== undefined) return voice.say(place.name ?? place.id)
  const item = trays.flatMap(({ items }) => items).find((each) => each.spot === spot)
  if (item !== undefined) return labelOfThing(item, voice)
  const cells = sheets.flatMap(({ rows }) => rows.flat().filter(isTapCell))
  const cell = cells.find((each) => each.spot === spot)
  return (cell === undefined ? '' : voice.say(cell.show)) || spot
}

/** What a screen reader says of a cell that can be tapped: its row, column and contents. */
export function labelOfCell(cell: TapCell, row: readonly Cell[], head: Sheet['head'], voice: Voice): string {
  const nth = row.indexOf(cell)
  const [first] = row
  const shown = voice.say(cell.show)
  const parts = [
    first === undefined || isTapCell(first) ? '' : voice.say(first),
    head?.[nth] === undefined ? '' : voice.say(head[nth]),
    shown === '' && cell.marked !== true ? sayBoard('blank') : shown,
    cell.marked === true ? sayBoard('marked') : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

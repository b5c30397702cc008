import type { Item, Piece, Place } from '@spellendoos/scene'
import { sayBoard } from '../words/board.ts'
import type { Voice } from './voice.ts'

/** What a screen reader calls a piece or a thing in a tray. */
export function labelOfThing(
  thing: Pick<Item | Piece, 'look' | 'seat' | 'face' | 'name'>,
  voice: Voice,
): string {
  const { look, seat, face, name } = thing
  const shows = face === undefined ? '' : ` ${voice.say(face)}`
  if (name !== undefined) return voice.say(name)
  if (look === 'button') return face === undefined ? sayBoard('button') : voice.say(face)
  const what = sayBoard(look)
  return (seat === undefined ? what : sayBoard('of', { what, name: voice.name(seat) })) + shows
}

interface Standing {
  readonly glowing: boolean
  readonly touched: boolean
  readonly last: boolean
}

/** What a screen reader says of a place: its name, what stands on it, and what can be done there. */
export function labelOfPlace(
  place: Place,
  stack: readonly Piece[],
  { glowing, touched, last }: Standing,
  voice: Voice,
): string {
  const name = voice.say(place.name ?? place.id)
  const things = counted(stack.map((piece) => labelOfThing(piece, voice)))
  const more = [
    ...(touched ? [sayBoard('chosen')] : []),
    ...(glowing ? [sayBoard('can-go')] : []),
    ...(last ? [sayBoard('last-move')] : []),
  ]
  return [name, ...things.filter((thing) => thing !== name), ...more].join(', ')
}

function counted(labels: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].map(([what, n]) => (n === 1 ? what : sayBoard('many', { n, what })))
}

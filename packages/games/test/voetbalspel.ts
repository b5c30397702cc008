import { given } from './table.ts'
import { fieldNamed } from '../src/voetbalspel/board.ts'
import { game } from '../src/voetbalspel/index.ts'
import { put, setup, takeOff, TEAM, type State } from '../src/voetbalspel/state.ts'

export const FORWARD = 1
export const DIAGONAL = 3
export const SIDEWAYS = 5
export const BACK = 6

/**
 * A state at the start of a turn of the first seat. The men are given by their fields, the keeper first, `-` for
 * nobody; men who are not named are off.
 */
export function stand(lower: string, upper: string, more: Partial<State> = {}): State {
  const s = setup({ length: 'turns', turns: 20, minutes: 45 })
  for (let man = 0; man < 2 * TEAM; man++) takeOff(s, man)
  for (const [seat, names] of [lower, upper].entries()) {
    for (const [i, name] of names.split(' ').entries()) {
      if (name !== '-' && name !== '') put(s, seat * TEAM + i, fieldNamed(name))
    }
  }
  return Object.assign(s, { phase: 'throw', running: true }, more)
}

/** A table that starts from a state made for the occasion. */
export const at = (state: State) =>
  given(
    { ...game, setup: () => state },
    { options: { length: state.length, turns: state.turns, minutes: state.minutes } },
  )

/** The first seat has thrown. */
export const thrown = (lower: string, upper: string, number: number, arrow: number, more?: Partial<State>) =>
  at(stand(lower, upper, more)).throws(more?.seat ?? 0, number, arrow)

export type Table = ReturnType<typeof at>

/** Where the men of a seat stand, in their own order, `-` for those who are off. */
export const fieldsOf = (table: Table, seat: number): string =>
  table.state.men
    .slice(seat * TEAM, (seat + 1) * TEAM)
    .map((field) => nameOf(field))
    .join(' ')
    .replace(/( -)+$/, '')

const LETTERS = 'abcdefghijklmno'
const nameOf = (field: number): string =>
  field < 0 ? '-' : `${LETTERS[field % 15]!}${Math.floor(field / 15)}`

/** Both sides are ready as they are. */
export const bothReady = (table: Table): Table => {
  const first = table.state.kicker
  return table.play(first, 'ready').play(1 - first, 'ready')
}

/** A match whose kick-off this seat has won, before it is set up. */
export const won = (seat: number, options: Record<string, unknown> = {}): Table => {
  const table = given(game, { options })
  return table.throws(0, seat === 0 ? 5 : 2).throws(1, 3)
}

/** One whole turn in which every man who must go takes the first direction offered; returns the table. */
export function wholeTurn(table: Table): Table {
  const { seat, taken } = table.state
  const before = taken[seat]!
  table.throws(seat, 1, FORWARD)
  while (table.state.taken[seat] === before) {
    const { actor } = table.state
    if (table.turn[0] === 'chance') throw new Error('a coloured square was reached')
    table.play(actor, table.moves(actor)[0]!)
  }
  return table
}

import { seatSeal } from '../src/seal.ts'
import { Table, type Opening } from '../src/table.ts'
import { fairTrial } from './fair-trial.ts'

export const SEED = '5eed'.repeat(16)
export const contribution = (seat: number): string => `c${seat}`.repeat(32)

export function opened(opening: Partial<Opening> = {}) {
  const table = Table.open(fairTrial, { seats: 2, seed: SEED, ...opening })
  if (!table.ok) throw new Error(table.problem.text.en)
  return table.value
}

/** A table whose seats brought contributions of their own. */
export function contributed(opening: Partial<Opening> = {}) {
  const table = opened({ contributions: 'by-seats', ...opening })
  const { id, seats } = table.match.header
  for (let seat = 0; seat < seats; seat++) table.seal(seat, seatSeal(id, seat, contribution(seat)))
  for (let seat = 0; seat < seats; seat++) table.reveal(seat, contribution(seat))
  return table
}

/** Plays two rounds of four: throws, marks, an undo, a run-out clock and a pick. Not over yet. */
export function playedOn(table: ReturnType<typeof opened>) {
  table.play(0, 'throw', { at: 1000 })
  table.play(1, 'left', { at: 2000 })
  table.act(1, 'undo', { at: 2500 })
  table.play(1, 'throw', { at: 3000 })
  table.clock('sand', { at: 33_000 })
  table.play(1, 'pick', { at: 34_000 })
  return table
}

/** The same, to the end. */
export function playedOut(table: ReturnType<typeof opened>) {
  playedOn(table)
  while (table.match.result === undefined) table.play(table.match.turn[0] as number, 'throw')
  return table
}

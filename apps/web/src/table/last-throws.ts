import type { Fact, Seat } from '@spellendoos/kernel'
import type { Item, Scene, SeatLine } from '@spellendoos/scene'

/** The dice that each seat threw last. */
export type LastThrows = ReadonlyMap<Seat, readonly number[]>

/** The last throw, with what happened since. */
export const throwsAfter = (before: LastThrows, facts: readonly Fact[]): LastThrows => {
  const thrown = facts.flatMap(({ seat, dice }) =>
    seat === undefined || dice === undefined ? [] : [[seat, dice] as const],
  )
  return thrown.length === 0 ? before : new Map([...before, ...thrown])
}

/** How many dice lie on the table. */
export const countDice = ({ trays }: Scene): number =>
  trays.flatMap(({ items }) => items).filter(({ look }) => look === 'die').length

/**
 * A player's card with the last throw on it. Where the game's picture does not have it there, it is what was told; with
 * room for it from the start where there are dice.
 */
export function withThrow(line: SeatLine, seat: Seat, throws: LastThrows, isForDice: boolean): SeatLine {
  if (line.thrown !== undefined || !isForDice) return line
  const thrown = (throws.get(seat) ?? []).map((face): Item => ({ look: 'die', face, seat }))
  return { ...line, thrown }
}

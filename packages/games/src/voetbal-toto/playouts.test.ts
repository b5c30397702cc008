import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { DECK, KINDS } from './cards.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

/** Inconsistencies of a state. */
function faults(s: State): string[] {
  const { seats, pot, bank } = game.purses!(s)
  const found: string[] = []
  if (seats.reduce((a, b) => a + b) + pot + bank !== 0) found.push('money')
  if (Math.min(...seats, pot) < 0) found.push('below zero')
  if (seats.some((purse) => purse % 5 !== 0)) found.push('notes')
  if (Math.max(...s.goals) > 6) found.push('goals')
  for (const [kind, count] of DECK.entries()) {
    let held = s.gone[kind]!
    for (let seat = 0; seat < s.seats; seat++) held += s.hands[seat * KINDS + kind]!
    if (held > count) found.push(`cards ${kind + 1}`)
  }
  for (const by of game.turn(s)) {
    if (typeof by === 'number' && game.moves(s, by).length === 0) found.push(`seat ${by} is stuck`)
  }
  return found
}

describe('voetbal-toto: random evenings', () => {
  it.each([
    [2, 7, 0],
    [3, 2, 3],
    [8, 1, 2],
  ])('%i seats, %i rounds, %i s to stop: it all adds up to the end', (seats, rounds, stopSeconds) => {
    const rng = seededRng(seats)
    const s = game.setup({ rounds, stopSeconds }, seats)
    const found: string[] = []
    let steps = 0
    while (game.turn(s).length > 0) {
      steps += playout(game, s, seats, rng, 1)
      found.push(...faults(s))
    }
    expect(found).toEqual([])
    expect(s.past).toHaveLength(rounds)
    expect(s.round).toBe(rounds)
    expect(s.entries).toBeGreaterThanOrEqual(steps + rounds)
    expect(s.entries).toBeLessThanOrEqual(game.bound)
    expect(game.result(s)?.money).toEqual(s.money)
  })

  it('a round of eight in which nothing is spared stays within the bound', () => {
    // A deal, 8 choices, 320 marks, changes and readies, 56 goals and clocks, 8 whistles, 400 passes; 20 rounds.
    expect(game.bound).toBe(20 * (1 + 8 + 320 + 112 + 8 + 400))
  })
})

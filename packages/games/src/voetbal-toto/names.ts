import type { Say, Seat } from '@spellendoos/kernel'
import { fixtureOf, isAway } from './fixtures.ts'

/** A player's name inside a sentence about someone else. */
export const playerName = (seat: Seat): Say => ({ say: 'player', seat })

/** ‘Holland–België’. */
export const fixtureName = (fixture: number): Say => ({
  say: 'fixture',
  home: { say: `home-${fixture + 1}` },
  away: { say: `away-${fixture + 1}` },
})

/** ‘Holland’. */
export const teamName = (side: number): Say => ({
  say: `${isAway(side) ? 'away' : 'home'}-${fixtureOf(side) + 1}`,
})

/** ‘3-1’, as each language writes it. */
export const scoreLine = (goals: readonly number[], fixture: number): Say => ({
  say: 'score-line',
  home: goals[2 * fixture]!,
  away: goals[2 * fixture + 1]!,
})

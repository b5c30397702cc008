import { levelOf, review, think, type Account, type ReviewOptions } from '@spellendoos/bots'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import type { Entrant } from '../../apps/cli/src/tournament/entrant.ts'
import { playMatch, type MatchSetup } from '../../apps/cli/src/tournament/match.ts'

/** How a match is played and reviewed. */
export interface How {
  /** The level of the player who is followed, and of everyone else. */
  readonly levels: readonly [own: number, others: number]
  /** How often a player asks whether to go on thinking. Nobody is timed, so that a seed gives the same match anywhere. */
  readonly asked: number
  readonly effort: NonNullable<ReviewOptions['effort']>
  /** Options of the game that are not the usual ones. */
  readonly option: readonly string[]
}

/** One match that was played and looked back at, as one player saw it. */
export interface Line extends How {
  readonly game: string
  readonly seed: number
  readonly seat: number
  readonly account: Account
  readonly entries: number
}

/** The usual limit of how often a player asks. */
export const ASKED = 60

/** The computer player of a level. */
const player = (level: number, limit: number): Entrant => ({
  name: String(level),
  reaction: (game) => levelOf(level, game).reaction,
  async choose({ game, view, seat, seats, sides, seed }) {
    let asked = 0
    const stop = () => ++asked > limit
    return think(game, { view, seat, seats, sides, level, seed, stop }, await knowledgeOf(game.id)).move
  },
})

/** Plays a match and looks back at it. The player sits at the first seat and the second by turns. */
export async function playAndReview(setup: MatchSetup, how: How, seed: number): Promise<Line> {
  const { game, seats } = setup
  const { levels, asked, effort } = how
  const seat = seed % seats
  const entrants = Array.from({ length: seats }, (_, each) => player(levels[each === seat ? 0 : 1], asked))
  const { match, fault } = await playMatch(setup, entrants, seed, `luck-${seed}`)
  if (fault !== undefined) throw fault.fault
  const reviewed = review(match, await knowledgeOf(game.id), { seed, effort })
  for (;;) {
    const step = reviewed.next()
    if (step.done !== true) continue
    const { accounts, entries } = step.value
    return { game: game.id, ...how, seed, seat, account: accounts[seat], entries: entries.length }
  }
}

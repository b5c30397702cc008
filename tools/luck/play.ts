import { levelOf, review, think, type Account } from '@spellendoos/bots'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import type { Entrant } from '../../apps/cli/src/tournament/entrant.ts'
import { playMatch, type Setting } from '../../apps/cli/src/tournament/match.ts'

/** One match that was played and looked back at, as one player saw it. */
export interface Line {
  readonly game: string
  /** The level of the player, and of everyone else. */
  readonly levels: readonly [own: number, others: number]
  readonly seed: number
  readonly seat: number
  readonly account: Account
  readonly entries: number
}

/** A level is asked so often whether it wants to go on; it is not timed, so that a seed gives the same match anywhere. */
const ASKED = 60

/** The computer player of a level. */
const player = (level: number): Entrant => ({
  name: String(level),
  reaction: (game) => levelOf(level, game).reaction,
  async choose({ game, view, seat, seats, sides, seed }) {
    let asked = 0
    const stop = () => ++asked > ASKED
    return think(game, { view, seat, seats, sides, level, seed, stop }, await knowledgeOf(game.id)).move
  },
})

/** Plays a match and looks back at it. The player sits at the first seat and the second by turns. */
export async function playAndReview(
  setting: Setting,
  levels: readonly [number, number],
  seed: number,
): Promise<Line> {
  const { game, seats } = setting
  const seat = seed % seats
  const entrants = Array.from({ length: seats }, (_, each) => player(levels[each === seat ? 0 : 1]))
  const { match, fault } = await playMatch(setting, entrants, seed, `luck-${seed}`)
  if (fault !== undefined) throw fault.fault
  const reviewed = review(match, await knowledgeOf(game.id), { seed })
  let entries = 0
  for (;;) {
    const step = reviewed.next()
    if (step.done === true) {
      return { game: game.id, levels, seed, seat, account: step.value.accounts[seat], entries }
    }
    if (step.value !== undefined) entries++
  }
}

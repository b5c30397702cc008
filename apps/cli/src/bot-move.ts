import { levelOf, think } from '@spellendoos/bots'
import type { Match, Seat } from '@spellendoos/kernel'
import { knowledgeOf } from './knowledge.ts'

/** The move of our computer player of this level, in notation, chosen within so many milliseconds. */
export async function botMove<State, Move>(
  match: Match<State, Move>,
  seat: Seat,
  level: number,
  ms = Infinity,
): Promise<string> {
  const { game, sides } = match
  const { id, seats } = match.header
  const until = Date.now() + Math.min(ms, levelOf(level, game).milliseconds)
  const question = { view: match.view(seat), seat, seats, sides, level, seed: match.seq, match: id }
  const stop = () => Date.now() >= until
  return think(game, { ...question, stop }, await knowledgeOf(game.id)).move!
}

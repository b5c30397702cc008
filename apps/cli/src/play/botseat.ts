import { performance } from 'node:perf_hooks'
import { LEVELS, think, type BotAnswer } from '@spellendoos/bots'
import type { Table } from '@spellendoos/fair'
import type { Seat } from '@spellendoos/kernel'
import { knowledgeOf } from '../knowledge.ts'

/** What the bot would do at this seat, within this time. */
export async function botMove({ match, seq }: Table, seat: Seat, ms: number): Promise<BotAnswer> {
  const { game, sides, header } = match
  const knowledge = await knowledgeOf(game.id)
  const until = performance.now() + ms
  const stop = () => performance.now() >= until
  const seed = seq * 64 + seat
  const view = match.view(seat)
  return think(game, { view, seat, seats: header.seats, sides, level: LEVELS.length, seed, stop }, knowledge)
}

import type { SceneTable } from '../scene-table.ts'
import { performance } from 'node:perf_hooks'
import { LEVELS, questionFor, think, type BotAnswer } from '@spellendoos/bots'
import type { Seat } from '@spellendoos/kernel'
import { knowledgeOf } from '../knowledge.ts'

/** What the bot at this seat would do within this time; for a person, what the strongest bot would do. */
export async function botMove({ match, seq }: SceneTable, seat: Seat, ms: number): Promise<BotAnswer> {
  const knowledge = await knowledgeOf(match.game.id)
  const until = performance.now() + ms
  const stop = () => performance.now() >= until
  const question = questionFor(match, seat, match.bots[seat] || LEVELS.length, seq * 64 + seat)
  return think(match.game, { ...question, stop }, knowledge)
}

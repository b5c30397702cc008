import { think, type Knowledge } from '@spellendoos/bots'
import { playDaily } from '@spellendoos/bots/table'
import { openDaily, type Challenge, type Replay } from '@spellendoos/fair'
import type { DailyGame, Game } from '@spellendoos/kernel'

/** What the strongest player comes to in a challenge, and its match. */
export interface BestOfDay {
  readonly score: number
  /** The fewest moves in which the goal can be reached, where the game's solver knows. */
  readonly fewest?: number
  readonly replay: Replay
}

/** Plays a challenge with the strongest player at every seat. */
export function bestOfDay(
  game: Game,
  daily: DailyGame,
  challenge: Challenge,
  knowledge: Knowledge,
): BestOfDay | undefined {
  const opened = openDaily(game, daily, challenge)
  if (!opened.ok) return undefined
  const table = opened.value
  const fewest = knowledge.solver?.solve(table.match.view(0)).fewest
  const played = playDaily(table)
  let step = played.next()
  while (step.done !== true) step = played.next(think(game, step.value, knowledge).move)
  const score = daily.score(table.match.state)
  return { score, replay: table.replay(), ...(fewest === undefined ? {} : { fewest }) }
}

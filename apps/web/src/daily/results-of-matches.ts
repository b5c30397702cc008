import type { KeptMatch } from '../storage/matches.ts'
import { dailyOf, loadChallenge } from './daily-match.ts'
import { movesOf, outcomeOf } from './outcome.ts'
import { reportChallenge } from './challenge-report.ts'
import { keepResult, resultOf } from './results.ts'

export { resultOf }

/** Stores the result of a challenge that was finished at its table, and sends it unless that was done. */
export async function keepOutcome(kept: KeptMatch): Promise<void> {
  const { daily, game } = kept
  if (daily === undefined) return
  const [played, how] = await Promise.all([loadChallenge(kept), dailyOf(game)])
  if (played === undefined || how === undefined) return
  keepResult({ ...daily, game, ...outcomeOf(played, how) })
  void reportChallenge(daily, movesOf(played))
}

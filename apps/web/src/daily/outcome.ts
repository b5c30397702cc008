import type { DailyGame } from '@spellendoos/kernel'
import { Match } from '@spellendoos/kernel'
import type { DailyResult, Square } from './results.ts'

/** The number of squares that show how much of a game for one player was done. */
const SQUARES = 5
/** One square is lost for each of these parts of the task. */
const PARTS = 8

const ROUND: readonly Square[] = ['lost', 'even', 'won']

/** The outcome of a finished match: its score and squares; no score if the player gave up. */
export function outcomeOf(match: Match, daily: DailyGame): Pick<DailyResult, 'score' | 'squares'> {
  if (match.result?.why === 'resigned') return { squares: [] }
  const score = daily.score(match.state)
  const rounds = daily.rounds?.(match.state)
  if (rounds !== undefined) return { score, squares: rounds.map((sign) => ROUND[sign + 1]!) }
  const begun = Match.begin(match.game, match.header)
  const todo = begun.ok ? Math.max(1, daily.score(begun.value.state)) : 1
  const lost = score === daily.perfect ? 0 : 1 + Math.floor((score / todo) * PARTS)
  return { score, squares: squaresWithout(lost) }
}

/** All squares but this many. */
const squaresWithout = (lost: number): readonly Square[] =>
  Array.from({ length: SQUARES }, (_, i) => (i < SQUARES - lost ? 'won' : 'lost'))

/** The outcome of a puzzle: its score is the number of wrong tries; none if the solution was shown. */
export const outcomeOfPuzzle = (wrong: number | undefined): Pick<DailyResult, 'score' | 'squares'> =>
  wrong === undefined ? { squares: [] } : { score: wrong, squares: squaresWithout(wrong) }

/**
 * The player's moves that count, in order: everyone can compute the rest from these. `undefined` for a player who gave
 * up.
 */
export const movesOf = (match: Match): readonly string[] | undefined =>
  match.result === undefined || match.result.why === 'resigned' ? undefined : standingMoves(match)

const standingMoves = (match: Match): readonly string[] =>
  match.standing.flatMap(({ seq, by }) => {
    const entry = match.at(seq)
    return by === 0 && 'move' in entry ? [entry.move] : []
  })

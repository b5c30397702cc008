import type { Match, Outcome, Seat } from '@spellendoos/kernel'
import { LEVELS } from './levels.ts'
import { questionFor, type AskedMatch, type Question } from './question.ts'

/** The part of a table that is needed to play a challenge of the day. */
interface DailyTable {
  readonly match: Match
  play(seat: Seat, move: string): Outcome
}

/** What the computer player is asked at the table of a challenge: its answer is the same for everyone. */
export function dailyQuestion<View>(asked: AskedMatch<View>, seat: Seat): Question<View> {
  const { match: _, ...question } = questionFor(asked, seat, LEVELS.length, 0)
  return { ...question, unhurried: true }
}

/**
 * Plays a challenge of the day: seat 0 makes these moves and the strongest computer player answers; without moves it
 * plays seat 0 too. Every yielded question must be answered. Returns the outcome of the last move: `ok` if all were
 * accepted. Whether the match is over has to be asked of the table.
 */
export function* playDaily(
  table: DailyTable,
  moves?: readonly string[],
): Generator<Question, Outcome, string | undefined> {
  const { match } = table
  let next = 0
  for (;;) {
    const seat = match.turn.find((by) => typeof by === 'number')
    const isPlayers = seat === 0 && moves !== undefined
    if (seat === undefined || (isPlayers && next === moves.length)) {
      // A move after the end is refused by the table itself.
      return moves !== undefined && next < moves.length
        ? table.play(0, moves[next]!)
        : { ok: true, seq: match.seq }
    }
    const move = isPlayers ? moves[next++] : yield dailyQuestion(match, seat)
    const outcome = table.play(seat, move ?? '')
    if (!outcome.ok) return outcome
  }
}

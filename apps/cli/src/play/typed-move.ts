import { walk, type Seat } from '@spellendoos/kernel'
import type { MatchSession } from './match-session.ts'
import { findMove, spotsIn } from './typed-line.ts'

/** Tries what a seat typed as a move: notation first, then spots after those already touched. */
export function playTypedMove(session: MatchSession, seat: Seat, text: string): void {
  const { table, words, game } = session
  const all = session.choices(seat)
  const move = findMove(all, text)
  if (move !== undefined) return void session.settle(table.play(seat, move))

  const touched = [...session.touched, ...spotsIn(text)]
  const { next, move: made } = walk(all, touched)
  if (made !== undefined) return void session.settle(table.play(seat, made))
  if (next.length > 0) {
    session.touched = touched
    session.notice = [
      game.traits.unaided ? words('next-unaided') : words('next-spots', { spots: next.join(' ') }),
    ]
    return
  }
  // No legal move begins like this: the rules say why.
  const tried = session.touched.length > 0 ? touched.join('-') : text
  const outcome = table.play(seat, tried)
  const spots = spotsIn(text)
  const unknown = !outcome.ok && outcome.refusal.code === 'unknown-notation'
  session.settle(unknown && spots.length > 1 ? table.play(seat, spots.join('-')) : outcome)
}

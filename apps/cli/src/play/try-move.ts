import { walk, type Seat } from '@spellendoos/kernel'
import type { Sitting } from './sitting.ts'
import { findMove, spotsIn } from './typed-line.ts'

/** Tries what a seat typed as a move: notation first, then spots after those already touched. */
export function tryMove(sitting: Sitting, seat: Seat, text: string): void {
  const { table, words, game } = sitting
  const all = sitting.choices(seat)
  const move = findMove(all, text)
  if (move !== undefined) return void sitting.settle(table.play(seat, move))

  const touched = [...sitting.touched, ...spotsIn(text)]
  const { next, move: made } = walk(all, touched)
  if (made !== undefined) return void sitting.settle(table.play(seat, made))
  if (next.length > 0) {
    sitting.touched = touched
    sitting.notice = [
      game.traits.unaided ? words('next-unaided') : words('next-spots', { spots: next.join(' ') }),
    ]
    return
  }
  // Nothing legal begins like this: the rules say why.
  const tried = sitting.touched.length > 0 ? touched.join('-') : text
  const outcome = table.play(seat, tried)
  const spots = spotsIn(text)
  const unknown = !outcome.ok && outcome.refusal.code === 'unknown-notation'
  sitting.settle(unknown && spots.length > 1 ? table.play(seat, spots.join('-')) : outcome)
}

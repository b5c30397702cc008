import { simpleBot } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import { seededRng } from '@spellendoos/kernel'
import type { Question } from '../hub/house.ts'

/** What a computer player of a level may spend on a move. */
const EFFORTS = [
  { playouts: 6, milliseconds: 100 },
  { playouts: 120, milliseconds: 300 },
  { playouts: 3000, milliseconds: 1000 },
] as const

/** Thinks about one question, here and now. */
export async function thinkHere({
  game: id,
  view,
  seat,
  seats,
  level,
  seed,
}: Question): Promise<string | undefined> {
  const game = await shelf.get(id)?.()
  if (game === undefined) return undefined
  const { playouts, milliseconds } = EFFORTS[Math.min(level, EFFORTS.length) - 1] ?? EFFORTS[0]
  const end = performance.now() + milliseconds
  const stop = () => performance.now() > end
  return simpleBot(game, view, seat, { seats, rng: seededRng(seed), playouts, stop }).move
}

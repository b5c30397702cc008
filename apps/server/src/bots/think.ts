import { simpleBot } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import { seededRng } from '@spellendoos/kernel'
import type { Question } from '../hub/house.ts'
import { effortOf } from './efforts.ts'

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
  const { playouts, milliseconds } = effortOf(level)
  const end = performance.now() + milliseconds
  const stop = () => performance.now() > end
  return simpleBot(game, view, seat, { seats, rng: seededRng(seed), playouts, stop }).move
}

import { think } from '@spellendoos/bots'
import { levelOf } from '@spellendoos/bots/levels'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import type { Question } from '../hub/house.ts'

/** Thinks about one question, here and now. */
export async function thinkHere({ game: id, ...question }: Question): Promise<string | undefined> {
  const game = await shelf.get(id)?.()
  if (game === undefined) return undefined
  const knowledge = {
    evaluation: (await evaluations.get(id)?.())?.evaluation,
    solver: await solvers.get(id)?.(),
  }
  const end = performance.now() + levelOf(question.level, game).milliseconds
  return think(game, { ...question, stop: () => performance.now() > end }, knowledge).move
}

import { aims } from '@spellendoos/games/aims'
import { shelf } from '@spellendoos/games/shelf'
import { beginPuzzle, turnsOf, type Puzzle } from '@spellendoos/kernel'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import { faultInChoice } from './choice.ts'
import { faultIn, type Workshop } from './pose.ts'

/** A game with what its puzzles need. */
export async function workshopFor(id: string): Promise<Workshop> {
  const game = await shelf.get(id)?.()
  const aim = (await aims.get(id)?.())?.aim
  if (game === undefined || aim === undefined) {
    throw new Error(`There is no game with puzzles called '${id}'.`)
  }
  return { game, aim, evaluation: (await knowledgeOf(id)).evaluation }
}

/** What is wrong with these puzzles: each is proved again from its position. */
export function faultsIn(
  shop: Workshop,
  puzzles: readonly Puzzle[],
): readonly { readonly puzzle: string; readonly fault: string }[] {
  return puzzles.flatMap((puzzle) => {
    const fault = faultOf(shop, puzzle)
    return fault === undefined ? [] : [{ puzzle: puzzle.id, fault }]
  })
}

function faultOf(shop: Workshop, puzzle: Puzzle): string | undefined {
  const begun = beginPuzzle(shop.game, puzzle)
  if (!begun.ok) return begun.problem.text.en
  const turns = turnsOf(shop.game, puzzle)
  if (!turns.ok) return turns.problem.text.en
  const { state } = begun.value
  return 'line' in puzzle ? faultIn(shop, state, puzzle) : faultInChoice(shop, state, puzzle)
}

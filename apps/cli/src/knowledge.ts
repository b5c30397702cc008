import '@spellendoos/kernel/node'
import type { Knowledge } from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { solvers } from '@spellendoos/games/solvers'

const fetched = new Map<string, Promise<Knowledge>>()

/** What a game has for its computer players, loaded once. */
export function knowledgeOf(id: string): Promise<Knowledge> {
  const fetch = async (): Promise<Knowledge> => ({
    evaluation: (await evaluations.get(id)?.())?.evaluation,
    solver: await solvers.get(id)?.(),
  })
  const known = fetched.get(id) ?? fetch()
  fetched.set(id, known)
  return known
}

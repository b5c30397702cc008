import { advise, questionAt, solve, think } from '../bots/worker-client.ts'
import type { Host } from '../table/host.ts'
import type { TableModel } from '../table/table-model.ts'
import { sayHelp } from '../words/help.ts'
import { sayTable } from '../words/table.ts'
import { nameOfMove, whyBest } from './reasons.ts'

/** A good move, and what to say about it; without a move there is only a text. */
export interface Hint {
  readonly move?: string
  readonly text: string
}

/** The best move for the viewer, as far as their view tells. */
export async function hintFor(host: Host, model: TableModel, hasSolver: boolean): Promise<Hint | undefined> {
  const { id } = host.game
  const sent = model.message()
  const seat = model.eye()
  if (sent === undefined || typeof seat !== 'number') return undefined
  const say = (move: string, why: string): Hint => ({
    move,
    text: [sayHelp('try', { move: nameOfMove(model, move) }), why].join(' ').trim(),
  })
  const [first, ...more] = sent.choices
  if (first !== undefined && more.length === 0) return say(first.move, sayHelp('only'))
  const { view } = sent
  const solution = hasSolver ? await solve(id, view) : undefined
  if (solution?.solvable === false) return { text: sayTable('hopeless') }
  if (solution?.move !== undefined) return say(solution.move, sayHelp('solves'))
  const question = questionAt(host.asked, seat)
  const advice = await advise(question)
  if (advice !== undefined) return say(advice.best, whyBest(host, advice))
  const move = await think(question, true)
  return move === undefined ? undefined : say(move, '')
}

import { Table } from '@spellendoos/fair'
import type { Game } from '@spellendoos/kernel'
import type { Play } from './sample.ts'

/** A table at a moment of a match. Its chance is not sealed, because nothing here counts. */
export function practise(game: Game, { log, ...opening }: Play): Table {
  const opened = Table.open(game, { id: 'practice', ...opening, chance: 'manual' })
  if (!opened.ok) throw new Error(opened.problem.text.en)
  const followed = opened.value.follow(log)
  if (!followed.ok) throw new Error(followed.refusal.text.en)
  return opened.value
}

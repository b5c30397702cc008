import type { Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** A rulebook that games come from. */
export interface Book {
  /** As in `Game.book`. */
  readonly id: string
  readonly title: Text
}

export const books: readonly Book[] = [
  {
    id: 'spellendoos',
    title: t.books.spellendoos,
  },
  {
    id: 'voetbal-toto',
    title: t.books['voetbal-toto'],
  },
  { id: '7ate9', title: t.books['7ate9'] },
  {
    id: 'voetbalspel',
    title: t.books.voetbalspel,
  },
  { id: 'royal-turf', title: t.books['royal-turf'] },
]

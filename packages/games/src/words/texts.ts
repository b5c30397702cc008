// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly books: {
    readonly spellendoos: Text
    readonly 'voetbal-toto': Text
    readonly '7ate9': Text
    readonly voetbalspel: Text
    readonly 'royal-turf': Text
  }
}

export const t = textsOf<Texts>('games', [
  'books.spellendoos',
  'books.voetbal-toto',
  'books.7ate9',
  'books.voetbalspel',
  'books.royal-turf',
])

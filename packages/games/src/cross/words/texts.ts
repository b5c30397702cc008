// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly lines: Text
  readonly 'by-the-book': {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/cross', [
  'lines',
  'by-the-book.boekje',
])

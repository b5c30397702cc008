// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly 'define-game': {
    readonly 'by-the-book-text': Text
  }
}

export const t = textsOf<Texts>('mechanics', [
  'define-game.by-the-book-text',
])

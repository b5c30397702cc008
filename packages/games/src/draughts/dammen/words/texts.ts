// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
}

export const t = textsOf<Texts>('games/draughts/dammen', [
  'name',
  'about',
])

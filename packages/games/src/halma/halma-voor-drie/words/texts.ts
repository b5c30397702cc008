// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
  readonly rules: {
    readonly 'halma-voor-drie': Text
  }
}

export const t = textsOf<Texts>('games/halma/halma-voor-drie', [
  'name',
  'about',
  'rules.halma-voor-drie',
])

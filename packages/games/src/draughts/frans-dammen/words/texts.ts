// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly 'capture-ways': Text
    readonly 'king-ways': Text
  }
  readonly name: Text
  readonly about: Text
}

export const t = textsOf<Texts>('games/draughts/frans-dammen', [
  'rules.capture-ways',
  'rules.king-ways',
  'name',
  'about',
])

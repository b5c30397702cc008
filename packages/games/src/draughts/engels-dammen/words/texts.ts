// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly diagonal: Text
    readonly 'capture-ways': Text
    readonly 'straight-lines': Text
    readonly 'mixed-capture': Text
    readonly 'king-capture': Text
  }
  readonly name: Text
  readonly about: Text
}

export const t = textsOf<Texts>('games/draughts/engels-dammen', [
  'rules.diagonal',
  'rules.capture-ways',
  'rules.straight-lines',
  'rules.mixed-capture',
  'rules.king-capture',
  'name',
  'about',
])

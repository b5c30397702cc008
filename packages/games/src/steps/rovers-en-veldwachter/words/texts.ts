// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
  readonly rules: {
    readonly goal: Text
    readonly blocked: Text
  }
  readonly says: {
    readonly blocked: TextWith<'seat'>
    readonly 'ends-blocked': Text
  }
}

export const t = textsOf<Texts>('games/steps/rovers-en-veldwachter', [
  'name',
  'about',
  'rules.goal',
  'rules.blocked',
  'says.blocked',
  'says.ends-blocked',
])

// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
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
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.goal',
  'rules.blocked',
  'says.blocked',
  'says.ends-blocked',
])

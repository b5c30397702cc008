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
    readonly rounds: Text
    readonly turn: Text
    readonly 'seven-throws': Text
    readonly signs: Text
    readonly 'below-zero': Text
  }
  readonly says: {
    readonly written: TextWith<'dice' | 'points' | 'seat'>
  }
}

export const t = textsOf<Texts>('games/dice/schommel-reeks', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.seven-throws',
  'rules.signs',
  'rules.below-zero',
  'says.written',
])

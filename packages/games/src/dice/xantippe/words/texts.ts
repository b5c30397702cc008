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
    readonly seven: Text
    readonly added: Text
    readonly 'fewest-wins': Text
    readonly limit: Text
  }
  readonly says: {
    readonly written: TextWith<'dice' | 'points' | 'seat'>
    readonly 'so-far': TextWith<'n'>
    readonly score: TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/dice/xantippe', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.seven',
  'rules.added',
  'rules.fewest-wins',
  'rules.limit',
  'says.written',
  'says.so-far',
  'says.score',
])

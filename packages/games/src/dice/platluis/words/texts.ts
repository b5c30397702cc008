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
    readonly 'ten-throws': Text
    readonly 'stop-at-one': Text
    readonly none: Text
    readonly added: Text
    readonly 'fewest-wins': Text
  }
  readonly says: {
    readonly louse: TextWith<'points' | 'seat'>
    readonly none: TextWith<'dice' | 'points' | 'seat'>
    readonly score: TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/dice/platluis', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.ten-throws',
  'rules.stop-at-one',
  'rules.none',
  'rules.added',
  'rules.fewest-wins',
  'says.louse',
  'says.none',
  'says.score',
])

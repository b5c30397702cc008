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
    readonly dice: Text
    readonly 'five-throws': Text
    readonly turn: Text
    readonly rounds: Text
    readonly 'plus-minus': Text
    readonly 'below-zero': Text
  }
  readonly says: {
    readonly written: TextWith<'black' | 'dice' | 'points' | 'seat' | 'white'>
  }
}

export const t = textsOf<Texts>('games/dice/paartjesspel', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.dice',
  'rules.five-throws',
  'rules.turn',
  'rules.rounds',
  'rules.plus-minus',
  'rules.below-zero',
  'says.written',
])

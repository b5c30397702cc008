// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

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
    readonly 'three-dice': Text
    readonly turn: Text
    readonly fives: Text
    readonly 'two-fives': Text
    readonly 'three-fives': Text
  }
  readonly options: {
    readonly dice: Text
  }
}

export const t = textsOf<Texts>('games/dice/handjesspel', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.three-dice',
  'rules.turn',
  'rules.fives',
  'rules.two-fives',
  'rules.three-fives',
  'options.dice',
])

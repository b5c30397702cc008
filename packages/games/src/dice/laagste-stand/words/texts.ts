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
    readonly 'five-rounds': Text
    readonly rounds: Text
    readonly turn: Text
    readonly added: Text
    readonly 'taken-off': Text
    readonly 'not-counted': Text
    readonly 'lowest-wins': Text
  }
}

export const t = textsOf<Texts>('games/dice/laagste-stand', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.five-rounds',
  'rules.rounds',
  'rules.turn',
  'rules.added',
  'rules.taken-off',
  'rules.not-counted',
  'rules.lowest-wins',
])

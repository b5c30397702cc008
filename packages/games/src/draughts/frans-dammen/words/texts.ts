// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly 'capture-ways': Text
    readonly 'king-ways': Text
  }
  readonly name: Text
  readonly about: Text
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
}

export const t = textsOf<Texts>('games/draughts/frans-dammen', [
  'rules.capture-ways',
  'rules.king-ways',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
])

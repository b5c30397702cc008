// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly 'no-pieces': Text
    readonly 'no-move': Text
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
  readonly says: {
    readonly 'no-pieces': TextWith<'seat'>
    readonly 'no-move': TextWith<'seat'>
    readonly 'ends-no-pieces': Text
  }
}

export const t = textsOf<Texts>('games/draughts/slag-dammen', [
  'rules.no-pieces',
  'rules.no-move',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.no-pieces',
  'says.no-move',
  'says.ends-no-pieces',
])

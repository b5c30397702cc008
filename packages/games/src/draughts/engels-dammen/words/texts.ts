// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly diagonal: Text
    readonly 'capture-ways': Text
    readonly 'straight-lines': Text
    readonly 'mixed-capture': Text
    readonly 'king-capture': Text
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

export const t = textsOf<Texts>('games/draughts/engels-dammen', [
  'rules.diagonal',
  'rules.capture-ways',
  'rules.straight-lines',
  'rules.mixed-capture',
  'rules.king-capture',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
])

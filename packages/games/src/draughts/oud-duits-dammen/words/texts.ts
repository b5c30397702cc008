// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly 'all-fields': Text
    readonly setup: Text
    readonly diagonal: Text
    readonly 'field-colour': Text
    readonly 'capture-sides': Text
    readonly 'capture-ways': Text
    readonly passing: Text
    readonly 'counted-to-crown': Text
    readonly 'king-ways': Text
    readonly 'king-move': Text
    readonly notation: Text
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

export const t = textsOf<Texts>('games/draughts/oud-duits-dammen', [
  'rules.all-fields',
  'rules.setup',
  'rules.diagonal',
  'rules.field-colour',
  'rules.capture-sides',
  'rules.capture-ways',
  'rules.passing',
  'rules.counted-to-crown',
  'rules.king-ways',
  'rules.king-move',
  'rules.notation',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
])

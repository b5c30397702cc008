// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly 'all-fields': Text
    readonly setup: Text
    readonly straight: Text
    readonly forward: Text
    readonly 'capture-ways': Text
    readonly 'taken-at-once': Text
    readonly passing: Text
    readonly 'king-move': Text
    readonly 'king-capture': Text
    readonly 'no-turning-back': Text
    readonly notation: Text
    readonly 'no-move': Text
    readonly 'single-man': Text
    readonly 'king-against-king': Text
    readonly 'no-progress': Text
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
    readonly 'single-man': TextWith<'seat'>
    readonly 'king-against-king': Text
    readonly 'no-progress': Text
    readonly 'count-no-progress': Text
    readonly 'ends-single-man': Text
    readonly 'ends-king-against-king': Text
  }
}

export const t = textsOf<Texts>('games/draughts/turks-dammen', [
  'rules.all-fields',
  'rules.setup',
  'rules.straight',
  'rules.forward',
  'rules.capture-ways',
  'rules.taken-at-once',
  'rules.passing',
  'rules.king-move',
  'rules.king-capture',
  'rules.no-turning-back',
  'rules.notation',
  'rules.no-move',
  'rules.single-man',
  'rules.king-against-king',
  'rules.no-progress',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.single-man',
  'says.king-against-king',
  'says.no-progress',
  'says.count-no-progress',
  'says.ends-single-man',
  'says.ends-king-against-king',
])

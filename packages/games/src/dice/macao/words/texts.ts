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
    readonly 'three-throws': Text
    readonly fourth: Text
    readonly dead: Text
    readonly closest: Text
    readonly 'all-dead': Text
  }
  readonly says: {
    readonly written: TextWith<'dice' | 'points' | 'seat'>
    readonly dead: TextWith<'dice' | 'points' | 'seat'>
    readonly 'dead-cell': Text
    readonly 'all-dead': Text
  }
  readonly trainer: {
    readonly asks: Text
    readonly throw: Text
    readonly stop: TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/dice/macao', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.three-throws',
  'rules.fourth',
  'rules.dead',
  'rules.closest',
  'rules.all-dead',
  'says.written',
  'says.dead',
  'says.dead-cell',
  'says.all-dead',
  'trainer.asks',
  'trainer.throw',
  'trainer.stop',
])

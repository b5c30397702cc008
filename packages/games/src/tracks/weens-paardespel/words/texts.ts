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
    readonly equipment: Text
    readonly setup: Text
    readonly stake: Text
    readonly 'three-guilders': Text
    readonly turn: Text
    readonly first: Text
    readonly throw: Text
    readonly share: Text
    readonly miss: Text
    readonly waterfall: Text
    readonly twice: Text
    readonly 'twice-at-once': Text
    readonly fine: Text
    readonly back: Text
    readonly arrive: Text
    readonly prizes: Text
  }
  readonly says: {
    readonly 'moved-back': TextWith<'from' | 'seat' | 'to'>
    readonly 'must-miss': TextWith<'seat'>
    readonly missed: TextWith<'seat'>
    readonly out: TextWith<'seat'>
    readonly twice: TextWith<'seat'>
    readonly fined: TextWith<'seat'>
    readonly 'note-misses': TextWith<'field'>
    readonly 'coach-again': Text
    readonly 'coach-twice': Text
    readonly field: TextWith<'does' | 'field'>
    readonly 'does-miss': Text
    readonly 'does-waterfall': Text
    readonly 'does-twice': Text
    readonly 'does-fine': Text
    readonly 'does-back': Text
    readonly 'does-finish': Text
  }
  readonly options: {
    readonly stake: Text
  }
}

export const t = textsOf<Texts>('games/tracks/weens-paardespel', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.setup',
  'rules.stake',
  'rules.three-guilders',
  'rules.turn',
  'rules.first',
  'rules.throw',
  'rules.share',
  'rules.miss',
  'rules.waterfall',
  'rules.twice',
  'rules.twice-at-once',
  'rules.fine',
  'rules.back',
  'rules.arrive',
  'rules.prizes',
  'says.moved-back',
  'says.must-miss',
  'says.missed',
  'says.out',
  'says.twice',
  'says.fined',
  'says.note-misses',
  'says.coach-again',
  'says.coach-twice',
  'says.field',
  'says.does-miss',
  'says.does-waterfall',
  'says.does-twice',
  'says.does-fine',
  'says.does-back',
  'says.does-finish',
  'options.stake',
])

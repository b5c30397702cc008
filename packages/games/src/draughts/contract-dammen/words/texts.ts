// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly equipment: Text
    readonly setup: Text
    readonly 'empty-fields': Text
    readonly turn: Text
    readonly 'must-capture': Text
    readonly reserve: Text
    readonly 'base-row': Text
    readonly placing: Text
    readonly notation: Text
    readonly 'no-move': Text
    readonly 'reserve-counts': Text
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
    readonly places: TextWith<'field' | 'seat'>
    readonly 'reserve-of': TextWith<'seat'>
    readonly 'coach-piece-or-place': Text
    readonly 'coach-place': Text
  }
}

export const t = textsOf<Texts>('games/draughts/contract-dammen', [
  'rules.equipment',
  'rules.setup',
  'rules.empty-fields',
  'rules.turn',
  'rules.must-capture',
  'rules.reserve',
  'rules.base-row',
  'rules.placing',
  'rules.notation',
  'rules.no-move',
  'rules.reserve-counts',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.places',
  'says.reserve-of',
  'says.coach-piece-or-place',
  'says.coach-place',
])

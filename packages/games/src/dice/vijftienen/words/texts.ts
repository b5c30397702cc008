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
    readonly agreed: Text
    readonly 'one-throw': Text
    readonly calculate: Text
    readonly 'all-dice': Text
    readonly fractions: Text
    readonly zero: Text
    readonly again: Text
    readonly done: Text
    readonly hit: Text
    readonly shown: Text
  }
  readonly says: {
    readonly counted: TextWith<'calculation' | 'seat'>
    readonly restarted: TextWith<'seat'>
    readonly hit: TextWith<'calculation' | 'seat'>
    readonly missed: TextWith<'calculation' | 'seat'>
    readonly 'no-way': TextWith<'seat'>
    readonly 'button-plus': Text
    readonly 'button-minus': Text
    readonly 'button-times': Text
    readonly 'button-divide': Text
    readonly 'button-again': Text
    readonly 'button-pass': Text
    readonly 'coach-number': TextWith<'seat'>
    readonly 'coach-sign': TextWith<'number' | 'seat'>
    readonly 'coach-other': TextWith<'number' | 'seat' | 'sign'>
  }
  readonly trainer: {
    readonly asks: Text
    readonly made: TextWith<'calculation'>
    readonly missed: Text
  }
}

export const t = textsOf<Texts>('games/dice/vijftienen', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.agreed',
  'rules.one-throw',
  'rules.calculate',
  'rules.all-dice',
  'rules.fractions',
  'rules.zero',
  'rules.again',
  'rules.done',
  'rules.hit',
  'rules.shown',
  'says.counted',
  'says.restarted',
  'says.hit',
  'says.missed',
  'says.no-way',
  'says.button-plus',
  'says.button-minus',
  'says.button-times',
  'says.button-divide',
  'says.button-again',
  'says.button-pass',
  'says.coach-number',
  'says.coach-sign',
  'says.coach-other',
  'trainer.asks',
  'trainer.made',
  'trainer.missed',
])

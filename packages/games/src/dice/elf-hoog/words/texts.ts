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
    readonly purse: Text
    readonly ante: Text
    readonly rounds: Text
    readonly turn: Text
    readonly eleven: Text
    readonly twelve: Text
    readonly less: Text
    readonly 'ante-again': Text
    readonly 'cannot-pay': Text
    readonly out: Text
    readonly 'last-left': Text
    readonly 'pot-left': Text
    readonly richest: Text
    readonly shared: Text
  }
  readonly says: {
    readonly total: Text
    readonly pot: Text
    readonly takes: TextWith<'dice' | 'money' | 'seat'>
    readonly doubles: TextWith<'dice' | 'money' | 'seat'>
    readonly pays: TextWith<'dice' | 'money' | 'seat'>
    readonly ante: TextWith<'money'>
    readonly out: TextWith<'seat'>
    readonly 'is-out': Text
    readonly shared: TextWith<'money' | 'seats'>
  }
}

export const t = textsOf<Texts>('games/dice/elf-hoog', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.purse',
  'rules.ante',
  'rules.rounds',
  'rules.turn',
  'rules.eleven',
  'rules.twelve',
  'rules.less',
  'rules.ante-again',
  'rules.cannot-pay',
  'rules.out',
  'rules.last-left',
  'rules.pot-left',
  'rules.richest',
  'rules.shared',
  'says.total',
  'says.pot',
  'says.takes',
  'says.doubles',
  'says.pays',
  'says.ante',
  'says.out',
  'says.is-out',
  'says.shared',
])

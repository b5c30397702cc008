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
    readonly players: Text
    readonly stack: Text
    readonly heights: Text
    readonly answer: Text
    readonly possible: Text
    readonly time: Text
    readonly trick: Text
    readonly point: Text
  }
  readonly says: {
    readonly right: TextWith<'n' | 'right' | 'said' | 'seat' | 'top'>
    readonly wrong: TextWith<'n' | 'right' | 'said' | 'seat' | 'top'>
    readonly 'too-late': TextWith<'n' | 'right' | 'seat' | 'top'>
    readonly level: TextWith<'n'>
    readonly 'coach-answer': TextWith<'n' | 'seat'>
  }
  readonly options: {
    readonly seconds: Text
  }
}

export const t = textsOf<Texts>('games/dice/dobbelstenen-toren', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.players',
  'rules.stack',
  'rules.heights',
  'rules.answer',
  'rules.possible',
  'rules.time',
  'rules.trick',
  'rules.point',
  'says.right',
  'says.wrong',
  'says.too-late',
  'says.level',
  'says.coach-answer',
  'options.seconds',
])

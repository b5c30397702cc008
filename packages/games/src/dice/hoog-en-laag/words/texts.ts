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
    readonly series: Text
    readonly rounds: Text
    readonly turn: Text
    readonly lowest: Text
    readonly highest: Text
    readonly ties: Text
    readonly 'clean-first': Text
    readonly 'same-round': Text
    readonly 'most-loses': Text
    readonly unmarked: Text
    readonly between: Text
    readonly 'no-winner': Text
  }
  readonly says: {
    readonly total: Text
    readonly written: TextWith<'dice' | 'points' | 'seat'>
    readonly dot: TextWith<'n' | 'seat'>
    readonly wiped: TextWith<'n' | 'seat'>
    readonly clean: TextWith<'seat'>
    readonly 'is-clean': TextWith<'n'>
    readonly unmarked: Text
    readonly 'ends-clean-first': Text
    readonly 'ends-no-winner': Text
    readonly score: TextWith<'n'>
  }
  readonly options: {
    readonly rounds: Text
  }
}

export const t = textsOf<Texts>('games/dice/hoog-en-laag', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.series',
  'rules.rounds',
  'rules.turn',
  'rules.lowest',
  'rules.highest',
  'rules.ties',
  'rules.clean-first',
  'rules.same-round',
  'rules.most-loses',
  'rules.unmarked',
  'rules.between',
  'rules.no-winner',
  'says.total',
  'says.written',
  'says.dot',
  'says.wiped',
  'says.clean',
  'says.is-clean',
  'says.unmarked',
  'says.ends-clean-first',
  'says.ends-no-winner',
  'says.score',
  'options.rounds',
])

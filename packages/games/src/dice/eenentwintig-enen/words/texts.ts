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
    readonly turn: Text
    readonly first: Text
    readonly ones: Text
    readonly seventh: Text
    readonly fourteenth: Text
    readonly 'twenty-first': Text
    readonly places: Text
    readonly rounds: Text
    readonly 'starts-next': Text
  }
  readonly says: {
    readonly one: TextWith<'n' | 'seat'>
    readonly prize: TextWith<'n' | 'points' | 'seat'>
    readonly ones: TextWith<'n'>
    readonly which: Text
    readonly points: Text
    readonly by: Text
    readonly 'ends-twenty-first': Text
  }
  readonly options: {
    readonly rounds: Text
  }
}

export const t = textsOf<Texts>('games/dice/eenentwintig-enen', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.turn',
  'rules.first',
  'rules.ones',
  'rules.seventh',
  'rules.fourteenth',
  'rules.twenty-first',
  'rules.places',
  'rules.rounds',
  'rules.starts-next',
  'says.one',
  'says.prize',
  'says.ones',
  'says.which',
  'says.points',
  'says.by',
  'says.ends-twenty-first',
  'options.rounds',
])

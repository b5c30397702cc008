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
    readonly unlimited: Text
    readonly leader: Text
    readonly turn: Text
    readonly 'too-few': Text
    readonly 'too-many': Text
    readonly equal: Text
    readonly skip: Text
    readonly alone: Text
    readonly 'most-loses': Text
    readonly places: Text
  }
  readonly says: {
    readonly led: TextWith<'dice' | 'seat' | 'total'>
    readonly equal: TextWith<'dice' | 'seat' | 'total'>
    readonly under: TextWith<'dice' | 'n' | 'seat' | 'total'>
    readonly over: TextWith<'dice' | 'n' | 'seat' | 'total'>
    readonly leader: Text
    readonly mark: Text
    readonly pot: Text
    readonly 'is-out': Text
    readonly 'has-paid': TextWith<'n'>
    readonly 'ends-most-loses': Text
    readonly 'ends-alone': Text
    readonly score: TextWith<'n'>
  }
  readonly options: {
    readonly rounds: Text
  }
}

export const t = textsOf<Texts>('games/dice/poffen-dobbel', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.unlimited',
  'rules.leader',
  'rules.turn',
  'rules.too-few',
  'rules.too-many',
  'rules.equal',
  'rules.skip',
  'rules.alone',
  'rules.most-loses',
  'rules.places',
  'says.led',
  'says.equal',
  'says.under',
  'says.over',
  'says.leader',
  'says.mark',
  'says.pot',
  'says.is-out',
  'says.has-paid',
  'says.ends-most-loses',
  'says.ends-alone',
  'says.score',
  'options.rounds',
])

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
    readonly 'left-neighbour': Text
    readonly 'one-costs': Text
    readonly 'below-zero': Text
    readonly 'highest-wins': Text
  }
  readonly says: {
    readonly thrown: TextWith<'eyes' | 'neighbour' | 'seat'>
    readonly sparrow: TextWith<'neighbour' | 'seat'>
  }
}

export const t = textsOf<Texts>('games/dice/kale-mus', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.left-neighbour',
  'rules.one-costs',
  'rules.below-zero',
  'rules.highest-wins',
  'says.thrown',
  'says.sparrow',
])

// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly wrong: {
    readonly 'position-fields': Text
    readonly 'position-board': Text
    readonly 'position-placed': Text
    readonly 'position-pawns': Text
    readonly 'position-won': Text
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
  readonly rules: {
    readonly board: Text
    readonly pawns: Text
    readonly turn: Text
    readonly 'own-pawns': Text
    readonly 'free-point': Text
    readonly stays: Text
    readonly ring: Text
    readonly 'several-players': Text
    readonly edge: Text
    readonly 'into-ring': Text
    readonly 'several-rings': Text
    readonly freed: Text
    readonly out: Text
    readonly end: Text
    readonly 'last-pawns': Text
    readonly score: Text
    readonly 'above-zero': Text
  }
  readonly says: {
    readonly placed: TextWith<'seat' | 'to'>
    readonly took: TextWith<'at' | 'seat' | 'victimSeat'>
    readonly won: TextWith<'points' | 'seat'>
    readonly drawn: Text
    readonly standing: TextWith<'lost' | 'won'>
    readonly 'coach-place': TextWith<'hand'>
    readonly 'ends-score': Text
    readonly 'ends-above-zero': Text
  }
}

export const t = textsOf<Texts>('games/field/tippy', [
  'wrong.position-fields',
  'wrong.position-board',
  'wrong.position-placed',
  'wrong.position-pawns',
  'wrong.position-won',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.board',
  'rules.pawns',
  'rules.turn',
  'rules.own-pawns',
  'rules.free-point',
  'rules.stays',
  'rules.ring',
  'rules.several-players',
  'rules.edge',
  'rules.into-ring',
  'rules.several-rings',
  'rules.freed',
  'rules.out',
  'rules.end',
  'rules.last-pawns',
  'rules.score',
  'rules.above-zero',
  'says.placed',
  'says.took',
  'says.won',
  'says.drawn',
  'says.standing',
  'says.coach-place',
  'says.ends-score',
  'says.ends-above-zero',
])

// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly wrong: {
    readonly 'position-fields': Text
    readonly 'position-board': Text
    readonly 'position-pawns': Text
    readonly 'position-turn': Text
    readonly 'position-five': Text
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
    readonly pawns: Text
    readonly pairs: Text
    readonly turn: Text
    readonly place: Text
    readonly 'free-field': Text
    readonly slide: Text
    readonly 'own-pawns': Text
    readonly 'own-six': Text
    readonly 'must-slide': Text
    readonly pass: Text
    readonly five: Text
    readonly repetition: Text
    readonly 'fifty-turns': Text
  }
  readonly says: {
    readonly placed: TextWith<'seat' | 'to'>
    readonly slid: TextWith<'from' | 'seat' | 'to'>
    readonly passed: TextWith<'seat'>
    readonly won: TextWith<'seat'>
    readonly 'drawn-fifty-turns': Text
    readonly 'first-pair': Text
    readonly 'second-pair': Text
    readonly 'coach-place': TextWith<'hand'>
    readonly 'coach-slide': Text
    readonly 'coach-slide-own': Text
    readonly 'coach-pass': Text
    readonly 'ends-five': Text
  }
}

export const t = textsOf<Texts>('games/field/gobang', [
  'wrong.position-fields',
  'wrong.position-board',
  'wrong.position-pawns',
  'wrong.position-turn',
  'wrong.position-five',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.pawns',
  'rules.pairs',
  'rules.turn',
  'rules.place',
  'rules.free-field',
  'rules.slide',
  'rules.own-pawns',
  'rules.own-six',
  'rules.must-slide',
  'rules.pass',
  'rules.five',
  'rules.repetition',
  'rules.fifty-turns',
  'says.placed',
  'says.slid',
  'says.passed',
  'says.won',
  'says.drawn-fifty-turns',
  'says.first-pair',
  'says.second-pair',
  'says.coach-place',
  'says.coach-slide',
  'says.coach-slide-own',
  'says.coach-pass',
  'says.ends-five',
])

// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly wrong: {
    readonly 'position-fields': Text
    readonly 'position-board': Text
    readonly 'position-die': Text
    readonly 'position-pawns': Text
    readonly 'position-start': Text
    readonly 'position-missed': Text
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
    readonly setup: Text
    readonly 'roll-off': Text
    readonly turn: Text
    readonly throw: Text
    readonly 'own-pawns': Text
    readonly straight: Text
    readonly count: Text
    readonly 'free-fields': Text
    readonly capture: Text
    readonly directions: Text
    readonly 'must-move': Text
    readonly pass: Text
    readonly 'six-again': Text
    readonly arrive: Text
    readonly counted: Text
    readonly home: Text
    readonly 'capture-home': Text
    readonly notation: Text
    readonly penalty: Text
    readonly 'one-penalty': Text
    readonly end: Text
    readonly 'most-throws': Text
  }
  readonly says: {
    readonly 'arrived-of': TextWith<'seat'>
    readonly 'roll-off': Text
    readonly 'rolled-off': TextWith<'pips' | 'seat'>
    readonly 'tied-start': Text
    readonly starts: TextWith<'seat'>
    readonly thrown: TextWith<'pips' | 'seat'>
    readonly moved: TextWith<'from' | 'seat' | 'to'>
    readonly captured: TextWith<'from' | 'seat' | 'to'>
    readonly arrived: TextWith<'arrived' | 'seat'>
    readonly removed: TextWith<'at' | 'seat'>
    readonly passed: TextWith<'pips' | 'seat'>
    readonly again: TextWith<'seat'>
    readonly tired: Text
    readonly won: TextWith<'least' | 'most' | 'seat'>
    readonly tied: TextWith<'arrived'>
    readonly 'coach-roll-off': Text
    readonly 'coach-throw': Text
    readonly 'coach-move': TextWith<'pips'>
    readonly 'ends-end': Text
    readonly score: TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/field/rakado', [
  'wrong.position-fields',
  'wrong.position-board',
  'wrong.position-die',
  'wrong.position-pawns',
  'wrong.position-start',
  'wrong.position-missed',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.setup',
  'rules.roll-off',
  'rules.turn',
  'rules.throw',
  'rules.own-pawns',
  'rules.straight',
  'rules.count',
  'rules.free-fields',
  'rules.capture',
  'rules.directions',
  'rules.must-move',
  'rules.pass',
  'rules.six-again',
  'rules.arrive',
  'rules.counted',
  'rules.home',
  'rules.capture-home',
  'rules.notation',
  'rules.penalty',
  'rules.one-penalty',
  'rules.end',
  'rules.most-throws',
  'says.arrived-of',
  'says.roll-off',
  'says.rolled-off',
  'says.tied-start',
  'says.starts',
  'says.thrown',
  'says.moved',
  'says.captured',
  'says.arrived',
  'says.removed',
  'says.passed',
  'says.again',
  'says.tired',
  'says.won',
  'says.tied',
  'says.coach-roll-off',
  'says.coach-throw',
  'says.coach-move',
  'says.ends-end',
  'says.score',
])

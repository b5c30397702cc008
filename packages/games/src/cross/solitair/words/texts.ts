// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'bad-rows': TextWith<'start'>
    readonly 'bad-pegs': Text
    readonly 'bad-end': TextWith<'last' | 'moves'>
  }
  readonly name: Text
  readonly about: Text
  readonly daily: TextWith<'n'>
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
  readonly rules: {
    readonly board: Text
    readonly setup: Text
    readonly 'with-a-peg': Text
    readonly 'over-a-peg': Text
    readonly 'into-a-hole': Text
    readonly straight: Text
    readonly 'no-sliding': Text
    readonly 'first-jump': Text
    readonly goal: Text
    readonly end: Text
    readonly chain: Text
  }
  readonly says: {
    readonly centre: Text
    readonly hole: TextWith<'hole'>
    readonly standing: TextWith<'left' | 'moves'>
    readonly 'coach-peg': Text
    readonly 'coach-hole': Text
    readonly jumped: TextWith<'left'>
    readonly perfect: TextWith<'moves'>
    readonly stuck: TextWith<'left' | 'moves'>
    readonly 'ends-goal': Text
    readonly 'ends-end': TextWith<'n'>
    readonly score: TextWith<'n'>
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/cross/solitair', [
  'problems.bad-rows',
  'problems.bad-pegs',
  'problems.bad-end',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.board',
  'rules.setup',
  'rules.with-a-peg',
  'rules.over-a-peg',
  'rules.into-a-hole',
  'rules.straight',
  'rules.no-sliding',
  'rules.first-jump',
  'rules.goal',
  'rules.end',
  'rules.chain',
  'says.centre',
  'says.hole',
  'says.standing',
  'says.coach-peg',
  'says.coach-hole',
  'says.jumped',
  'says.perfect',
  'says.stuck',
  'says.ends-goal',
  'says.ends-end',
  'says.score',
  'presets.boekje',
  'daily',
])

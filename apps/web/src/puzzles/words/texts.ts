// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly says: {
    readonly title: Text
    readonly about: Text
    readonly puzzles: Text
    readonly 'puzzles-about': Text
    readonly drills: Text
    readonly 'drills-about': Text
    readonly 'kept-here': Text
    readonly untried: Text
    readonly rating: TextWith<'n'>
    readonly solved: TextWith<'n'>
    readonly longest: TextWith<'n'>
    readonly line: TextWith<'from' | 'to'>
    readonly drilled: TextWith<'best' | 'cost' | 'n'>
    readonly 'no-such-puzzle': Text
    readonly puzzle: Text
    readonly 'goal-win': Text
    readonly 'goal-quick': TextWith<'n'>
    readonly 'goal-gain': Text
    readonly 'goal-finish': Text
    readonly 'goal-best': Text
    readonly 'wrong-lost': TextWith<'reply'>
    readonly 'wrong-missed': TextWith<'reply'>
    readonly 'wrong-hopeless': Text
    readonly 'this-way': Text
    readonly 'not-best': Text
    readonly best: Text
    readonly 'solved-now': Text
    readonly 'solved-at-once': Text
    readonly 'right-so-far': Text
    readonly thinking: Text
    readonly next: Text
    readonly retry: Text
    readonly solution: Text
    readonly streak: TextWith<'n'>
    readonly answer: Text
    readonly 'costs-more': Text
    readonly seeking: Text
    readonly 'nothing-lost': Text
    readonly cost: TextWith<'cost'>
    readonly decide: Text
    readonly wins: Text
    readonly 'chances-lost': Text
    readonly costs: Text
    readonly average: TextWith<'cost'>
  }
}

export const t = textsOf<Texts>('web/puzzles', [
  'says.title',
  'says.about',
  'says.puzzles',
  'says.puzzles-about',
  'says.drills',
  'says.drills-about',
  'says.kept-here',
  'says.untried',
  'says.rating',
  'says.solved',
  'says.longest',
  'says.line',
  'says.drilled',
  'says.no-such-puzzle',
  'says.puzzle',
  'says.goal-win',
  'says.goal-quick',
  'says.goal-gain',
  'says.goal-finish',
  'says.goal-best',
  'says.wrong-lost',
  'says.wrong-missed',
  'says.wrong-hopeless',
  'says.this-way',
  'says.not-best',
  'says.best',
  'says.solved-now',
  'says.solved-at-once',
  'says.right-so-far',
  'says.thinking',
  'says.next',
  'says.retry',
  'says.solution',
  'says.streak',
  'says.answer',
  'says.costs-more',
  'says.seeking',
  'says.nothing-lost',
  'says.cost',
  'says.decide',
  'says.wins',
  'says.chances-lost',
  'says.costs',
  'says.average',
])

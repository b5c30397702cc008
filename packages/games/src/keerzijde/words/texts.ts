// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly faults: {
    readonly 'position-fields': Text
    readonly 'position-board': Text
    readonly 'position-side': Text
    readonly 'position-too-few': Text
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
    readonly stones: Text
    readonly start: Text
    readonly crossed: Text
    readonly first: Text
    readonly turn: Text
    readonly 'free-field': Text
    readonly row: Text
    readonly enclose: Text
    readonly turned: Text
    readonly 'one-row': Text
    readonly 'all-rows': Text
    readonly notation: Text
    readonly pass: Text
    readonly 'no-passing': Text
    readonly supply: Text
    readonly full: Text
    readonly nobody: Text
    readonly winner: Text
    readonly tie: Text
  }
  readonly says: {
    readonly laid: TextWith<'seat' | 'stones' | 'to'>
    readonly passed: TextWith<'seat'>
    readonly full: Text
    readonly nobody: Text
    readonly won: TextWith<'least' | 'most' | 'seat'>
    readonly tied: TextWith<'stones'>
    readonly 'red-stone': Text
    readonly 'yellow-stone': Text
    readonly 'plays-red': Text
    readonly 'plays-yellow': Text
    readonly pass: Text
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-red': Text
    readonly 'coach-yellow': Text
    readonly 'coach-row': Text
    readonly 'coach-pass': Text
    readonly 'ends-full': Text
    readonly 'ends-nobody': Text
    readonly score: TextWith<'n'>
  }
  readonly options: {
    readonly rows: Text
    readonly start: Text
  }
  readonly choices: {
    readonly 'rows.one': Text
    readonly 'rows.all': Text
    readonly 'start.book': Text
    readonly 'start.crossed': Text
  }
  readonly presets: {
    readonly boekje: Text
    readonly modern: Text
  }
}

export const t = textsOf<Texts>('games/keerzijde', [
  'faults.position-fields',
  'faults.position-board',
  'faults.position-side',
  'faults.position-too-few',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.board',
  'rules.stones',
  'rules.start',
  'rules.crossed',
  'rules.first',
  'rules.turn',
  'rules.free-field',
  'rules.row',
  'rules.enclose',
  'rules.turned',
  'rules.one-row',
  'rules.all-rows',
  'rules.notation',
  'rules.pass',
  'rules.no-passing',
  'rules.supply',
  'rules.full',
  'rules.nobody',
  'rules.winner',
  'rules.tie',
  'says.laid',
  'says.passed',
  'says.full',
  'says.nobody',
  'says.won',
  'says.tied',
  'says.red-stone',
  'says.yellow-stone',
  'says.plays-red',
  'says.plays-yellow',
  'says.pass',
  'says.coach-turn',
  'says.coach-red',
  'says.coach-yellow',
  'says.coach-row',
  'says.coach-pass',
  'says.ends-full',
  'says.ends-nobody',
  'says.score',
  'options.rows',
  'options.start',
  'choices.rows.one',
  'choices.rows.all',
  'choices.start.book',
  'choices.start.crossed',
  'presets.boekje',
  'presets.modern',
])

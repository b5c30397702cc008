// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'bad-mover': {
    readonly 'bad-mover': TextWith<'mover'>
  }
  readonly 'bad-sides': {
    readonly 'bad-sides': Text
  }
  readonly 'bad-field': {
    readonly 'bad-field': TextWith<'item'>
  }
  readonly twice: {
    readonly 'double-field': TextWith<'field'>
  }
  readonly 'too-many': {
    readonly 'too-many-men': TextWith<'letter' | 'men'>
  }
  readonly 'no-men': {
    readonly 'no-men': TextWith<'letter'>
  }
  readonly 'no-move': {
    readonly 'no-move': TextWith<'letter'>
  }
  readonly 'bad-mark': {
    readonly 'bad-mark': TextWith<'mark'>
  }
  readonly says: {
    readonly steps: TextWith<'move' | 'seat'>
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-man': Text
    readonly 'coach-field': Text
    readonly 'count-title': Text
    readonly 'count-quiet': Text
    readonly 'repetition-drawn': Text
    readonly 'no-progress-drawn': Text
  }
  readonly 'race-says': {
    readonly jumps: TextWith<'move' | 'n' | 'seat'>
    readonly passes: TextWith<'seat'>
    readonly goal: TextWith<'seat'>
    readonly 'left-behind': TextWith<'seat'>
    readonly 'no-progress': TextWith<'seat'>
    readonly 'men-arrived': TextWith<'all' | 'men'>
    readonly 'count-behind': Text
    readonly 'coach-pass': Text
    readonly 'button-pass': Text
    readonly 'ends-goal': Text
    readonly 'ends-left-behind': Text
  }
  readonly 'both-blocked-says': {
    readonly 'both-blocked': TextWith<'seat'>
    readonly 'both-blocked-drawn': Text
    readonly 'ends-both-blocked': Text
  }
  readonly rules: {
    readonly 'numbered-fields': Text
    readonly 'four-rows': Text
    readonly 'twenty-men': Text
    readonly 'white-first': Text
    readonly turn: Text
    readonly 'one-man': Text
    readonly 'own-men': Text
    readonly diagonal: Text
    readonly 'all-diagonals': Text
    readonly 'one-step': Text
    readonly 'free-field': Text
    readonly 'jump-anyone': Text
    readonly 'jump-opponents': Text
    readonly 'not-over-own': Text
    readonly stays: Text
    readonly chain: Text
    readonly elsewhere: Text
    readonly pass: Text
    readonly 'both-blocked': Text
    readonly 'left-behind': Text
    readonly repetition: Text
    readonly distance: Text
    readonly 'no-progress': Text
    readonly 'number-notation': Text
    readonly 'letter-notation': Text
  }
  readonly 'by-the-book-words': {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/steps', [
  'bad-mover.bad-mover',
  'bad-sides.bad-sides',
  'bad-field.bad-field',
  'twice.double-field',
  'too-many.too-many-men',
  'no-men.no-men',
  'no-move.no-move',
  'bad-mark.bad-mark',
  'says.steps',
  'says.coach-turn',
  'says.coach-man',
  'says.coach-field',
  'says.count-title',
  'says.count-quiet',
  'says.repetition-drawn',
  'says.no-progress-drawn',
  'race-says.jumps',
  'race-says.passes',
  'race-says.goal',
  'race-says.left-behind',
  'race-says.no-progress',
  'race-says.men-arrived',
  'race-says.count-behind',
  'race-says.coach-pass',
  'race-says.button-pass',
  'race-says.ends-goal',
  'race-says.ends-left-behind',
  'both-blocked-says.both-blocked',
  'both-blocked-says.both-blocked-drawn',
  'both-blocked-says.ends-both-blocked',
  'rules.numbered-fields',
  'rules.four-rows',
  'rules.twenty-men',
  'rules.white-first',
  'rules.turn',
  'rules.one-man',
  'rules.own-men',
  'rules.diagonal',
  'rules.all-diagonals',
  'rules.one-step',
  'rules.free-field',
  'rules.jump-anyone',
  'rules.jump-opponents',
  'rules.not-over-own',
  'rules.stays',
  'rules.chain',
  'rules.elsewhere',
  'rules.pass',
  'rules.both-blocked',
  'rules.left-behind',
  'rules.repetition',
  'rules.distance',
  'rules.no-progress',
  'rules.number-notation',
  'rules.letter-notation',
  'by-the-book-words.boekje',
])

// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly faults: {
    readonly 'position-side': Text
    readonly 'position-numbers': Text
    readonly 'position-quiet': Text
    readonly 'position-times': Text
  }
  readonly 'board-text': Text
  readonly 'repetition-text': Text
  readonly 'by-the-book-text': Text
  readonly says: {
    readonly 'drawn-repetition': Text
    readonly pass: Text
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-where': Text
    readonly 'box-of': TextWith<'seat'>
    readonly 'note-hand': TextWith<'hand'>
  }
}

export const t = textsOf<Texts>('games/field', [
  'faults.position-side',
  'faults.position-numbers',
  'faults.position-quiet',
  'faults.position-times',
  'board-text',
  'repetition-text',
  'by-the-book-text',
  'says.drawn-repetition',
  'says.pass',
  'says.coach-turn',
  'says.coach-where',
  'says.box-of',
  'says.note-hand',
])

// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly faults: {
    readonly 'position-parts': Text
    readonly 'position-seats': Text
    readonly 'position-field': Text
    readonly 'position-shared': Text
    readonly 'position-arrived': Text
    readonly 'position-roll-off': Text
    readonly 'position-throws': Text
    readonly 'position-turn': Text
    readonly 'position-left': Text
    readonly 'position-misses': Text
    readonly 'position-paid': Text
  }
  readonly 'race-rules': {
    readonly purse: Text
    readonly end: Text
    readonly places: Text
    readonly rounding: Text
    readonly 'only-one': Text
    readonly nobody: Text
    readonly 'most-throws': Text
    readonly 'shared-prizes': Text
  }
  readonly 'race-says': {
    readonly thrown: TextWith<'pips' | 'seat'>
    readonly moved: TextWith<'from' | 'seat' | 'to'>
    readonly arrived: TextWith<'place' | 'seat'>
    readonly prize: TextWith<'money' | 'seat'>
    readonly 'stakes-back': Text
    readonly tired: Text
    readonly pot: Text
    readonly throws: Text
    readonly 'note-place': TextWith<'place'>
    readonly 'note-out': Text
    readonly 'note-field': TextWith<'field'>
    readonly 'coach-throw': Text
    readonly 'coach-throws': TextWith<'seat'>
    readonly 'ends-end': Text
  }
  readonly 'by-the-book': {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/tracks', [
  'faults.position-parts',
  'faults.position-seats',
  'faults.position-field',
  'faults.position-shared',
  'faults.position-arrived',
  'faults.position-roll-off',
  'faults.position-throws',
  'faults.position-turn',
  'faults.position-left',
  'faults.position-misses',
  'faults.position-paid',
  'race-rules.purse',
  'race-rules.end',
  'race-rules.places',
  'race-rules.rounding',
  'race-rules.only-one',
  'race-rules.nobody',
  'race-rules.most-throws',
  'race-rules.shared-prizes',
  'race-says.thrown',
  'race-says.moved',
  'race-says.arrived',
  'race-says.prize',
  'race-says.stakes-back',
  'race-says.tired',
  'race-says.pot',
  'race-says.throws',
  'race-says.note-place',
  'race-says.note-out',
  'race-says.note-field',
  'race-says.coach-throw',
  'race-says.coach-throws',
  'race-says.ends-end',
  'by-the-book.boekje',
])

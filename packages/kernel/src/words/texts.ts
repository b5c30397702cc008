// Written by `npm run words` from the texts beside it.
import type { Text, TextWith } from '../text.ts'
import { textsOf } from '../texts.ts'

interface Texts {
  readonly match: {
    readonly 'bad-seats': TextWith<'allowed' | 'id'>
    readonly 'no-positions': TextWith<'id'>
  }
  readonly options: {
    readonly 'unknown-preset': TextWith<'id' | 'names' | 'preset'>
    readonly 'unknown-option': TextWith<'id' | 'name' | 'names'>
    readonly 'bad-option': TextWith<'name' | 'wanted'>
  }
  readonly refusals: {
    readonly 'match-over': Text
    readonly 'no-such-seat': Text
    readonly 'waiting-for-chance': Text
    readonly 'not-waiting-for-chance': Text
    readonly 'bad-draw': Text
    readonly 'no-clock': Text
    readonly 'unknown-notation': Text
    readonly 'nothing-to-undo': Text
    readonly 'no-draw-alone': Text
    readonly 'no-offer': Text
    readonly 'already-offered': Text
    readonly 'already-resigned': Text
    readonly 'unknown-act': Text
    readonly 'seals-come-first': Text
    readonly 'at-entry': TextWith<'seq' | 'text'>
  }
  readonly 'rules-page': {
    readonly setup: Text
    readonly play: Text
    readonly special: Text
    readonly end: Text
    readonly scoring: Text
    readonly friend: Text
  }
  readonly puzzle: {
    readonly 'bad-puzzle': TextWith<'id' | 'move'>
  }
}

export const t = textsOf<Texts>('kernel', [
  'match.bad-seats',
  'match.no-positions',
  'options.unknown-preset',
  'options.unknown-option',
  'options.bad-option',
  'refusals.match-over',
  'refusals.no-such-seat',
  'refusals.waiting-for-chance',
  'refusals.not-waiting-for-chance',
  'refusals.bad-draw',
  'refusals.no-clock',
  'refusals.unknown-notation',
  'refusals.nothing-to-undo',
  'refusals.no-draw-alone',
  'refusals.no-offer',
  'refusals.already-offered',
  'refusals.already-resigned',
  'refusals.unknown-act',
  'refusals.seals-come-first',
  'refusals.at-entry',
  'rules-page.setup',
  'rules-page.play',
  'rules-page.special',
  'rules-page.end',
  'rules-page.scoring',
  'rules-page.friend',
  'puzzle.bad-puzzle',
])

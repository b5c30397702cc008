// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'house-says': {
    readonly 'set-aside': TextWith<'n' | 'place' | 'seat'>
    readonly written: TextWith<'dice' | 'points' | 'seat'>
    readonly 'figure-first': Text
    readonly 'figure-middle': Text
    readonly 'figure-last': Text
    readonly 'coach-set-aside': TextWith<'seat'>
    readonly score: TextWith<'n'>
  }
  readonly 'house-rules': {
    readonly rounds: Text
    readonly turn: Text
    readonly 'set-aside': Text
    readonly places: Text
    readonly 'last-die': Text
    readonly added: Text
  }
  readonly says: {
    readonly 'dice-tray': Text
    readonly round: Text
    readonly 'round-of': TextWith<'n' | 'of'>
    readonly player: TextWith<'seat'>
    readonly total: Text
    readonly won: Text
    readonly 'coach-throw': TextWith<'seat'>
    readonly thrown: TextWith<'dice' | 'seat'>
    readonly 'round-won': TextWith<'seat'>
    readonly 'ends-fewest-wins': Text
    readonly 'ends-last-left': Text
    readonly 'ends-first-clear': Text
    readonly 'score-rounds': TextWith<'n'>
  }
  readonly 'points-says': {
    readonly written: TextWith<'dice' | 'points' | 'seat'>
  }
  readonly 'choice-says': {
    readonly 'button-stop': Text
    readonly 'coach-choice': TextWith<'n' | 'seat'>
    readonly stopped: TextWith<'points' | 'seat'>
  }
  readonly 'by-the-book': {
    readonly boekje: Text
  }
  readonly 'rounds-of-turns': Text
  readonly 'rounds-to-win': Text
  readonly 'five-rounds': Text
  readonly first: Text
  readonly shared: Text
  readonly 'most-points': Text
  readonly 'one-round': Text
  readonly limit: Text
  readonly daily: TextWith<'n'>
  readonly 'house-trainer': {
    readonly asks: Text
    readonly set: TextWith<'n' | 'place'>
  }
}

export const t = textsOf<Texts>('games/dice', [
  'house-says.set-aside',
  'house-says.written',
  'house-says.figure-first',
  'house-says.figure-middle',
  'house-says.figure-last',
  'house-says.coach-set-aside',
  'house-says.score',
  'house-rules.rounds',
  'house-rules.turn',
  'house-rules.set-aside',
  'house-rules.places',
  'house-rules.last-die',
  'house-rules.added',
  'says.dice-tray',
  'says.round',
  'says.round-of',
  'says.player',
  'says.total',
  'says.won',
  'says.coach-throw',
  'says.thrown',
  'says.round-won',
  'says.ends-fewest-wins',
  'says.ends-last-left',
  'says.ends-first-clear',
  'says.score-rounds',
  'points-says.written',
  'choice-says.button-stop',
  'choice-says.coach-choice',
  'choice-says.stopped',
  'by-the-book.boekje',
  'rounds-of-turns',
  'rounds-to-win',
  'five-rounds',
  'first',
  'shared',
  'most-points',
  'one-round',
  'limit',
  'daily',
  'house-trainer.asks',
  'house-trainer.set',
])

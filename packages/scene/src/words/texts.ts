// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly spoken: {
    readonly 'look-man': TextWith<'n'>
    readonly 'look-king': TextWith<'n'>
    readonly 'look-pawn': TextWith<'n'>
    readonly 'look-stone': TextWith<'n'>
    readonly 'look-peg': TextWith<'n'>
    readonly 'look-horse': TextWith<'n'>
    readonly 'look-match': TextWith<'n'>
    readonly 'look-chip': TextWith<'n'>
    readonly 'look-cube': TextWith<'n'>
    readonly 'look-die': TextWith<'n'>
    readonly 'look-card': TextWith<'n'>
    readonly 'look-note': TextWith<'n'>
    readonly 'look-button': TextWith<'n'>
    readonly 'look-slip': TextWith<'n'>
    readonly 'look-hat': TextWith<'n'>
    readonly 'look-piece': TextWith<'n'>
    readonly 'face-down': TextWith<'n'>
    readonly many: TextWith<'n' | 'things'>
    readonly 'thing-of': TextWith<'seat' | 'thing'>
    readonly held: TextWith<'thing'>
    readonly spent: TextWith<'thing'>
    readonly row: TextWith<'n' | 'things'>
    readonly board: TextWith<'things'>
    readonly empty: TextWith<'n'>
    readonly 'on-turn': Text
    readonly last: TextWith<'spots'>
    readonly choices: TextWith<'spots'>
    readonly chosen: TextWith<'spots'>
    readonly crossed: Text
    readonly blank: Text
    readonly labelled: TextWith<'name' | 'what'>
  }
  readonly table: {
    readonly seat: TextWith<'seat'>
    readonly player: TextWith<'n'>
    readonly list: TextWith<'before' | 'last'>
    readonly 'button-throw': Text
    readonly resign: TextWith<'seat'>
    readonly 'offer-draw': TextWith<'seat'>
    readonly accept: TextWith<'seat'>
    readonly decline: TextWith<'seat'>
    readonly undo: TextWith<'seat'>
    readonly 'one-wins': TextWith<'seats'>
    readonly 'more-win': TextWith<'seats'>
    readonly drawn: Text
    readonly 'nobody-wins': Text
    readonly finished: Text
    readonly resigned: Text
    readonly agreed: Text
    readonly score: TextWith<'n'>
    readonly purse: TextWith<'money'>
    readonly places: Text
    readonly 'ends-repetition': Text
    readonly 'ends-no-progress': Text
    readonly 'ends-fifty-turns': Text
    readonly 'ends-rounds': Text
    readonly 'ends-limit': Text
    readonly 'ends-throw-limit': Text
    readonly 'ends-most-throws': Text
    readonly 'ends-highest-wins': Text
    readonly 'ends-most-points': Text
    readonly 'ends-lowest-wins': Text
    readonly 'ends-richest': Text
    readonly 'you-win': Text
    readonly 'you-and-win': TextWith<'seats'>
    readonly 'wins-this-time': TextWith<'seats'>
    readonly 'win-this-time': TextWith<'seats'>
    readonly 'your-place': TextWith<'of' | 'place'>
    readonly 'with-amount': TextWith<'n' | 'what'>
    readonly against: TextWith<'less' | 'n'>
    readonly ahead: TextWith<'lead' | 'n' | 'otherSeats'>
    readonly 'first-has': TextWith<'n' | 'seats'>
  }
}

export const t = textsOf<Texts>('scene', [
  'spoken.look-man',
  'spoken.look-king',
  'spoken.look-pawn',
  'spoken.look-stone',
  'spoken.look-peg',
  'spoken.look-horse',
  'spoken.look-match',
  'spoken.look-chip',
  'spoken.look-cube',
  'spoken.look-die',
  'spoken.look-card',
  'spoken.look-note',
  'spoken.look-button',
  'spoken.look-slip',
  'spoken.look-hat',
  'spoken.look-piece',
  'spoken.face-down',
  'spoken.many',
  'spoken.thing-of',
  'spoken.held',
  'spoken.spent',
  'spoken.row',
  'spoken.board',
  'spoken.empty',
  'spoken.on-turn',
  'spoken.last',
  'spoken.choices',
  'spoken.chosen',
  'spoken.crossed',
  'spoken.blank',
  'spoken.labelled',
  'table.seat',
  'table.player',
  'table.list',
  'table.button-throw',
  'table.resign',
  'table.offer-draw',
  'table.accept',
  'table.decline',
  'table.undo',
  'table.one-wins',
  'table.more-win',
  'table.drawn',
  'table.nobody-wins',
  'table.finished',
  'table.resigned',
  'table.agreed',
  'table.score',
  'table.purse',
  'table.places',
  'table.ends-repetition',
  'table.ends-no-progress',
  'table.ends-fifty-turns',
  'table.ends-rounds',
  'table.ends-limit',
  'table.ends-throw-limit',
  'table.ends-most-throws',
  'table.ends-highest-wins',
  'table.ends-most-points',
  'table.ends-lowest-wins',
  'table.ends-richest',
  'table.you-win',
  'table.you-and-win',
  'table.wins-this-time',
  'table.win-this-time',
  'table.your-place',
  'table.with-amount',
  'table.against',
  'table.ahead',
  'table.first-has',
])

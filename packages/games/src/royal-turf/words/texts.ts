// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
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
    readonly goal: Text
    readonly shared: Text
    readonly purse: Text
    readonly die: Text
    readonly 'horse-cards': Text
    readonly 'more-cards': Text
    readonly chips: Text
    readonly track: Text
    readonly course: Text
    readonly 'line-up': Text
    readonly 'card-under': Text
    readonly 'cards-leave': Text
    readonly 'no-reshuffle': Text
    readonly 'first-bettor': Text
    readonly 'richest-first': Text
    readonly betting: Text
    readonly 'one-per-horse': Text
    readonly 'chips-stay': Text
    readonly turn: Text
    readonly throw: Text
    readonly 'must-move': Text
    readonly 'once-a-cycle': Text
    readonly 'taken-field': Text
    readonly straggler: Text
    readonly tempo: Text
    readonly 'tempo-stands': Text
    readonly finish: Text
    readonly 'race-end': Text
    readonly 'last-horse': Text
    readonly 'payout-order': Text
    readonly 'bets-count': Text
    readonly 'pays-first': Text
    readonly 'pays-second': Text
    readonly 'pays-third': Text
    readonly 'tempo-pays': Text
    readonly fine: Text
    readonly 'no-debts': Text
    readonly double: Text
    readonly 'chips-back': Text
    readonly verdekt: Text
    readonly remember: Text
    readonly zero: Text
    readonly 'zero-counts': Text
  }
  readonly says: {
    readonly 'earl-grey': Text
    readonly albino: Text
    readonly 'sahara-wind': Text
    readonly caramello: Text
    readonly 'red-fox': Text
    readonly nougat: Text
    readonly othello: Text
    readonly head: Text
    readonly helmet: Text
    readonly saddle: Text
    readonly horseshoe: Text
    readonly player: TextWith<'seat'>
    readonly horse: Text
    readonly race: TextWith<'n'>
    readonly 'race-head': Text
    readonly finish: TextWith<'n'>
    readonly 'tempo-head': Text
    readonly 'last-head': Text
    readonly bets: Text
    readonly ring: TextWith<'n'>
    readonly payouts: Text
    readonly gain: TextWith<'n'>
    readonly loss: TextWith<'n'>
    readonly purse: Text
    readonly 'chips-left': TextWith<'chips'>
    readonly 'chips-count': TextWith<'n'>
    readonly die: Text
    readonly field: TextWith<'n'>
    readonly box: TextWith<'horse'>
    readonly 'tempo-card': Text
    readonly 'chip-of': TextWith<'chip' | 'seat'>
    readonly 'chip-back': TextWith<'seat'>
    readonly 'chip-on': TextWith<'chip' | 'horse'>
    readonly 'has-run': Text
    readonly 'is-home1': Text
    readonly 'is-home2': Text
    readonly 'is-home3': Text
    readonly 'lined-up': TextWith<'horses' | 'race'>
    readonly 'put-under': TextWith<'cards'>
    readonly 'card-of': TextWith<'horse' | 'steps'>
    readonly begins: TextWith<'seat'>
    readonly richest: TextWith<'seat'>
    readonly lot: TextWith<'seat'>
    readonly bet: TextWith<'chip' | 'horse' | 'seat'>
    readonly 'bet-unseen': TextWith<'horse' | 'seat'>
    readonly off: TextWith<'seat'>
    readonly threw: TextWith<'seat' | 'symbol'>
    readonly ran: TextWith<'field' | 'horse' | 'steps'>
    readonly 'ran-short': TextWith<'field' | 'horse' | 'steps' | 'went'>
    readonly 'ran-stays': TextWith<'field' | 'horse' | 'steps'>
    readonly 'ran-home': TextWith<'horse' | 'steps'>
    readonly tempo: TextWith<'horse'>
    readonly home1: TextWith<'horse'>
    readonly home2: TextWith<'horse'>
    readonly home3: TextWith<'horse'>
    readonly 'race-over': TextWith<'horse' | 'race'>
    readonly revealed: TextWith<'chips' | 'seat'>
    readonly pays1: TextWith<'horse' | 'money' | 'seat'>
    readonly pays2: TextWith<'horse' | 'money' | 'seat'>
    readonly pays3: TextWith<'horse' | 'money' | 'seat'>
    readonly 'pays-tempo': TextWith<'horse' | 'money' | 'seat'>
    readonly 'pays-fine': TextWith<'horse' | 'money' | 'seat'>
    readonly 'pays-nothing': TextWith<'horse' | 'seat'>
    readonly 'coach-shuffle': Text
    readonly 'coach-lot': Text
    readonly 'coach-bet': Text
    readonly 'coach-bet-chip': TextWith<'horse'>
    readonly 'coach-bet-horse': TextWith<'chip'>
    readonly 'coach-throw': Text
    readonly 'coach-run': TextWith<'symbol'>
    readonly 'coach-die': TextWith<'seat'>
    readonly 'coach-bet-other': TextWith<'seat'>
    readonly 'coach-throw-other': TextWith<'seat'>
    readonly 'coach-run-other': TextWith<'seat'>
    readonly 'ends-goal': Text
  }
  readonly options: {
    readonly verdekt: Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/royal-turf', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.goal',
  'rules.shared',
  'rules.purse',
  'rules.die',
  'rules.horse-cards',
  'rules.more-cards',
  'rules.chips',
  'rules.track',
  'rules.course',
  'rules.line-up',
  'rules.card-under',
  'rules.cards-leave',
  'rules.no-reshuffle',
  'rules.first-bettor',
  'rules.richest-first',
  'rules.betting',
  'rules.one-per-horse',
  'rules.chips-stay',
  'rules.turn',
  'rules.throw',
  'rules.must-move',
  'rules.once-a-cycle',
  'rules.taken-field',
  'rules.straggler',
  'rules.tempo',
  'rules.tempo-stands',
  'rules.finish',
  'rules.race-end',
  'rules.last-horse',
  'rules.payout-order',
  'rules.bets-count',
  'rules.pays-first',
  'rules.pays-second',
  'rules.pays-third',
  'rules.tempo-pays',
  'rules.fine',
  'rules.no-debts',
  'rules.double',
  'rules.chips-back',
  'rules.verdekt',
  'rules.remember',
  'rules.zero',
  'rules.zero-counts',
  'says.earl-grey',
  'says.albino',
  'says.sahara-wind',
  'says.caramello',
  'says.red-fox',
  'says.nougat',
  'says.othello',
  'says.head',
  'says.helmet',
  'says.saddle',
  'says.horseshoe',
  'says.player',
  'says.horse',
  'says.race',
  'says.race-head',
  'says.finish',
  'says.tempo-head',
  'says.last-head',
  'says.bets',
  'says.ring',
  'says.payouts',
  'says.gain',
  'says.loss',
  'says.purse',
  'says.chips-left',
  'says.chips-count',
  'says.die',
  'says.field',
  'says.box',
  'says.tempo-card',
  'says.chip-of',
  'says.chip-back',
  'says.chip-on',
  'says.has-run',
  'says.is-home1',
  'says.is-home2',
  'says.is-home3',
  'says.lined-up',
  'says.put-under',
  'says.card-of',
  'says.begins',
  'says.richest',
  'says.lot',
  'says.bet',
  'says.bet-unseen',
  'says.off',
  'says.threw',
  'says.ran',
  'says.ran-short',
  'says.ran-stays',
  'says.ran-home',
  'says.tempo',
  'says.home1',
  'says.home2',
  'says.home3',
  'says.race-over',
  'says.revealed',
  'says.pays1',
  'says.pays2',
  'says.pays3',
  'says.pays-tempo',
  'says.pays-fine',
  'says.pays-nothing',
  'says.coach-shuffle',
  'says.coach-lot',
  'says.coach-bet',
  'says.coach-bet-chip',
  'says.coach-bet-horse',
  'says.coach-throw',
  'says.coach-run',
  'says.coach-die',
  'says.coach-bet-other',
  'says.coach-throw-other',
  'says.coach-run-other',
  'says.ends-goal',
  'options.verdekt',
  'presets.boekje',
])

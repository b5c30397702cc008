// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly object: Text
    readonly fixtures: Text
    readonly 'other-fixtures': Text
    readonly column: Text
    readonly deck: Text
    readonly 'deck-split': Text
    readonly purse: Text
    readonly rounds: Text
    readonly 'five-rounds': Text
    readonly order: Text
    readonly stake: Text
    readonly 'bank-ten': Text
    readonly 'pay-what-you-have': Text
    readonly banker: Text
    readonly 'table-keeps': Text
    readonly bank: Text
    readonly deal: Text
    readonly rest: Text
    readonly lay: Text
    readonly 'lay-once': Text
    readonly 'lay-at-once': Text
    readonly forecast: Text
    readonly 'one-cross': Text
    readonly secret: Text
    readonly changes: Text
    readonly 'all-thirteen': Text
    readonly ready: Text
    readonly 'start-score': Text
    readonly starter: Text
    readonly turn: Text
    readonly goal: Text
    readonly 'own-card': Text
    readonly 'follow-up': Text
    readonly six: Text
    readonly 'must-score': Text
    readonly pass: Text
    readonly stop: Text
    readonly 'whistle-card': Text
    readonly 'stop-window': Text
    readonly 'own-goal': Text
    readonly 'no-turn': Text
    readonly 'next-may-stop': Text
    readonly 'first-counts': Text
    readonly 'whistle-final': Text
    readonly wait: Text
    readonly 'round-end': Text
    readonly results: Text
    readonly correct: Text
    readonly pot: Text
    readonly 'pot-shared': Text
    readonly 'pot-stays': Text
    readonly 'three-way': Text
    readonly 'round-up': Text
    readonly jackpot: Text
    readonly 'last-jackpot': Text
    readonly 'last-pot': Text
    readonly richest: Text
    readonly shared: Text
  }
  readonly 'fixture-texts': {
    readonly '1-1': Text
    readonly '1-2': Text
    readonly '2-1': Text
    readonly '2-2': Text
    readonly '3-1': Text
    readonly '3-2': Text
    readonly '4-1': Text
    readonly '4-2': Text
    readonly '5-1': Text
    readonly '5-2': Text
    readonly '6-1': Text
    readonly '6-2': Text
    readonly '7-1': Text
    readonly '7-2': Text
    readonly '8-1': Text
    readonly '8-2': Text
    readonly '9-1': Text
    readonly '9-2': Text
    readonly '10-1': Text
    readonly '10-2': Text
    readonly '11-1': Text
    readonly '11-2': Text
    readonly '12-1': Text
    readonly '12-2': Text
    readonly '13-1': Text
    readonly '13-2': Text
  }
  readonly names: {
    readonly player: TextWith<'seat'>
    readonly fixture: TextWith<'away' | 'home'>
    readonly 'score-line': TextWith<'away' | 'home'>
    readonly times: TextWith<'count'>
    readonly 'side-name': TextWith<'goals' | 'number' | 'team'>
    readonly 'goal-card-name': TextWith<'card' | 'count'>
    readonly 'whistle-name': TextWith<'count'>
    readonly 'closed-name': TextWith<'cards' | 'seat'>
    readonly 'whistle-face': Text
  }
  readonly facts: {
    readonly 'handed-out': TextWith<'amount'>
    readonly staked: TextWith<'amount' | 'pot'>
    readonly 'staked-less': TextWith<'amount' | 'seat'>
    readonly dealt: TextWith<'cards'>
    readonly 'dealt-rest': TextWith<'cards' | 'left'>
    readonly hand: TextWith<'n1' | 'n2' | 'n3' | 'n4' | 'n5' | 'n6' | 'whistles'>
    readonly chosen: TextWith<'seat'>
    readonly 'laid-open': TextWith<'seat'>
    readonly 'laid-closed': TextWith<'seat'>
    readonly marked: TextWith<'fixture' | 'number' | 'outcome'>
    readonly ready: TextWith<'seat'>
    readonly 'kick-off': TextWith<'seat'>
    readonly goal: TextWith<'fixture' | 'score' | 'seat' | 'team'>
    readonly passed: TextWith<'seat'>
    readonly stopped: TextWith<'fixture' | 'score' | 'scorer' | 'seat'>
    readonly 'full-time': TextWith<'round'>
    readonly 'read-out': TextWith<'fixture' | 'number' | 'outcome' | 'score'>
    readonly 'form-shown': TextWith<'correct' | 'marks' | 'seat'>
    readonly 'pot-won': TextWith<'amount' | 'seat'>
    readonly 'pot-shared': TextWith<'amount' | 'seat'>
    readonly 'pot-stays': TextWith<'pot' | 'tied'>
    readonly 'bank-adds': TextWith<'amount'>
    readonly jackpot: TextWith<'amount' | 'pot'>
    readonly 'pot-returned': TextWith<'amount'>
  }
  readonly picture: {
    readonly 'button-open': Text
    readonly 'button-closed': Text
    readonly 'button-ready': Text
    readonly 'button-pass': Text
    readonly 'button-stop': Text
    readonly 'tray-hand': Text
    readonly 'tray-hand-of': TextWith<'seat'>
    readonly 'tray-pot': TextWith<'pot'>
    readonly 'tray-purse': TextWith<'money'>
    readonly 'sheet-form': TextWith<'round'>
    readonly 'sheet-results': TextWith<'round'>
    readonly 'sheet-rounds': Text
    readonly 'head-fixture': Text
    readonly 'head-result': Text
    readonly 'head-round': Text
    readonly 'head-pot': Text
    readonly 'row-correct': Text
    readonly 'note-choosing': Text
    readonly 'note-chosen': Text
    readonly 'note-marking': TextWith<'made'>
    readonly 'note-ready': Text
    readonly 'note-open': TextWith<'cards'>
    readonly 'note-closed': TextWith<'cards'>
    readonly 'coach-deal': Text
    readonly 'coach-lay': Text
    readonly 'coach-others-lay': Text
    readonly 'coach-mark': TextWith<'left'>
    readonly 'coach-ready': Text
    readonly 'coach-others-mark': Text
    readonly 'coach-score': Text
    readonly 'coach-box': TextWith<'card' | 'shown'>
    readonly 'coach-card': TextWith<'card'>
    readonly 'coach-whistle': Text
    readonly 'coach-pass': Text
    readonly 'coach-wait': TextWith<'scorer' | 'seat'>
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-over': Text
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
  readonly options: {
    readonly rounds: Text
    readonly 'stop-seconds': Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/voetbal-toto', [
  'rules.object',
  'rules.fixtures',
  'rules.other-fixtures',
  'rules.column',
  'rules.deck',
  'rules.deck-split',
  'rules.purse',
  'rules.rounds',
  'rules.five-rounds',
  'rules.order',
  'rules.stake',
  'rules.bank-ten',
  'rules.pay-what-you-have',
  'rules.banker',
  'rules.table-keeps',
  'rules.bank',
  'rules.deal',
  'rules.rest',
  'rules.lay',
  'rules.lay-once',
  'rules.lay-at-once',
  'rules.forecast',
  'rules.one-cross',
  'rules.secret',
  'rules.changes',
  'rules.all-thirteen',
  'rules.ready',
  'rules.start-score',
  'rules.starter',
  'rules.turn',
  'rules.goal',
  'rules.own-card',
  'rules.follow-up',
  'rules.six',
  'rules.must-score',
  'rules.pass',
  'rules.stop',
  'rules.whistle-card',
  'rules.stop-window',
  'rules.own-goal',
  'rules.no-turn',
  'rules.next-may-stop',
  'rules.first-counts',
  'rules.whistle-final',
  'rules.wait',
  'rules.round-end',
  'rules.results',
  'rules.correct',
  'rules.pot',
  'rules.pot-shared',
  'rules.pot-stays',
  'rules.three-way',
  'rules.round-up',
  'rules.jackpot',
  'rules.last-jackpot',
  'rules.last-pot',
  'rules.richest',
  'rules.shared',
  'fixture-texts.1-1',
  'fixture-texts.1-2',
  'fixture-texts.2-1',
  'fixture-texts.2-2',
  'fixture-texts.3-1',
  'fixture-texts.3-2',
  'fixture-texts.4-1',
  'fixture-texts.4-2',
  'fixture-texts.5-1',
  'fixture-texts.5-2',
  'fixture-texts.6-1',
  'fixture-texts.6-2',
  'fixture-texts.7-1',
  'fixture-texts.7-2',
  'fixture-texts.8-1',
  'fixture-texts.8-2',
  'fixture-texts.9-1',
  'fixture-texts.9-2',
  'fixture-texts.10-1',
  'fixture-texts.10-2',
  'fixture-texts.11-1',
  'fixture-texts.11-2',
  'fixture-texts.12-1',
  'fixture-texts.12-2',
  'fixture-texts.13-1',
  'fixture-texts.13-2',
  'names.player',
  'names.fixture',
  'names.score-line',
  'names.times',
  'names.side-name',
  'names.goal-card-name',
  'names.whistle-name',
  'names.closed-name',
  'names.whistle-face',
  'facts.handed-out',
  'facts.staked',
  'facts.staked-less',
  'facts.dealt',
  'facts.dealt-rest',
  'facts.hand',
  'facts.chosen',
  'facts.laid-open',
  'facts.laid-closed',
  'facts.marked',
  'facts.ready',
  'facts.kick-off',
  'facts.goal',
  'facts.passed',
  'facts.stopped',
  'facts.full-time',
  'facts.read-out',
  'facts.form-shown',
  'facts.pot-won',
  'facts.pot-shared',
  'facts.pot-stays',
  'facts.bank-adds',
  'facts.jackpot',
  'facts.pot-returned',
  'picture.button-open',
  'picture.button-closed',
  'picture.button-ready',
  'picture.button-pass',
  'picture.button-stop',
  'picture.tray-hand',
  'picture.tray-hand-of',
  'picture.tray-pot',
  'picture.tray-purse',
  'picture.sheet-form',
  'picture.sheet-results',
  'picture.sheet-rounds',
  'picture.head-fixture',
  'picture.head-result',
  'picture.head-round',
  'picture.head-pot',
  'picture.row-correct',
  'picture.note-choosing',
  'picture.note-chosen',
  'picture.note-marking',
  'picture.note-ready',
  'picture.note-open',
  'picture.note-closed',
  'picture.coach-deal',
  'picture.coach-lay',
  'picture.coach-others-lay',
  'picture.coach-mark',
  'picture.coach-ready',
  'picture.coach-others-mark',
  'picture.coach-score',
  'picture.coach-box',
  'picture.coach-card',
  'picture.coach-whistle',
  'picture.coach-pass',
  'picture.coach-wait',
  'picture.coach-turn',
  'picture.coach-over',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'options.rounds',
  'options.stop-seconds',
  'presets.boekje',
])

import { describe, expect, it } from 'vitest'
import { at, dealt, fillIn, playing } from '../../test/voetbal-toto.ts'
import { game } from './index.ts'
import { setup } from './state.ts'

const ALL_HOME = '1'.repeat(13)
const laying = () => dealt({ seats: 2 }, '12w', '1').play(0, 'open')
const marking = () =>
  fillIn(dealt({ seats: 2 }).play(0, 'open').play(1, 'closed'), [ALL_HOME]).play(1, 'mark 1 1')
/** The first seat is on turn with 1, 2 and a whistle; 2h shows 1, 3a shows 6, and no goal can be whistled. */
const turn = () => at(playing({ hands: ['12w', '1', 'w'], goals: { '2h': 1, '3a': 6 } }))
/** The first seat has just scored; the second is next, the third has a whistle. */
const scored = () => at(playing({ hands: ['11w', '2', 'w'] })).play(0, '4a1')
const stopped = () => scored().play(2, 'stop')
const waiting = () => at(playing({ hands: ['11', '12', '1w'], stopSeconds: 3 })).play(0, '4a1')

describe('voetbal-toto: refusals', () => {
  it.each([
    ['hands are laid', laying, 0, 'open', 'lay-once'],
    ['hands are laid', laying, 0, 'closed', 'lay-once'],
    ['hands are laid', laying, 0, 'mark 1 1', 'order'],
    ['hands are laid', laying, 1, 'form1.1', 'order'],
    ['hands are laid', laying, 1, 'ready', 'order'],
    ['hands are laid', laying, 1, '1h1', 'order'],
    ['hands are laid', laying, 1, 'card1-1h', 'order'],
    ['hands are laid', laying, 1, 'pass', 'order'],
    ['hands are laid', laying, 1, 'stop', 'stop-window'],
    ['coupons are made out', marking, 1, 'open', 'lay-once'],
    ['coupons are made out', marking, 0, 'mark 1 2', 'ready'],
    ['coupons are made out', marking, 0, 'ready', 'ready'],
    ['coupons are made out', marking, 1, 'ready', 'all-thirteen'],
    ['coupons are made out', marking, 1, 'mark 1 1', 'one-cross'],
    ['coupons are made out', marking, 1, 'form1.1', 'one-cross'],
    ['coupons are made out', marking, 1, 'mark 0 1', 'fixtures'],
    ['coupons are made out', marking, 1, 'mark 14 1', 'fixtures'],
    ['coupons are made out', marking, 1, 'form14.1', 'fixtures'],
    ['coupons are made out', marking, 1, 'mark 13 0', 'forecast'],
    ['coupons are made out', marking, 1, 'mark 13 4', 'forecast'],
    ['coupons are made out', marking, 1, '1h1', 'order'],
    ['coupons are made out', marking, 1, 'card1', 'order'],
    ['coupons are made out', marking, 1, 'pass', 'order'],
    ['coupons are made out', marking, 1, 'whistle', 'stop-window'],
    ['it is a turn', turn, 0, 'open', 'lay-once'],
    ['it is a turn', turn, 0, 'mark 1 2', 'ready'],
    ['it is a turn', turn, 1, 'ready', 'ready'],
    ['it is a turn', turn, 1, '1h1', 'turn'],
    ['it is a turn', turn, 1, '1h', 'turn'],
    ['it is a turn', turn, 2, 'card1', 'turn'],
    ['it is a turn', turn, 2, 'pass', 'turn'],
    ['it is a turn', turn, 0, 'pass', 'must-score'],
    ['it is a turn', turn, 0, '1h2', 'follow-up'],
    ['it is a turn', turn, 0, '1h-card2', 'follow-up'],
    ['it is a turn', turn, 0, 'card2-1h', 'follow-up'],
    ['it is a turn', turn, 0, '2h1', 'follow-up'],
    ['it is a turn', turn, 0, 'card3', 'follow-up'],
    ['it is a turn', turn, 0, 'card6', 'follow-up'],
    ['it is a turn', turn, 0, '3a', 'six'],
    ['it is a turn', turn, 0, '3a2', 'six'],
    ['it is a turn', turn, 0, '14h1', 'fixtures'],
    ['it is a turn', turn, 0, '0a1', 'fixtures'],
    ['it is a turn', turn, 0, '99h', 'fixtures'],
    ['it is a turn', turn, 0, '1h7', 'deck'],
    ['it is a turn', turn, 0, '1h0', 'deck'],
    ['it is a turn', turn, 0, 'card7', 'deck'],
    ['it is a turn', turn, 0, 'card1', 'goal'],
    ['it is a turn', turn, 0, '1h', 'goal'],
    ['it is a turn', turn, 0, 'stop', 'stop-window'],
    ['it is a turn', turn, 2, 'whistle-1h', 'stop-window'],
    ['it is a turn', turn, 2, 'whistle-14h', 'fixtures'],
    ['a goal has been scored', scored, 1, '1h1', 'own-card'],
    ['a goal has been scored', scored, 1, '1h', 'own-card'],
    ['a goal has been scored', scored, 1, 'card1', 'own-card'],
    ['a goal has been scored', scored, 1, '4a1', 'follow-up'],
    ['a goal has been scored', scored, 1, 'pass', 'must-score'],
    ['a goal has been scored', scored, 0, '1h1', 'turn'],
    ['a goal has been scored', scored, 0, 'stop', 'own-goal'],
    ['a goal has been scored', scored, 0, 'whistle-4a', 'own-goal'],
    ['a goal has been scored', scored, 1, 'stop', 'whistle-card'],
    ['a goal has been scored', scored, 1, 'whistle', 'whistle-card'],
    ['a goal has been scored', scored, 2, 'whistle-4h', 'stop-window'],
    ['a goal has been scored', scored, 2, '4h-whistle', 'stop-window'],
    ['a goal has been scored', scored, 2, 'whistle', 'stop'],
    ['a goal was whistled off', stopped, 0, 'stop', 'whistle-final'],
    ['a goal was whistled off', stopped, 1, 'stop', 'first-counts'],
    ['a goal was whistled off', stopped, 2, 'stop', 'first-counts'],
    ['a goal was whistled off', stopped, 1, '4a2', 'follow-up'],
    ['the clock runs', waiting, 1, '1h1', 'wait'],
    ['the clock runs', waiting, 1, 'pass', 'wait'],
    ['the clock runs', waiting, 1, 'card1', 'wait'],
    ['the clock runs', waiting, 2, '1h1', 'turn'],
    ['the clock runs', waiting, 0, 'stop', 'own-goal'],
    ['the clock runs', waiting, 1, 'stop', 'whistle-card'],
  ] as const)('when %s: %#', (_, table, seat, tried, rule) => {
    expect(table().refusal(seat, tried)).toBe(`voetbal-toto.${rule}`)
  })

  it('voetbal-toto.changes: the twenty-seventh change', () => {
    const table = marking()
    for (let i = 0; i < 13; i++) table.play(1, 'mark 1 2', 'mark 1 1')
    expect(table.refusal(1, 'mark 1 2')).toBe('voetbal-toto.changes')
    expect(table.refusal(1, 'form1.3')).toBe('voetbal-toto.changes')
  })

  it('voetbal-toto.order: before the deal nothing can be done', () => {
    const view = game.view(setup({ rounds: 5, stopSeconds: 0 }, 2), 0)
    for (const tried of ['open', 'mark 1 1', 'ready', '1h1', 'pass'])
      expect(game.explain(view, 0, tried)).toBe('voetbal-toto.order')
  })

  it.each([
    '',
    '-',
    'q!?',
    'choose',
    'mark',
    'mark 5',
    'mark five 2',
    'mark 5 2 ',
    'xmark 5 2',
    'form5',
    'form5.2x',
    '7h1x',
    'x7h1',
    '7b1',
    'h1',
    'card',
    'cardx',
    'xcard1',
    'card1x',
    'card1-card1',
    '7h-8h',
    'card1-7h-7h',
    'whistle-stop',
    'card1-open',
    'play-on',
    'Stop',
  ])('%j is no attempt at a move', (gibberish) => {
    const table = turn()
    expect(table.refusal(0, gibberish)).toBe('unknown-notation')
  })
})

import { whole } from '@spellendoos/kernel'
import { placesByMost } from '@spellendoos/mechanics'
import { diceGame } from '../table.ts'
import { sum, turns } from '../turns.ts'
import { ante, ANTE, isAlone, isLastThrow, pay, PURSE, share, type State } from './pot.ts'
import { words } from './words.ts'

const TAKES = 11
const DOUBLES = 12
const signed = (money: number) => (money > 0 ? `+${money}` : `−${-money}`)

/** Elf hoog: eleven takes the pot, twelve doubles it, less pays the difference. */
export const game = diceGame<State>(
  turns({
    id: 'elf-hoog',
    backdrop: 'pot',
    words,
    options: { rounds: whole(1, 20, 10) },
    minutes: 15,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: 2,
    end: 'elf-hoog.richest',
    own(s) {
      s.purses = new Array<number>(s.seats).fill(PURSE - ANTE)
      s.pot = s.seats * ANTE
      s.bank = 0
    },
    points({ dice, purses, pot, seat }) {
      const eyes = sum(dice)
      if (eyes === TAKES) return pot
      return -Math.min(eyes === DOUBLES ? pot : TAKES - eyes, purses[seat]!)
    },
    fact: ({ seat, dice }, money) => ({
      fact: sum(dice) === TAKES ? 'takes' : sum(dice) === DOUBLES ? 'doubles' : 'pays',
      seat,
      dice,
      money: Math.abs(money),
    }),
    give(s, money, tell) {
      if (money > 0) {
        s.purses[s.seat]! += money
        s.pot = 0
        if (!isLastThrow(s)) ante(s, tell)
      } else {
        pay(s, s.seat, -money, tell)
      }
      if (!isAlone(s)) return
      share(s, tell)
      s.ended = 'elf-hoog.last-left'
    },
    misses: (s, seat) => s.purses[seat] === 0,
    settle(s, tell) {
      if (s.round === s.options.rounds) share(s, tell)
    },
    forbids: (s, seat, move) => (move === 'throw' && s.purses[seat] === 0 ? 'elf-hoog.out' : undefined),
    standing: ({ purses, ended }) => ({ places: placesByMost(purses), money: purses, why: ended }),
    purses: ({ purses, pot, bank }) => ({ seats: purses, pot, bank }),
    totals: ({ purses }) => purses,
    cell: (_, money) => signed(money),
    picture: (s, basic) => ({
      ...basic,
      trays: [{ id: 'pot', title: { say: 'pot' }, items: [{ look: 'chip', face: s.pot }] }],
      seats: s.purses.map((money) => (money > 0 ? { money } : { money, note: { say: 'is-out' } })),
    }),
  }),
)

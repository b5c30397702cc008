import { whole } from '@spellendoos/kernel'
import { raceGame } from '../race-game.ts'
import { arrive, dropOut, moveTo } from '../race.ts'
import { BOARD, LEGEND, spot } from './board.ts'
import { BACK, FIELDS_BACK, FINE, FINISH, MISS, START, TWICE, WATERFALL } from './fields.ts'
import { words } from './words.ts'

/** Weens paardespel: a ride of a hundred fields for the pot, past the waterfall. */
export const game = raceGame({
  id: 'weens-paardespel',
  words,
  seats: [2, 3, 4, 5, 6],
  minutes: 15,
  options: { stake: whole(1, 50, 3) },
  stake: ({ stake }) => stake,
  start: START,
  finish: FINISH,
  rollsOff: false,
  go(s, pips, tell) {
    const { seat } = s
    const to = Math.min(s.fields[seat]! + pips, FINISH)
    moveTo(s, to, spot, tell)
    if (to === FINISH) arrive(s, tell)
    else if (to === WATERFALL) dropOut(s, tell)
    else if (to === MISS) {
      s.misses = [...s.misses, seat].toSorted((a, b) => a - b)
      tell?.({ fact: 'must-miss', seat })
    } else if (to === TWICE) {
      s.left += 2
      tell?.({ fact: 'twice', seat })
    } else if (to === FINE) {
      s.money[seat]!--
      s.pot++
      s.paid.push(seat)
      s.paid.sort((a, b) => a - b)
      tell?.({ fact: 'fined', seat })
    } else if (to === BACK) moveTo(s, BACK - FIELDS_BACK, spot, tell)
  },
  fits: {
    owes: (field) => (field === TWICE ? 2 : 0),
    holds: (field) => field !== WATERFALL && field !== BACK,
    shares: () => true,
    miss: MISS,
    fine: FINE,
  },
  out: 'weens-paardespel.waterfall',
  board: BOARD,
  legend: [LEGEND],
  look: 'horse',
  spot,
  coach: (s) => {
    if (s.left === 2) return 'coach-twice'
    return s.last[0] === s.seat && s.last[1] === TWICE ? 'coach-again' : 'coach-throw'
  },
  note: (s, seat) => ({
    say: s.misses.includes(seat) ? 'note-misses' : 'note-field',
    field: s.fields[seat]!,
  }),
})

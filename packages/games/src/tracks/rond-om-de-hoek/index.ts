import type { Seat, Tell } from '@spellendoos/kernel'
import { raceGame } from '../race-game.ts'
import { arrive, dropOut, isRunning, moveTo, type Race } from '../race.ts'
import { BOARD, spot } from './board.ts'
import { FINISH, isTrap, RED_TRAP, SIX, START } from './fields.ts'
import { words } from './words.ts'

/** rond-om-de-hoek.stake */
const STAKE = 1

/** Somebody else under way on a field between Start and Finish; −1 for nobody. */
function otherOn(s: Race, field: number): Seat {
  if (field === START || field === FINISH) return -1
  return s.fields.findIndex((each, seat) => each === field && seat !== s.seat && isRunning(s, seat))
}

function backToStart(s: Race, seat: Seat, fact: string, tell?: Tell): void {
  const from = s.fields[seat]!
  s.fields[seat] = START
  tell?.({ fact, seat, path: [spot(from), spot(START)], field: from })
}

/** rond-om-de-hoek.red-trap: one throw, for everything. */
function throwForMercy(s: Race, pips: number, tell?: Tell): void {
  if (pips !== SIX) return dropOut(s, tell)
  moveTo(s, FINISH, spot, tell)
  arrive(s, tell)
}

/** rond-om-de-hoek.six, rond-om-de-hoek.six-ends */
function throwInTrap(s: Race, pips: number, tell?: Tell): void {
  if (pips === SIX) backToStart(s, s.seat, 'freed', tell)
  else tell?.({ fact: 'still-stuck', seat: s.seat })
}

const race = raceGame({
  id: 'rond-om-de-hoek',
  words,
  seats: [2, 3, 4],
  minutes: 15,
  options: {},
  stake: () => STAKE,
  start: START,
  finish: FINISH,
  rollsOff: true,
  go(s, pips, tell) {
    const { seat } = s
    const from = s.fields[seat]!
    if (from === RED_TRAP) return throwForMercy(s, pips, tell)
    if (isTrap(from)) return throwInTrap(s, pips, tell)
    const to = Math.min(from + pips, FINISH)
    const other = otherOn(s, to)
    moveTo(s, to, spot, tell)
    if (other >= 0) backToStart(s, other, isTrap(to) ? 'freed' : 'struck', tell)
    if (to === FINISH) arrive(s, tell)
    else if (to === RED_TRAP) {
      s.left++
      tell?.({ fact: 'in-red-trap', seat })
    } else if (isTrap(to)) tell?.({ fact: 'trapped', seat })
  },
  fits: {
    owes: (field) => (field === RED_TRAP ? 1 : 0),
    holds: () => true,
    shares: (field) => field === START || field === FINISH,
    miss: 0,
    fine: 0,
  },
  out: 'rond-om-de-hoek.red-trap',
  board: BOARD,
  legend: [],
  look: 'pawn',
  spot,
  coach: (s) => {
    const field = s.fields[s.seat]!
    if (field === RED_TRAP) return 'coach-mercy'
    return isTrap(field) ? 'coach-free' : 'coach-throw'
  },
  note: (s, seat) => {
    const field = s.fields[seat]!
    if (field === START) return { say: 'note-start' }
    return { say: isTrap(field) ? 'note-stuck' : 'note-field', field }
  },
  over: (s, tell) => {
    for (let seat = 0; seat < s.seats; seat++)
      if (!s.arrived.includes(seat)) tell({ fact: 'consolation', seat })
  },
})

/** Rond om de hoek: along six rows with a trap at the end of each. */
export const game = { ...race, version: 2 }

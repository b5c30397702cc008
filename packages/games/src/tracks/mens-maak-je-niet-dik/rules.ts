import type { Ask, By, Draw, Tell } from '@spellendoos/kernel'
import { CHANCE, NOBODY, onlySeat, rollOffSeat, rollOffThrow, type RollOff } from '@spellendoos/mechanics'
import { MOST_THROWS } from '../throws.ts'
import { PAWNS } from './layout.ts'
import { allowed, ENTER, PASS, THROW, type Move } from './moves.ts'
import { fieldOf, nextInYard, stepOn } from './names.ts'
import { payArrival, payStanding } from './result.ts'
import { isHome, ownerOf, YARD, type Pawn, type State, type Step } from './state.ts'
import { tellMove, tellThrow } from './tell.ts'

const SIX = 6
const ONE_DIE: Ask = { dice: 1 }

export function turn(s: State): readonly By[] {
  if (s.end !== null) return NOBODY
  return s.rolling ? CHANCE : onlySeat(s.seat)
}

export const chance = (): Ask => ONE_DIE

export function answer(s: State, draw: Draw, tell?: Tell): void {
  const pips = draw[0]!
  s.rolling = false
  s.shown = pips
  s.throws++
  if (s.rollOff !== null) {
    rollForStart(s, s.rollOff, pips, tell)
    return
  }
  if (tell !== undefined) tellThrow(s, pips, tell)
  s.pips = pips
  s.may = allowed(s, pips)
}

/** mens-maak-je-niet-dik.roll-off, mens-maak-je-niet-dik.tie */
function rollForStart(s: State, rollOff: RollOff, pips: number, tell?: Tell): void {
  const highest = Math.max(pips, ...rollOff.throws)
  tell?.({ fact: 'rolled-off', seat: s.seat, pips, dice: [pips] })
  const starter = rollOffThrow(rollOff, pips)
  if (starter === undefined) {
    s.seat = rollOffSeat(rollOff)
    if (rollOff.throws.length === 0) tell?.({ fact: 'tied', seats: rollOff.running.slice() })
    endWhenTired(s, tell)
    return
  }
  // mens-maak-je-niet-dik.first-throw
  s.rollOff = null
  s.seat = starter
  s.colour = starter
  s.shown = highest
  s.pips = highest
  s.may = allowed(s, highest)
  tell?.({ fact: 'starts', seat: starter, pips: highest })
}

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  if (move === THROW) {
    s.rolling = true
    return
  }
  if (move === PASS) tell?.({ fact: 'passed', seat: s.seat, pips: s.pips })
  else if (move === ENTER) {
    const pawn = nextInYard(s)
    bring(s, pawn, 0, tell)
    s.entered = pawn
  } else {
    const pawn = s.colour * PAWNS + move
    s.entered = -1
    bring(s, pawn, s.pawns[pawn]! + s.pips, tell)
  }
  passOn(s, tell)
}

/** Moves a pawn of the colour on turn to a step of its path, and strikes what is there. */
function bring(s: State, pawn: Pawn, to: Step, tell?: Tell): void {
  const from = s.pawns[pawn]!
  const struck = isHome(s, to) ? -1 : pawnOn(s, fieldOf(s, s.colour, to))
  if (struck >= 0) s.pawns[struck] = YARD
  s.pawns[pawn] = to
  s.last[0] = pawn
  s.last[1] = from
  s.last[2] = to
  if (isHome(s, to)) s.homes[s.colour]!++
  if (tell !== undefined) tellMove(s, pawn, from, to, struck, tell)
}

/** The pawn on a field of the circuit, of whatever colour; −1 for none. */
function pawnOn(s: State, field: number): Pawn {
  for (let colour = 0; colour < s.starts.length; colour++) {
    const step = stepOn(s, colour, field)
    const next = (colour + 1) * PAWNS
    for (let pawn = next - PAWNS; pawn < next; pawn++) if (s.pawns[pawn] === step) return pawn
  }
  return -1
}

/** After a throw was played: who throws next, if anyone. */
function passOn(s: State, tell?: Tell): void {
  const again = s.pips === SIX
  const isDone = s.homes[s.colour] === PAWNS
  s.pips = 0
  s.may = 0
  if (isDone) arrive(s, tell)
  if (s.end !== null) return
  // mens-maak-je-niet-dik.six-again, mens-maak-je-niet-dik.turn
  if (again && !isDone) tell?.({ fact: 'again', seat: s.seat })
  else {
    do s.colour = s.colour + 1 === s.homes.length ? 0 : s.colour + 1
    while (s.homes[s.colour] === PAWNS)
    s.seat = ownerOf(s, s.colour)
  }
  endWhenTired(s, tell)
}

/** mens-maak-je-niet-dik.places: a colour is home, and perhaps its player, too. */
function arrive(s: State, tell?: Tell): void {
  for (let colour = s.seat; colour < s.homes.length; colour += s.seats) if (s.homes[colour] !== PAWNS) return
  s.arrived.push(s.seat)
  tell?.({ fact: 'arrived', seat: s.seat, place: s.arrived.length })
  payArrival(s, s.seat, tell)
  if (s.arrived.length === s.seats - 1) end(s, 'mens-maak-je-niet-dik.places', tell)
}

/** mens-maak-je-niet-dik.most-throws */
function endWhenTired(s: State, tell?: Tell): void {
  if (s.throws < MOST_THROWS) return
  tell?.({ fact: 'tired' })
  end(s, 'mens-maak-je-niet-dik.most-throws', tell)
}

function end(s: State, why: NonNullable<State['end']>, tell?: Tell): void {
  s.end = why
  payStanding(s, tell)
}

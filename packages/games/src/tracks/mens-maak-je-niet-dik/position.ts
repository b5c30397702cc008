import { problem, value, type PositionText, type Read, type Seat } from '@spellendoos/kernel'
import { MOST_THROWS } from '../throws.ts'
import { coloursFor, PAWNS } from './layout.ts'
import { allowed } from './moves.ts'
import { fieldOf, nameOf, stepCalled } from './names.ts'
import { payArrival, payStanding } from './result.ts'
import { isHome, onCircuit, ownerOf, setup, YARD, type Options, type State } from './state.ts'
import { t } from './words/texts.ts'

/**
 * A position as text: the pawns of each colour, as their player calls their places; the colour on turn; the number to
 * be played, 0 before the throw and ? while the die is in the air; + if the pawn on A was just brought out, otherwise
 * -; the throws so far; the players who arrived, in order; and during the roll-off, who is still in it and what they
 * threw. The start for two is `A,B,B,B/A,B,B,B 1 0 - 0 - 12:`.
 */
export const position: PositionText<State, Options> = {
  write(s) {
    const pawns = s.homes.map((_, colour) =>
      s.pawns
        .slice(colour * PAWNS, (colour + 1) * PAWNS)
        .map((step) => nameOf(s, colour, step))
        .join(','),
    )
    const seats = (list: readonly Seat[]) => list.map((seat) => seat + 1).join('')
    const { rollOff } = s
    return [
      pawns.join('/'),
      s.colour + 1,
      s.rolling ? '?' : s.pips,
      s.entered < 0 ? '-' : '+',
      s.throws,
      seats(s.arrived) || '-',
      rollOff === null ? '-' : `${seats(rollOff.running)}:${rollOff.throws.join('')}`,
    ].join(' ')
  },

  read(text, options, seats) {
    const fields = text.split(' ')
    if (fields.length !== 7) return wrong('position-fields')
    const s = setup(options, seats)
    const fault = readAll(s, fields, coloursFor(options, seats))
    return fault === undefined ? value(s) : wrong(fault)
  },
}

/** Reads every part into the state, or names the first that is wrong. */
function readAll(s: State, fields: readonly string[], colours: number): Fault | undefined {
  const [pawns = '', colour = '', pips = '', entered = '', throws = '', arrived = '', rollOff = ''] = fields
  const fault =
    readPawns(s, pawns) ??
    readArrived(s, arrived) ??
    readRollOff(s, rollOff) ??
    readThrows(s, throws) ??
    readTurn(s, colour, colours) ??
    readPips(s, pips) ??
    readEntered(s, entered)
  if (fault !== undefined) return fault
  if (s.pips > 0) s.may = allowed(s, s.pips)
  s.shown = s.pips
  if (s.arrived.length === s.seats - 1) s.end = 'mens-maak-je-niet-dik.places'
  else if (s.throws === MOST_THROWS && s.pips === 0 && !s.rolling) s.end = 'mens-maak-je-niet-dik.most-throws'
  if (s.end !== null) payStanding(s)
  return undefined
}

function readPawns(s: State, text: string): Fault | undefined {
  const rows = text.split('/')
  if (rows.length !== s.homes.length) return 'position-colours'
  for (const [colour, row] of rows.entries()) {
    const steps = row.split(',').map((name) => stepCalled(s, colour, name))
    if (steps.length !== PAWNS || steps.includes(undefined)) return 'position-pawns'
    steps.forEach((step, i) => (s.pawns[colour * PAWNS + i] = step!))
    const home = steps.filter((step) => isHome(s, step!)).toSorted((a, b) => b! - a!)
    if (home.some((step, i) => step !== s.fields + PAWNS - 1 - i)) return 'position-ends'
    s.homes[colour] = home.length
  }
  const taken = s.pawns.flatMap((step, pawn) =>
    onCircuit(s, step) ? [fieldOf(s, Math.floor(pawn / PAWNS), step)] : [],
  )
  return new Set(taken).size < taken.length ? 'position-shared' : undefined
}

/** Exactly those who have all their pawns home have arrived, each once; at least one player is left. */
function readArrived(s: State, text: string): Fault | undefined {
  const seats = text === '-' ? [] : text.split('').map((figure) => Number(figure) - 1)
  const isDone = (seat: Seat) =>
    s.homes.every((home, colour) => ownerOf(s, colour) !== seat || home === PAWNS)
  const done = Array.from({ length: s.seats }, (_, seat) => seat).filter(isDone)
  if (seats.toSorted((a, b) => a - b).join() !== done.join() || done.length === s.seats)
    return 'position-arrived'
  for (const seat of seats) {
    s.arrived.push(seat)
    payArrival(s, seat)
  }
  return undefined
}

function readRollOff(s: State, text: string): Fault | undefined {
  if (text === '-') {
    s.rollOff = null
    return undefined
  }
  const shape = /^([1-6]+):([1-6]*)$/.exec(text)
  if (shape === null) return 'position-roll-off'
  const running = shape[1]!.split('').map((figure) => Number(figure) - 1)
  const throws = shape[2]!.split('').map(Number)
  const rising = running.every((seat, i) => seat < s.seats && (i === 0 || seat > running[i - 1]!))
  const begun = s.pawns.some((step, pawn) => step !== (pawn % PAWNS === 0 ? 0 : YARD))
  if (!rising || running.length < 2 || throws.length >= running.length || begun) return 'position-roll-off'
  s.rollOff = { running, throws }
  return undefined
}

/** Everyone throws once before the match begins. */
function readThrows(s: State, text: string): Fault | undefined {
  if (!/^\d{1,4}$/.test(text)) return 'position-throws'
  s.throws = Number(text)
  const fewest = s.rollOff === null ? s.seats : s.rollOff.throws.length
  return s.throws < fewest || s.throws > MOST_THROWS ? 'position-throws' : undefined
}

function readTurn(s: State, text: string, colours: number): Fault | undefined {
  const colour = /^[1-6]$/.test(text) ? Number(text) - 1 : colours
  if (colour >= colours) return 'position-turn'
  const over = s.arrived.length === s.seats - 1
  if (s.rollOff !== null ? colour !== 0 : s.homes[colour] === PAWNS && !over) return 'position-turn'
  s.colour = colour
  s.seat = s.rollOff === null ? ownerOf(s, colour) : s.rollOff.running[s.rollOff.throws.length]!
  return undefined
}

/** Before a match begins, and once it is over, there is nothing to play. */
function readPips(s: State, text: string): Fault | undefined {
  if (!/^[0-6?]$/.test(text)) return 'position-pips'
  s.rolling = text === '?'
  s.pips = s.rolling ? 0 : Number(text)
  const over = s.arrived.length === s.seats - 1
  if (over && text !== '0') return 'position-pips'
  if (s.rolling && s.throws === MOST_THROWS) return 'position-pips'
  return s.rollOff !== null && s.pips > 0 ? 'position-pips' : undefined
}

function readEntered(s: State, text: string): Fault | undefined {
  if (text === '-') return undefined
  const first = s.colour * PAWNS
  const pawn = s.pawns.indexOf(0, first)
  const over = s.arrived.length === s.seats - 1
  if (text !== '+' || s.rollOff !== null || over || pawn < 0 || pawn >= first + PAWNS)
    return 'position-entered'
  s.entered = pawn
  return undefined
}

const FAULTS = t.faults

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])

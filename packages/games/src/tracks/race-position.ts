import {
  problem,
  value,
  type OptionSpecs,
  type OptionsOf,
  type PositionText,
  type Read,
  type Seat,
} from '@spellendoos/kernel'
import { rollOffSeat } from '@spellendoos/mechanics'
import { isDecided, isRunning, newRace, OUT, type Race, type RaceRecord } from './race.ts'
import { payOut } from './race-prizes.ts'
import { MOST_THROWS } from './throws.ts'
import { t } from './words/texts.ts'

const seatList = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join('') || '-'

/**
 * A race as text: the field of each piece, x for out; whose turn it is; the throws left in it, with ? while the die is
 * in the air; the throws so far; who arrived, in order; who misses the next turn; who has paid a fine; and during the
 * roll-off, who is still in it and what they threw. A start for two is `1,1 1 1 0 - - - -`.
 */
export function racePosition<Specs extends OptionSpecs>(
  record: RaceRecord<Specs>,
): PositionText<Race, OptionsOf<Specs>> {
  return {
    write: (s) =>
      [
        s.fields.map((field) => (field === OUT ? 'x' : field)).join(','),
        s.seat + 1,
        `${s.left}${s.rolling ? '?' : ''}`,
        s.throws,
        seatList(s.arrived),
        seatList(s.misses),
        seatList(s.paid),
        s.rollOff === null ? '-' : `${seatList(s.rollOff.running)}:${s.rollOff.throws.join('')}`,
      ].join(' '),

    read(text, options, seats) {
      const parts = text.split(' ')
      if (parts.length !== 8) return wrong('position-parts')
      const s = newRace(record, record.stake(options), seats)
      const fault = readAll(record, s, parts)
      return fault === undefined ? value(s) : wrong(fault)
    },
  }
}

type AnyRace = RaceRecord<OptionSpecs>

/** Reads every part into the race, or names the first that is wrong. */
function readAll(record: AnyRace, s: Race, parts: readonly string[]): Fault | undefined {
  const [fields = '', turn = '', left = '', throws = '', arrived = '', misses = '', paid = '', rollOff = ''] =
    parts
  const fault =
    readFields(record, s, fields) ??
    readArrived(record, s, arrived) ??
    readRollOff(record, s, rollOff) ??
    readThrows(record, s, throws) ??
    readTurn(record, s, turn, left) ??
    readMisses(record, s, misses) ??
    readPaid(record, s, paid)
  if (fault !== undefined) return fault
  const decided = isDecided(record, s)
  if (decided || isTired(s)) {
    s.end = decided ? `${record.id}.end` : `${record.id}.most-throws`
    payOut(s, !decided)
  }
  return undefined
}

const isTired = (s: Race): boolean => s.throws === MOST_THROWS && !s.rolling

function readFields({ start, finish, fits }: AnyRace, s: Race, text: string): Fault | undefined {
  const names = text.split(',')
  if (names.length !== s.seats) return 'position-seats'
  for (const [seat, name] of names.entries()) {
    const field = name === 'x' ? OUT : /^(?:0|[1-9]\d{0,2})$/.test(name) ? Number(name) : finish + 1
    if (field !== OUT && (field < start || field > finish || !fits.holds(field))) return 'position-field'
    if (field !== OUT && !fits.shares(field) && s.fields.slice(0, seat).includes(field))
      return 'position-shared'
    s.fields[seat] = field
  }
  return undefined
}

/** Seats written one after the other; `undefined` if one is no seat of this table. */
function readSeats(s: Race, text: string): Seat[] | undefined {
  if (text === '-') return []
  const seats = text.split('').map((figure) => Number(figure) - 1)
  return seats.every((seat) => seat >= 0 && seat < s.seats) ? seats : undefined
}
const ascends = (seats: readonly Seat[]): boolean => seats.every((seat, i) => i === 0 || seat > seats[i - 1]!)

/** Exactly those on the last field have arrived, each once, and nobody waits for a third. */
function readArrived({ finish }: AnyRace, s: Race, text: string): Fault | undefined {
  const seats = readSeats(s, text)
  const there = [...s.fields.keys()].filter((seat) => s.fields[seat] === finish)
  if (seats === undefined || there.length > 2 || seats.toSorted((a, b) => a - b).join() !== there.join())
    return 'position-arrived'
  s.arrived.push(...seats)
  return undefined
}

function readRollOff({ rollsOff, start }: AnyRace, s: Race, text: string): Fault | undefined {
  if (text === '-') {
    s.rollOff = null
    return undefined
  }
  const [before = '', after = '', ...more] = text.split(':')
  const running = readSeats(s, before)
  const isShaped = text.includes(':') && more.length === 0 && /^[1-6]*$/.test(after)
  if (!rollsOff || !isShaped || running === undefined || !ascends(running)) return 'position-roll-off'
  const throws = after.split('').map(Number)
  if (running.length < 2 || throws.length >= running.length || s.fields.some((field) => field !== start))
    return 'position-roll-off'
  s.rollOff = { running, throws }
  return undefined
}

/** Where the start is thrown for, everyone throws once before the race begins. */
function readThrows({ rollsOff }: AnyRace, s: Race, text: string): Fault | undefined {
  if (!/^\d{1,4}$/.test(text)) return 'position-throws'
  s.throws = Number(text)
  const fewest = s.rollOff === null ? (rollsOff ? s.seats : 0) : s.rollOff.throws.length
  return s.throws < fewest || s.throws > MOST_THROWS ? 'position-throws' : undefined
}

/** The player on turn throws once, or as often as the field gives; throws that a field gives are made at once. */
function readTurn(record: AnyRace, s: Race, turn: string, left: string): Fault | undefined {
  const seat = /^[1-9]$/.test(turn) ? Number(turn) - 1 : s.seats
  if (seat >= s.seats) return 'position-turn'
  const shape = /^([0-2])(\?)?$/.exec(left)
  if (shape === null) return 'position-left'
  s.seat = seat
  s.left = Number(shape[1])
  s.rolling = shape[2] === '?'
  const over = isDecided(record, s) || isTired(s)
  if (over) return s.left === 0 && !s.rolling ? undefined : 'position-left'
  if (s.rolling && s.throws === MOST_THROWS) return 'position-left'
  if (s.rollOff === null ? !isRunning(s, seat) : seat !== rollOffSeat(s.rollOff)) return 'position-turn'
  const owed = s.fields.map((field) => record.fits.owes(field))
  if (s.left !== (owed[seat] || 1) || owed.some((throws, each) => each !== seat && throws > 0))
    return 'position-left'
  return undefined
}

function readMisses(record: AnyRace, s: Race, text: string): Fault | undefined {
  const { fits } = record
  const seats = readSeats(s, text)
  if (seats === undefined || !ascends(seats)) return 'position-misses'
  const over = isDecided(record, s) || isTired(s)
  if (seats.some((seat) => fits.miss === 0 || s.fields[seat] !== fits.miss || (seat === s.seat && !over)))
    return 'position-misses'
  s.misses = seats
  return undefined
}

/** Every player on the field of the fine has paid it, and perhaps players beyond it. */
function readPaid({ fits }: AnyRace, s: Race, text: string): Fault | undefined {
  const seats = readSeats(s, text)
  if (seats === undefined || !ascends(seats)) return 'position-paid'
  if (seats.some((seat) => fits.fine === 0 || s.fields[seat]! < fits.fine)) return 'position-paid'
  if (s.fields.some((field, seat) => field === fits.fine && fits.fine > 0 && !seats.includes(seat)))
    return 'position-paid'
  for (const seat of seats) {
    s.paid.push(seat)
    s.money[seat]!--
    s.pot++
  }
  return undefined
}

const FAULTS = t.faults

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])

import type { OptionSpecs, OptionsOf, RuleId, Say, Seat, Spot, Tell, Words } from '@spellendoos/kernel'
import { copyRollOff, newRollOff, type RollOff } from '@spellendoos/mechanics'
import type { Board, Sheet } from '@spellendoos/scene'
import { firstPrize } from './prizes.ts'

/** A race for a pot: one piece each on one path, one die, and fields that affect whoever lands on them. */
export interface Race {
  readonly seats: number
  /** The field each piece is on; OUT for a player who is out of the race. */
  readonly fields: number[]
  /** Who still takes part in the roll-off; null once it is settled, or if there is none. */
  rollOff: RollOff | null
  seat: Seat
  /** The die is in the air. */
  rolling: boolean
  /** Throws left in this turn; 0 when the race is over. */
  left: number
  throws: number
  /** Who has arrived, in order. */
  readonly arrived: Seat[]
  /** Who misses the next turn. */
  misses: Seat[]
  /** Who has paid a fine. */
  readonly paid: Seat[]
  readonly stake: number
  readonly money: number[]
  pot: number
  bank: number
  /** What the die shows; 0 before the first throw. */
  shown: number
  /** The last piece moved, from which field and to which; the seat is negative if there was none. */
  readonly last: number[]
  end: RuleId | null
}

export const OUT = -1
/** Everyone has this much left after staking. */
const PURSE = 5
/** The race is over when this many have arrived. */
const PRIZES = 2

/** What makes one race differ from another. */
export interface RaceRecord<Specs extends OptionSpecs> {
  readonly id: string
  readonly words: Words
  readonly seats: readonly number[]
  readonly minutes: number
  readonly options: Specs
  stake(options: OptionsOf<Specs>): number
  /** The field on which all start, and the one that has to be reached or passed. */
  readonly start: number
  readonly finish: number
  /** Whether there is a roll-off; otherwise the first seat starts. */
  readonly rollsOff: boolean
  /** Moves the piece on turn, and applies the effect of the field it lands on. */
  go(s: Race, pips: number, tell?: Tell): void
  /** What a position may hold. */
  readonly fits: {
    /** The throws that this field gives at once. */
    owes(field: number): number
    /** Whether a piece can be there between two throws. */
    holds(field: number): boolean
    /** Whether several can. */
    shares(field: number): boolean
    /** The field on which a turn is missed, and the one that costs a fine; 0 if there is none. */
    readonly miss: number
    readonly fine: number
  }
  /** The rule by which a seat is out. */
  readonly out: RuleId
  /** The board without its pieces. */
  readonly board: Omit<Board, 'pieces'>
  /** The notes printed beside it. */
  readonly legend: readonly Sheet[]
  readonly look: 'horse' | 'pawn'
  /** The spot of a field, and of those who are out. */
  spot(field: number): Spot
  /** The advice to the player who throws now. */
  coach(s: Race): string
  /** What is shown beside a seat that is under way. */
  note(s: Race, seat: Seat): Say
  /** What else is told when the race is over. */
  over?(s: Race, tell: Tell): void
}

/** A tap on the die throws it. */
export const DIE: Spot = 'die'

export const isRunning = (s: Race, seat: Seat): boolean => s.fields[seat] !== OUT && !s.arrived.includes(seat)

/** A field as it is called in a sentence: by its number, or Start or Finish in every language. */
const called = (spot: Spot): Say | string =>
  spot === 'Start' ? { say: 'start' } : spot === 'Finish' ? { say: 'finish' } : spot

/** Moves the piece of the player on turn to a field, over all fields between. */
export function moveTo(s: Race, to: number, spot: (field: number) => Spot, tell?: Tell): void {
  const from = s.fields[s.seat]!
  s.fields[s.seat] = to
  s.last[0] = s.seat
  s.last[1] = from
  s.last[2] = to
  if (tell === undefined) return
  const path: Spot[] = [spot(from)]
  const step = to < from ? -1 : 1
  for (let field = from; field !== to;) path.push(spot((field += step)))
  tell({
    fact: to < from ? 'moved-back' : 'moved',
    seat: s.seat,
    path,
    from: called(spot(from)),
    to: called(spot(to)),
  })
}

export function arrive(s: Race, tell?: Tell): void {
  s.arrived.push(s.seat)
  tell?.({ fact: 'arrived', seat: s.seat, place: s.arrived.length })
}

/** Out of the race: the piece stays where it is, and nobody meets it there. */
export function dropOut(s: Race, tell?: Tell): void {
  s.fields[s.seat] = OUT
  tell?.({ fact: 'out', seat: s.seat })
}

/** Whether the race is decided: both prizes are won, nobody is under way, or nothing can change any more. */
export function isDecided({ fits }: Pick<RaceRecord<OptionSpecs>, 'fits'>, s: Race): boolean {
  if (s.arrived.length === PRIZES) return true
  // Of two, the one still under way is second, and gets nothing from a pot without a second prize.
  const isAlone = s.seats === 2 && s.arrived.length === 1
  if (isAlone && fits.fine === 0 && firstPrize(s.pot) === s.pot) return true
  for (let seat = 0; seat < s.seats; seat++) if (isRunning(s, seat)) return false
  return true
}

/** What is on the table before the first throw. */
export function newRace(
  record: Pick<RaceRecord<OptionSpecs>, 'start' | 'rollsOff'>,
  stake: number,
  seats: number,
): Race {
  return {
    seats,
    fields: new Array<number>(seats).fill(record.start),
    rollOff: record.rollsOff ? newRollOff(seats) : null,
    seat: 0,
    rolling: false,
    left: 1,
    throws: 0,
    arrived: [],
    misses: [],
    paid: [],
    stake,
    money: new Array<number>(seats).fill(PURSE),
    pot: stake * seats,
    bank: 0,
    shown: 0,
    last: [-1, 0, 0],
    end: null,
  }
}

export const copyRace = (s: Race): Race => ({
  seats: s.seats,
  fields: s.fields.slice(),
  rollOff: copyRollOff(s.rollOff),
  seat: s.seat,
  rolling: s.rolling,
  left: s.left,
  throws: s.throws,
  arrived: s.arrived.slice(),
  misses: s.misses.slice(),
  paid: s.paid.slice(),
  stake: s.stake,
  money: s.money.slice(),
  pot: s.pot,
  bank: s.bank,
  shown: s.shown,
  last: s.last.slice(),
  end: s.end,
})

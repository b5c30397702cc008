import type {
  Ask,
  By,
  Draw,
  Game,
  OptionSpecs,
  OptionsOf,
  Purses,
  Result,
  RuleId,
  Seat,
  Spot,
  Tell,
  Words,
} from '@spellendoos/kernel'
import {
  CHANCE,
  eachForHimself,
  leftOf,
  newRollOff,
  NOBODY,
  onlySeat,
  rollOffSeat,
  rollOffThrow,
  type RollOff,
} from '@spellendoos/mechanics'
import type { Board, Scene, Sheet } from '@spellendoos/scene'
import { racePosition } from './race-position.ts'
import { raceScene } from './race-scene.ts'
import { payOut, places } from './race-prizes.ts'
import { MOST_THROWS } from './throws.ts'

/** A race for a pot: one piece each along one way, one die, and fields that do something to whoever lands there. */
export interface Race {
  readonly seats: number
  /** The field each piece stands on; OUT for who is out of the race. */
  readonly fields: number[]
  /** Who still throws for the start; null once that is settled, or where nobody does. */
  rollOff: RollOff | null
  seat: Seat
  /** The die is in the air. */
  rolling: boolean
  /** Throws still to come in this turn; 0 when the race is over. */
  left: number
  throws: number
  /** Who has arrived, the first first. */
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
  /** The last piece moved, from which field and to which; a seat below 0 for none. */
  readonly last: number[]
  end: RuleId | null
}

export const OUT = -1
/** Everyone has so much left after staking. */
const PURSE = 5
/** The race is over when so many have arrived. */
const PRIZES = 2

/** What makes one race differ from another. */
export interface RaceRecord<Specs extends OptionSpecs> {
  readonly id: string
  readonly words: Words
  readonly seats: readonly number[]
  readonly minutes: number
  readonly options: Specs
  stake(options: OptionsOf<Specs>): number
  /** The field on which all start, and the one that is reached or passed at the end. */
  readonly start: number
  readonly finish: number
  /** Whether the start is thrown for; otherwise the first seat starts. */
  readonly rollsOff: boolean
  /** Moves the piece on turn, and lets the field it lands on do what it does. */
  go(s: Race, pips: number, tell?: Tell): void
  /** What a position may hold. */
  readonly fits: {
    /** Throws that are owed at once on this field. */
    owes(field: number): number
    /** Whether a piece can stand there between two throws. */
    holds(field: number): boolean
    /** Whether several can. */
    shares(field: number): boolean
    /** The field on which a turn is missed, and the one that costs a fine; 0 where there is none. */
    readonly miss: number
    readonly fine: number
  }
  /** The rule by which a seat is out. */
  readonly out: RuleId
  /** The board without its pieces. */
  readonly board: Omit<Board, 'pieces'>
  /** What stands beside it on paper. */
  readonly legend: readonly Sheet[]
  readonly look: 'horse' | 'pawn'
  /** The spot of a field, and of those who are out. */
  spot(field: number): Spot
  /** The coach's line for whoever throws now. */
  coach(s: Race): string
}

export type RaceMove = 'throw'
const THROW: readonly RaceMove[] = ['throw']
const NO_MOVES: readonly RaceMove[] = []
const ONE_DIE: Ask = { dice: 1 }
/** A tap on the die throws it. */
export const DIE: Spot = 'die'

export const isRunning = (s: Race, seat: Seat): boolean => s.fields[seat] !== OUT && !s.arrived.includes(seat)

/** Whoever throws comes to a field, over all fields between. */
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
  tell({ fact: to < from ? 'moved-back' : 'moved', seat: s.seat, path, from: spot(from), to: spot(to) })
}

export function arrive(s: Race, tell?: Tell): void {
  s.arrived.push(s.seat)
  tell?.({ fact: 'arrived', seat: s.seat, place: s.arrived.length })
}

/** Out of the race: the piece stays where it came to grief, and nobody meets it there. */
export function dropOut(s: Race, tell?: Tell): void {
  s.fields[s.seat] = OUT
  tell?.({ fact: 'out', seat: s.seat })
}

/** Whether nothing is left to race for: both prizes are won, or nobody is under way. */
export function isDecided(s: Race): boolean {
  if (s.arrived.length === PRIZES) return true
  for (let seat = 0; seat < s.seats; seat++) if (isRunning(s, seat)) return false
  return true
}

/** The die goes to the next one under way who does not miss a turn. */
function passOn(s: Race, tell?: Tell): void {
  s.left = 1
  for (;;) {
    s.seat = leftOf(s.seat, s.seats)
    const { seat } = s
    if (!isRunning(s, seat)) continue
    if (!s.misses.includes(seat)) return
    s.misses = s.misses.filter((each) => each !== seat)
    tell?.({ fact: 'missed', seat })
  }
}

/** What stands on the table before the first throw. */
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
  rollOff:
    s.rollOff === null ? null : { running: s.rollOff.running.slice(), throws: s.rollOff.throws.slice() },
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

/** Takes a throw for the start in. */
function rollForStart(s: Race, rollOff: RollOff, pips: number, tell?: Tell): void {
  tell?.({ fact: 'rolled-off', seat: s.seat, pips, dice: [pips] })
  const starter = rollOffThrow(rollOff, pips)
  if (starter === undefined) {
    s.seat = rollOffSeat(rollOff)
    if (rollOff.throws.length === 0) tell?.({ fact: 'tied', seats: rollOff.running.slice() })
    return
  }
  s.rollOff = null
  s.seat = starter
  tell?.({ fact: 'starts', seat: starter })
}

/** Ends the race by a rule, and pays the pot out. */
function end(s: Race, why: RuleId, tired: boolean, tell?: Tell): void {
  s.end = why
  s.left = 0
  payOut(s, tired, tell)
}

const purses = (s: Race): Purses => ({ seats: s.money, pot: s.pot, bank: s.bank })

/** The game that a record describes. */
export function raceGame<Specs extends OptionSpecs>(
  record: RaceRecord<Specs>,
): Game<Race, RaceMove, Race, OptionsOf<Specs>, Scene> {
  const { id, words, seats, minutes, options } = record
  const setup = (chosen: OptionsOf<Specs>, seats: number): Race =>
    newRace(record, record.stake(chosen), seats)
  const result = (s: Race): Result | undefined =>
    s.end === null ? undefined : { places: places(s), money: s.money, why: s.end }

  function answer(s: Race, draw: Draw, tell?: Tell): void {
    const pips = draw[0]!
    s.rolling = false
    s.shown = pips
    s.throws++
    if (s.rollOff !== null) rollForStart(s, s.rollOff, pips, tell)
    else {
      s.left--
      tell?.({ fact: 'thrown', seat: s.seat, pips, dice: [pips] })
      record.go(s, pips, tell)
      if (isDecided(s)) return end(s, `${id}.end`, false, tell)
      if (s.left === 0) passOn(s, tell)
    }
    if (s.throws < MOST_THROWS) return
    tell?.({ fact: 'tired' })
    end(s, `${id}.most-throws`, true, tell)
  }

  /** Only the die is ever tapped; a field that is tapped or named is an attempt to go there without it. */
  function explain(s: Race, seat: Seat, tried: string): RuleId | undefined {
    const isThrow = tried === 'throw' || tried === DIE
    const isField = /^(?:\d{1,3}|Start|Finish)(?:-(?:\d{1,3}|Start|Finish))?$/.test(tried)
    if (!isThrow && !isField) return undefined
    if (s.end !== null) return s.end
    if (s.fields[seat] === OUT) return record.out
    if (s.arrived.includes(seat)) return `${id}.arrive`
    if (s.misses.includes(seat)) return `${id}.miss`
    if (seat !== s.seat) return `${id}.${s.rollOff === null ? 'turn' : 'roll-off'}`
    return isThrow ? undefined : `${id}.throw`
  }

  return {
    id,
    version: 1,
    book: 'spellendoos',
    words,
    seats,
    traits: {
      hidden: false,
      realtime: false,
      unaided: false,
      solo: false,
      luck: 'all',
      money: true,
      minutes,
    },
    options,
    presets: { boekje: {} },
    // Every throw is a move and an answer of chance.
    bound: 2 * MOST_THROWS,
    sides: (_, seats) => eachForHimself(seats),
    setup,
    turn: (s): readonly By[] => {
      if (s.end !== null) return NOBODY
      return s.rolling ? CHANCE : onlySeat(s.seat)
    },
    chance: () => ONE_DIE,
    answer,
    moves: (s, seat) => (seat !== s.seat || s.rolling || s.end !== null ? NO_MOVES : THROW),
    play: (s) => {
      s.rolling = true
    },
    result,
    view: (s) => s,
    imagine: copyRace,
    write: (_, move) => move,
    touches: () => [[DIE]],
    explain,
    scene: (s, eye) => raceScene(record, s, eye),
    position: racePosition(record),
    purses,
    copy: copyRace,
  }
}

import type {
  Ask,
  By,
  Draw,
  OptionSpecs,
  OptionsOf,
  Purses,
  Result,
  RuleId,
  Seat,
  Tell,
} from '@spellendoos/kernel'
import {
  CHANCE,
  defineGame,
  leftOf,
  NOBODY,
  onlySeat,
  rollOffSeat,
  rollOffThrow,
  type RollOff,
} from '@spellendoos/mechanics'
import type { SceneGame } from '@spellendoos/scene'
import { racePosition } from './race-position.ts'
import { payOut, places } from './race-prizes.ts'
import { raceScene } from './race-scene.ts'
import { copyRace, DIE, isDecided, isRunning, newRace, OUT, type Race, type RaceRecord } from './race.ts'
import { MOST_THROWS } from './throws.ts'

export type RaceMove = 'throw'
const THROW: readonly RaceMove[] = ['throw']
const NO_MOVES: readonly RaceMove[] = []
const ONE_DIE: Ask = { dice: 1 }

/** The die goes to the next player under way who does not miss a turn. */
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

/** Applies a throw of the roll-off. */
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

const purses = (s: Race): Purses => ({ seats: s.money, pot: s.pot, bank: s.bank })

/** The game that a record describes. */
export function raceGame<Specs extends OptionSpecs>(
  record: RaceRecord<Specs>,
): SceneGame<Race, RaceMove, Race, OptionsOf<Specs>> {
  const { id, words, seats, minutes, options } = record
  const setup = (chosen: OptionsOf<Specs>, seats: number): Race =>
    newRace(record, record.stake(chosen), seats)
  const result = (s: Race): Result | undefined =>
    s.end === null ? undefined : { places: places(s), money: s.money, why: s.end }

  /** Ends the race by a rule, and pays the pot out. */
  function end(s: Race, why: RuleId, tired: boolean, tell?: Tell): void {
    s.end = why
    s.left = 0
    payOut(s, tired, tell)
    if (tell !== undefined) record.over?.(s, tell)
  }

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
      if (isDecided(record, s)) return end(s, `${id}.end`, false, tell)
      if (s.left === 0) passOn(s, tell)
    }
    if (s.throws < MOST_THROWS) return
    tell?.({ fact: 'tired' })
    end(s, `${id}.most-throws`, true, tell)
  }

  /** Only the die is ever tapped; tapping or naming a field is an attempt to go there without it. */
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

  return defineGame<Race, RaceMove, Race, OptionsOf<Specs>>({
    id,
    version: 1,
    book: 'spellendoos',
    words,
    seats,
    traits: { luck: 'all', minutes },
    options,
    // Every throw is a move and an answer of chance.
    bound: 2 * MOST_THROWS,
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
    write: (_, move) => move,
    touches: () => [[DIE]],
    explain,
    scene: (s, eye) => raceScene(record, s, eye),
    position: racePosition(record),
    purses,
    copy: copyRace,
  })
}

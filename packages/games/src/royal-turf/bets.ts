import type { Seat } from '@spellendoos/kernel'
import { HORSE_IDS, RUNNERS, type Horse } from './horses.ts'

/** A chip's value. */
export type Chip = number
/** No chip is there. */
export const NONE = -1
/** In a view: a chip is there, its value unseen. */
export const FACE_DOWN = -2

/** royal-turf.chips and royal-turf.verdekt (book): each player's chips, as counts of the values 0, 1 and 2. */
const OPEN: readonly number[] = [0, 2, 1]
const HIDDEN: readonly number[] = [1, 2, 1]
export const CHIP_VALUES: readonly Chip[] = [0, 1, 2]
export const chipsOf = (verdekt: boolean): readonly number[] => (verdekt ? HIDDEN : OPEN)
/** A chip a round: three rounds, or four with the 0. */
export const roundsOf = (verdekt: boolean): number => (verdekt ? 4 : 3)

/** What a seat does: throw, choose the horse to move (0–6), or lay a chip on a horse (7 and up). */
export type Move = 'throw' | number
const isBet = (move: number): boolean => move >= RUNNERS
const betOf = (chip: Chip, horse: Horse): Move => RUNNERS + chip * RUNNERS + horse
export const horseIn = (move: number): Horse => move % RUNNERS
/** The chip that a move lays; NONE if it lays none. */
export const chipIn = (move: Move): Chip =>
  move === 'throw' || !isBet(move) ? NONE : Math.floor(move / RUNNERS) - 1

export const write = (move: Move): string => {
  if (move === 'throw') return move
  const horse = HORSE_IDS[horseIn(move)]!
  return isBet(move) ? `${chipIn(move)}@${horse}` : horse
}

/** Bets, precomputed: by which horses are free (a bit for each) and which chips are left (a bit for each value). */
const HORSE_SETS = 1 << RUNNERS
export const inSet = (set: number, item: number): boolean => (set & (1 << item)) !== 0
const horsesIn = (set: number): Horse[] => [...HORSE_IDS.keys()].filter((horse) => inSet(set, horse))
const BETS: readonly (readonly Move[])[] = Array.from({ length: HORSE_SETS * 8 }, (_, both) => {
  const chips = CHIP_VALUES.filter((chip) => inSet(both & 7, chip))
  return Object.freeze(chips.flatMap((chip) => horsesIn(both >> 3).map((horse) => betOf(chip, horse))))
})
/** The horses of a set as moves. */
export const RUNS: readonly (readonly Move[])[] = Array.from({ length: HORSE_SETS }, (_, set) =>
  Object.freeze(horsesIn(set)),
)

/** The chips that a seat has not laid yet, as counts of the values 0, 1 and 2. */
export function chipsLeft(laid: readonly Chip[], verdekt: boolean): number[] {
  const left = chipsOf(verdekt).slice()
  for (const chip of laid) if (chip >= 0) left[chip]!--
  return left
}

/** royal-turf.one-per-horse: any chip that is left on any horse without a chip of the same seat. */
export function betsOf(laid: readonly Chip[], verdekt: boolean): readonly Move[] {
  const of = chipsOf(verdekt)
  let free = 0
  let none = of[0]!
  let ones = of[1]!
  let twos = of[2]!
  for (let horse = 0; horse < RUNNERS; horse++) {
    const chip = laid[horse]!
    if (chip === NONE) free |= 1 << horse
    else if (chip === 1) ones--
    else if (chip === 2) twos--
    else none--
  }
  return BETS[(free << 3) | (none > 0 ? 1 : 0) | (ones > 0 ? 2 : 0) | (twos > 0 ? 4 : 0)]!
}

export const noBets = (seats: number): Chip[][] =>
  Array.from({ length: seats }, () => new Array<Chip>(RUNNERS).fill(NONE))

/** royal-turf.bets-count: a 2 is two bets, a 0 is none. */
export function countBets(laid: readonly (readonly Chip[])[], horse: Horse): number {
  let bets = 0
  for (let seat: Seat = 0; seat < laid.length; seat++) bets += Math.max(0, laid[seat]![horse]!)
  return bets
}

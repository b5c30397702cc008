import { dataFile } from '@spellendoos/kernel'
import { count, only, type Points } from '../board.ts'
import { fromOf, NONE, takenOf, toOf } from '../move.ts'
import { FLYING, moves, type State } from '../rules.ts'
import { Places } from './places.ts'

/** What is known of a number of stones against three, when stones in mills may not be taken, and when they may. */
class Table {
  readonly #places: Places
  /** In how many turns the three, to move, have lost; 0 if they do not lose. */
  readonly #lostIn: Uint8Array

  /**
   * Packed as lists of places, those that are lost in two turns first, then in four …: each as the distance from the
   * previous one.
   */
  constructor(stones: number, packed: Uint8Array) {
    this.#places = new Places(stones)
    this.#lostIn = new Uint8Array(this.#places.size)
    let turns = 2
    let place = -1
    let step = 0
    let shift = 0
    for (const byte of packed) {
      step |= (byte & 127) << shift
      shift += 7
      if (byte > 127) continue
      if (step === 0) {
        turns += 2
        place = -1
      } else {
        place += step
        this.#lostIn[place] = turns
      }
      step = 0
      shift = 0
    }
  }

  lostIn(many: Points, three: Points): number {
    return this.#lostIn[this.#places.of(many, three)]!
  }
}

/**
 * The tables of the file, in its order: by whether stones in mills may be taken, then by the number of stones against
 * three.
 */
const FEWEST = 5
const SIZES = 2
const TABLES = 2 * SIZES

/**
 * The length of each table, in 32 bits, little-endian; then the tables themselves. Written by
 * tools/tables/molenspel.ts.
 */
const packed = dataFile('games/molenspel/evaluation/against-three.bin')
const tables: Table[] = []

/** Unpacked on first use. */
function tableFor(stones: number, takeFromMills: boolean): Table | undefined {
  if (stones < FEWEST || stones >= FEWEST + SIZES) return undefined
  const nth = (takeFromMills ? SIZES : 0) + stones - FEWEST
  return (tables[nth] ??= new Table(stones, partOf(packed(), nth)))
}

function partOf(bytes: Uint8Array, nth: number): Uint8Array {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, 4 * TABLES)
  let start = 4 * TABLES
  for (let before = 0; before < nth; before++) start += lengths.getUint32(4 * before, true)
  return bytes.subarray(start, start + lengths.getUint32(4 * nth, true))
}

/**
 * In how many turns the larger side wins against three if both play best, including the turn that takes a stone; 0 if
 * it does not win, and `undefined` if nothing is known.
 */
export function winsIn(s: State): number | undefined {
  if (s.hands[0]! + s.hands[1]! > 0) return undefined
  const strong = count(s.stones[1]!) === FLYING ? 0 : 1
  const many = s.stones[strong]!
  const three = s.stones[1 - strong]!
  if (count(three) !== FLYING) return undefined
  const table = tableFor(count(many), s.takeFromMills)
  if (table === undefined) return undefined
  if (s.seat !== strong) return table.lostIn(many, three)
  let soonest = 0
  for (const move of moves(s, strong)) {
    if (takenOf(move) !== NONE) return 1
    const after = table.lostIn((many & ~only(fromOf(move))) | only(toOf(move)), three)
    if (after > 0 && (soonest === 0 || after + 1 < soonest)) soonest = after + 1
  }
  return soonest
}

import { FREE, type Move } from './state.ts'
import type { Lines } from './variant.ts'

/*
 * The captures of a king that has very many ways to go, where captured pieces stay until the move is made.
 * Nothing changes on its way then but which pieces it has jumped over. So for every set of such pieces the
 * fields are worked out on which the king can stand behind them, smaller sets first: the work is bounded by the
 * number of sets, however many orders lead through them.
 */

/** A set of fields is so many words of 32 bits: room for the largest board and its wall. */
const WORDS = 4
const WORD_BITS = 32

/** The jumps over one piece in one direction: a piece, a set of fields to jump from and one to land on for each. */
interface Hops {
  readonly over: number[]
  /** The bit of that piece in a set of pieces. */
  readonly bit: number[]
  /** WORDS numbers for each. */
  readonly from: number[]
  readonly to: number[]
}

/** All that a king can do from a field. */
interface Tours {
  readonly origin: number
  readonly hops: Hops
  /** The sets of pieces it can jump over, the smaller first. */
  readonly sets: readonly number[]
}

/** The board that was looked at last, with the lines that kings capture along. */
let seenBoard: readonly number[] = []
let seenLines: Lines | undefined
let seenLongest = false
/** What was found out about it: a list of moves is asked for again when they are written and tapped. */
let tours: Tours | undefined
/** The fields the king can stand on once it has jumped over a set of pieces, WORDS numbers for each set; and the sets. */
let stands = new Int32Array()
let filled: readonly number[] = []
const captures = new Map<number, readonly Move[]>()

/** The captures of the king on a field, all or the longest, one for each end and each set of pieces taken. */
export function toursOf(
  board: readonly number[],
  prey: number,
  lines: Lines,
  origin: number,
  longest: boolean,
): readonly Move[] {
  lookAgain(board, lines, longest)
  const known = captures.get(origin)
  if (known !== undefined) return known
  const found: Move[] = []
  const { sets } = toursFrom(board, prey, lines, origin)
  const least = longest ? sizeOf(sets.at(-1)!) : 1
  for (let i = sets.length - 1; sizeOf(sets[i]!) >= least; i--) {
    const set = sets[i]!
    eachField(endsAt(set), 0, (end) => found.push(...routes(set, end, 1)))
  }
  captures.set(origin, found)
  return found
}

/** The ways to make a capture, over the same pieces to the same end; at most so many. */
export function routesOfTour(board: readonly number[], prey: number, lines: Lines, tour: Move, most: number) {
  lookAgain(board, lines, seenLongest)
  const { hops } = toursFrom(board, prey, lines, tour.path[0]!)
  const set = tour.takes.reduce((set, field) => set | hops.bit[hops.over.indexOf(field)]!, 0)
  return routes(set, tour.path.at(-1)!, most)
}

/** Where the king on a field can end a capture, however many pieces it takes, and where it can land on its way. */
export function endsOfTours(board: readonly number[], prey: number, lines: Lines, origin: number) {
  lookAgain(board, lines, seenLongest)
  const { sets } = toursFrom(board, prey, lines, origin)
  const ends = new Set<number>()
  const landings = new Set<number>()
  for (const set of sets.slice(1)) {
    eachField(stands, set * WORDS, (field) => landings.add(field))
    eachField(endsAt(set), 0, (field) => ends.add(field))
  }
  return { ends, landings }
}

/** Forgets what is known of another board. */
function lookAgain(board: readonly number[], lines: Lines, longest: boolean): void {
  const isSame =
    lines === seenLines &&
    longest === seenLongest &&
    seenBoard.every((piece, field) => piece === board[field])
  if (isSame) return
  seenBoard = board.slice()
  seenLines = lines
  seenLongest = longest
  tours = undefined
  captures.clear()
}

function toursFrom(board: readonly number[], prey: number, lines: Lines, origin: number): Tours {
  if (tours?.origin === origin) return tours
  const hops = hopsFrom(board, prey, lines, origin)
  clearStands(WORDS << new Set(hops.bit).size)
  stands[origin >> 5]! |= 1 << origin
  const sets = [0]
  filled = sets
  for (let i = 0; i < sets.length; i++) goOn(hops, sets, sets[i]!)
  tours = { origin, hops, sets }
  return tours
}

/** Room for a king's tours, with nothing left of another's. */
function clearStands(size: number): void {
  if (stands.length < size) stands = new Int32Array(size)
  else for (const set of filled) for (let word = 0; word < WORDS; word++) stands[set * WORDS + word] = 0
}

/** Jumps on from wherever the king can stand after a set of pieces, and adds the sets that are new. */
function goOn({ bit, from, to }: Hops, sets: number[], set: number): void {
  const a = stands[set * WORDS]!
  const b = stands[set * WORDS + 1]!
  const c = stands[set * WORDS + 2]!
  const d = stands[set * WORDS + 3]!
  for (let hop = 0, i = 0; hop < bit.length; hop++, i += WORDS) {
    if ((set & bit[hop]!) !== 0) continue
    if (((a & from[i]!) | (b & from[i + 1]!) | (c & from[i + 2]!) | (d & from[i + 3]!)) === 0) continue
    const next = (set | bit[hop]!) * WORDS
    if ((stands[next]! | stands[next + 1]! | stands[next + 2]! | stands[next + 3]!) === 0)
      sets.push(next / WORDS)
    stands[next]! |= to[i]!
    stands[next + 1]! |= to[i + 1]!
    stands[next + 2]! |= to[i + 2]!
    stands[next + 3]! |= to[i + 3]!
  }
}

/** The hops that can come up at all. */
function hopsFrom(board: readonly number[], prey: number, lines: Lines, origin: number): Hops {
  const hops: Hops = { over: [], bit: [], from: [], to: [] }
  const isFree = (field: number): boolean => board[field] === FREE || field === origin
  const reached = new Set([origin])
  const pieces: number[] = []
  /** The number of the hop over a piece onto a field, by both. */
  const numbers = new Map<number, number>()
  for (const at of reached) {
    for (let way = 0; way < lines.ways; way++) {
      let i = lines.starts[at * lines.ways + way]!
      while (isFree(lines.along[i]!)) i++
      const over = lines.along[i]!
      const next = lines.along[i + 1]!
      if ((board[over]! & prey) === 0 || !isFree(next)) continue
      if (!pieces.includes(over)) pieces.push(over)
      const known = numbers.get(over * board.length + next)
      const hop = known ?? hops.over.length
      if (known === undefined) {
        numbers.set(over * board.length + next, hop)
        hops.over.push(over)
        hops.bit.push(1 << pieces.indexOf(over))
        for (let word = 0; word < WORDS; word++) {
          hops.from.push(0)
          hops.to.push(0)
        }
        for (i++; isFree(lines.along[i]!); i++) {
          add(hops.to, hop, lines.along[i]!)
          reached.add(lines.along[i]!)
        }
      }
      add(hops.from, hop, at)
    }
  }
  return hops
}

/** The fields from which the king cannot go on, after it has jumped over a set of pieces. */
function endsAt(set: number): Int32Array {
  const { hops } = tours!
  const ends = stands.slice(set * WORDS, (set + 1) * WORDS)
  hops.bit.forEach((bit, hop) => {
    if ((set & bit) !== 0) return
    for (let word = 0; word < WORDS; word++) ends[word]! &= ~hops.from[hop * WORDS + word]!
  })
  return ends
}

/** Ways to an end over a set of pieces, followed back to where the king began; at most so many. */
function routes(set: number, end: number, most: number): Move[] {
  const { hops } = tours!
  const found: Move[] = []
  const path = [end]
  const takes: number[] = []
  const goBack = (set: number): void => {
    if (set === 0) found.push({ path: path.toReversed(), takes: takes.toReversed() })
    const at = path.at(-1)!
    hops.bit.forEach((bit, hop) => {
      if ((set & bit) === 0 || !has(hops.to, hop, at)) return
      takes.push(hops.over[hop]!)
      eachField(stands, (set ^ bit) * WORDS, (field) => {
        if (found.length === most || !has(hops.from, hop, field)) return
        path.push(field)
        goBack(set ^ bit)
        path.pop()
      })
      takes.pop()
    })
  }
  goBack(set)
  return found
}

function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size++
  return size
}

/** Whether a field is in one of several sets. */
const has = (sets: readonly number[], which: number, field: number): boolean =>
  (sets[which * WORDS + (field >> 5)]! & (1 << field)) !== 0

function add(sets: number[], which: number, field: number): void {
  sets[which * WORDS + (field >> 5)]! |= 1 << field
}

function eachField(fields: Int32Array, at: number, visit: (field: number) => void): void {
  for (let word = 0; word < WORDS; word++) {
    for (let left = fields[at + word]!; left !== 0; left &= left - 1) {
      visit(word * WORD_BITS + 31 - Math.clz32(left & -left))
    }
  }
}

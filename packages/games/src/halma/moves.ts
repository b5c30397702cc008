import type { Seat } from '@spellendoos/kernel'
import type { Fields } from './fields.ts'
import { FREE, fromOf, jumpsOf, ONE_JUMP, PASS, toOf, type Halma, type Move } from './state.ts'
import { tableOf, type Variant } from './variant.ts'

const NO_MOVES: readonly Move[] = Object.freeze([])
const ONLY_PASS: readonly Move[] = Object.freeze([PASS])

/** The most fields a board has, and its wall. */
const MOST = 257
/**
 * The buffers of one search at a time, so that it allocates nothing but its result. First, for every field, the
 * directions in which the next field is occupied, and above them those in which the one beyond is.
 */
const around = new Uint16Array(MOST)
/** The directions in which the field beyond the next is occupied are this many bits higher. */
const BEHIND = 8
/** The number of the search that last reached a field, and the fields that the current one has reached. */
const seen = new Int32Array(MOST)
const queue = new Uint8Array(MOST)
let search = 0
const LAST_SEARCH = 0x3fff_ffff
/** The moves found so far: a man has at most one to each field. */
const found = new Int32Array(MOST * MOST)

/** The seat's legal moves; a player on turn who cannot move passes. */
export function movesOf(v: Variant, s: Halma, seat: Seat): readonly Move[] {
  if (s.ended !== null || seat !== s.seat) return NO_MOVES
  const { men, courses } = tableOf(v, s)
  const { fields } = v.record
  const first = seat * men
  const end = first + men
  let count = 0
  lookAt(fields, s.men)
  if (mustLeave(v, s)) {
    const { inCamp } = courses[seat]!
    for (let man = first; man < end; man++) {
      if (inCamp[s.men[man]!] === 1) count = findMoves(fields, s.men[man]!, count)
    }
    count = outOf(inCamp, count) || count
  }
  if (count === 0) for (let man = first; man < end; man++) count = findMoves(fields, s.men[man]!, count)
  return count === 0 ? ONLY_PASS : listed(count)
}

/** Keeps, of the first moves found, those that lead out of a court; returns how many there are. */
function outOf(inCamp: Uint8Array, count: number): number {
  let out = 0
  for (let i = 0; i < count; i++) if (inCamp[toOf(found[i]!)] === 0) found[out++] = found[i]!
  return out
}

/** The board of the last search, and where its men were. */
let seenFields: Fields | undefined
const stood: number[] = []

/**
 * Updates the occupied fields. Each direction from a field leads to one other field, so adding or removing a man
 * toggles bits of its own; between two searches few men have moved.
 */
function lookAt(fields: Fields, men: readonly number[]): void {
  if (fields !== seenFields || men.length !== stood.length) {
    around.set(fields.walls)
    seenFields = fields
    stood.length = 0
    for (let man = 0; man < men.length; man++) {
      turnAround(fields, men[man]!)
      stood.push(men[man]!)
    }
    return
  }
  for (let man = 0; man < men.length; man++) {
    const field = men[man]!
    if (stood[man] === field) continue
    turnAround(fields, stood[man]!)
    turnAround(fields, field)
    stood[man] = field
  }
}

/** Adds or removes a man on a field, which is in the opposite direction from each neighbour. */
function turnAround({ ways, next, beyond }: Fields, field: number): void {
  const half = ways >> 1
  for (let way = 0; way < ways; way++) {
    const back = 1 << (way < half ? way + half : way - half)
    around[next[field * ways + way]!]! ^= back
    around[beyond[field * ways + way]!]! ^= back << BEHIND
  }
}

/** The first moves found, as a new list. */
function listed(count: number): Move[] {
  const moves = new Array<Move>(count)
  for (let i = 0; i < count; i++) moves[i] = found[i]!
  return moves
}

/** Whether the player on turn has to bring men out of their court first. */
export function mustLeave(v: Variant, s: Halma): boolean {
  const { leaveFrom } = v.record
  return leaveFrom > 0 && s.turns[s.seat]! + 1 >= leaveFrom
}

/** The moves of the man on one field, whoever owns it: its steps, then all fields that jumps lead to, nearest first. */
export function movesFrom(v: Variant, s: Halma, from: number): Move[] {
  lookAt(v.record.fields, s.men)
  return listed(findMoves(v.record.fields, from, 0))
}

/** The number of the next search; after very many the numbers start again. */
function nextSearch(): number {
  if (search === LAST_SEARCH) {
    seen.fill(0)
    search = 0
  }
  return ++search
}

/** Adds the moves from one field to those found; returns how many there are now. */
function findMoves({ ways, next, beyond }: Fields, from: number, before: number): number {
  const all = (1 << ways) - 1
  const line = from * ways
  const start = around[from]!
  let count = before
  for (let free = ~start & all; free !== 0; free &= free - 1) {
    found[count++] = from | (next[line + lowestBit(free)]! << 8)
  }
  let open = start & ~(start >> BEHIND) & all
  if (open === 0) return count
  const mark = nextSearch()
  // No move ends where the man started. Landings are an even number of fields away, so none is next to it.
  seen[from] = mark
  let reached = 0
  for (; open !== 0; open &= open - 1) {
    const landing = beyond[line + lowestBit(open)]!
    seen[landing] = mark
    queue[reached++] = landing
    found[count++] = from | (landing << 8) | ONE_JUMP
  }
  for (let done = 0, jumps = 2; done < reached; jumps++) {
    for (const round = reached; done < round; done++) {
      const at = queue[done]!
      const there = around[at]!
      for (open = there & ~(there >> BEHIND) & all; open !== 0; open &= open - 1) {
        const landing = beyond[at * ways + lowestBit(open)]!
        if (seen[landing] === mark) continue
        seen[landing] = mark
        queue[reached++] = landing
        found[count++] = from | (landing << 8) | (jumps * ONE_JUMP)
      }
    }
  }
  return count
}

/** The direction of the lowest bit. */
const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** Where one jump leads. */
function landingsFrom({ ways, next, beyond }: Fields, s: Halma, at: number): number[] {
  const landings: number[] = []
  for (let line = at * ways; line < (at + 1) * ways; line++) {
    const over = next[line]!
    const landing = beyond[line]!
    if (s.board[over] !== FREE && s.board[landing] === FREE) landings.push(landing)
  }
  return landings
}

/** Every shortest path of a move, field by field. */
export function routesOf(v: Variant, s: Halma, move: Move): number[][] {
  const from = fromOf(move)
  const to = toOf(move)
  const jumps = jumpsOf(move)
  if (jumps === 0) return [[from, to]]
  let routes = [[from]]
  // The fields that a shortest path can visit after this many jumps.
  const passed = new Map(movesFrom(v, s, from).map((each) => [toOf(each), jumpsOf(each)]))
  for (let jump = 1; jump <= jumps; jump++) {
    routes = routes.flatMap((route) =>
      landingsFrom(v.record.fields, s, route.at(-1)!)
        .filter((landing) => passed.get(landing) === jump && (jump < jumps || landing === to))
        .map((landing) => [...route, landing]),
    )
  }
  return routes
}

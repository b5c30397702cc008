import type { Seat } from '@spellendoos/kernel'
import { FIELDS } from './fields.ts'
import { fromOf, FREE, moveOf, ownerOf, PASS, toOf, type Move, type Steps } from './state.ts'
import type { Side, Variant } from './variant.ts'

const NO_MOVES: readonly Move[] = []
const ONLY_PASS: readonly Move[] = [PASS]

export function movesOf(v: Variant, s: Steps, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.ended !== null) return NO_MOVES
  const side = v.sides[seat]!
  const found: Move[] = []
  const half = s.men.length / 2
  for (let man = seat * half; man < (seat + 1) * half; man++) {
    const from = s.men[man]!
    if (from === 0) continue
    if (addSteps(side, s, from, found)) addJumps(side, s, from, found)
  }
  return found.length === 0 ? ONLY_PASS : found
}

/** Adds the steps of a man; returns whether it can jump as well, which is rarer and more expensive to follow. */
function addSteps(side: Side, s: Steps, from: number, found: Move[]): boolean {
  const { ways, next } = side
  const { board } = s
  const count = ways.length
  let jumps = false
  for (let way = 0; way < count; way++) {
    const to = next[from * count + way]!
    if (board[to] === FREE) found.push(moveOf(from, to))
    else jumps ||= board[next[to * count + way]!] === FREE && isJumped(side, s, to)
  }
  return jumps
}

function addJumps(side: Side, s: Steps, from: number, found: Move[]): void {
  const landings = chainsFrom(side, s, from)
  for (let i = 1; i < landings; i++) found.push(moveOf(from, queue[i]!))
}

/** The fields that a man can reach by jumping, in the order in which they are found; the first is its own. */
const queue = new Uint8Array(FIELDS + 1)
/** The field before each of these. One search at a time: the next one overwrites it. */
const before = new Uint8Array(FIELDS + 1)
const seenIn = new Float64Array(FIELDS + 1)
let search = 0

/** Finds every field that chains of jumps lead to; returns how many there are, including the start. */
function chainsFrom(side: Side, s: Steps, from: number): number {
  const { next, ways } = side
  const count = ways.length
  search++
  seenIn[from] = search
  queue[0] = from
  let found = 1
  for (let i = 0; i < found; i++) {
    const at = queue[i]!
    for (let way = 0; way < count; way++) {
      const over = next[at * count + way]!
      if (!isJumped(side, s, over)) continue
      const to = next[over * count + way]!
      if (s.board[to] !== FREE || seenIn[to] === search) continue
      seenIn[to] = search
      before[to] = at
      queue[found++] = to
    }
  }
  return found
}

/** Whether there is a man over which this side may jump. */
function isJumped({ seat }: Side, s: Steps, over: number): boolean {
  const man = s.board[over]!
  return man > 0 && (s.jumps === 'anyone' || (s.jumps === 'opponents' && ownerOf(s, man) !== seat))
}

/** Every field that a man visits, first to last, along a shortest path. */
export function routeOf(v: Variant, s: Steps, seat: Seat, move: Move): number[] {
  const from = fromOf(move)
  const to = toOf(move)
  const landings = chainsFrom(v.sides[seat]!, s, from)
  if (!queue.subarray(1, landings).includes(to)) return [from, to]
  const route = [to]
  while (route[0] !== from) route.unshift(before[route[0]!]!)
  return route
}

export function canMove(v: Variant, s: Steps, seat: Seat): boolean {
  const side = v.sides[seat]!
  const { next, ways } = side
  const count = ways.length
  const half = s.men.length / 2
  for (let man = seat * half; man < (seat + 1) * half; man++) {
    const from = s.men[man]!
    if (from === 0) continue
    for (let way = 0; way < count; way++) {
      const to = next[from * count + way]!
      if (s.board[to] === FREE) return true
      if (isJumped(side, s, to) && s.board[next[to * count + way]!] === FREE) return true
    }
  }
  return false
}

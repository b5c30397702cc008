import type { Draw, Seat, Tell } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import type { DiceMove, DiceTable } from '../table.ts'
import { sum } from '../turns.ts'

/** Nobody yet. */
export const NOBODY = -1
export const HAT_MOVES: readonly DiceMove[] = ['give-hat', 'keep-hat']
const SEVEN = 7
const ALL: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** A new round. */
interface Round {
  /** Throwing for the king's double, for seven, or waiting for the king to decide about the hat. */
  part: 'double' | 'seven' | 'hat'
  /** The players who throw for the king: all, or those who tied. */
  running: Seat[]
  /** How many throws each player has made for a double. */
  tries: number[]
  /** The number on each player's double, 0 until then. */
  doubles: number[]
  king: Seat
  /** Who wears the paper hat. */
  hat: Seat
  /** Who has thrown seven. */
  safe: boolean[]
  bad: Seat
}

export interface State extends DiceTable, Round {
  scores: number[]
}

export function newRound(s: State): void {
  s.part = 'double'
  s.running = ALL.slice(0, s.seats)
  s.tries = new Array<number>(s.seats).fill(0)
  s.doubles = new Array<number>(s.seats).fill(0)
  s.king = NOBODY
  s.hat = NOBODY
  s.safe = new Array<boolean>(s.seats).fill(false)
  s.bad = NOBODY
}

/** Part one: throw until a double. */
export function throwForKing(s: State, dice: Draw, tell?: Tell): void {
  const { seat, running, tries, doubles } = s
  tries[seat]!++
  if (dice[0] !== dice[1]) {
    tell?.({ fact: 'thrown', seat, dice })
    return
  }
  doubles[seat] = dice[0]!
  tell?.({ fact: 'double', seat, dice, n: tries[seat]! })
  const next = running[running.indexOf(seat) + 1]
  if (next !== undefined) {
    s.seat = next
    return
  }
  crown(s, tell)
}

/** dubbelkoning.king, dubbelkoning.tie: fewest throws, then the highest double; those who tie throw again. */
function crown(s: State, tell?: Tell): void {
  const { running, tries, doubles } = s
  const fewest = Math.min(...running.map((seat) => tries[seat]!))
  const quickest = running.filter((seat) => tries[seat] === fewest)
  const highest = Math.max(...quickest.map((seat) => doubles[seat]!))
  const best = quickest.filter((seat) => doubles[seat] === highest)
  if (best.length > 1) {
    s.running = best
    s.seat = best[0]!
    for (const seat of best) {
      tries[seat] = 0
      doubles[seat] = 0
    }
    tell?.({ fact: 'tie', seats: best })
    return
  }
  const king = best[0]!
  s.king = king
  s.hat = king
  s.scores[king]!++
  s.part = 'seven'
  s.seat = 0
  tell?.({ fact: 'crowned', seat: king })
}

/** Part two: one throw in turn; a seven makes a player safe, and the last who is not safe has lost. */
export function throwForSeven(s: State, dice: Draw, tell?: Tell): void {
  const { seat, seats, safe, king } = s
  const seven = sum(dice) === SEVEN
  safe[seat] = seven
  tell?.({ fact: seven ? 'seven' : 'thrown', seat, dice })
  do s.seat = leftOf(s.seat, seats)
  while (safe[s.seat])
  if (safe.filter(Boolean).length < seats - 1) return
  const bad = s.seat
  s.bad = bad
  // dubbelkoning.both: a king who is also the bad seven loses the point for the crown, too.
  s.scores[bad]! -= bad === king ? 2 : 1
  tell?.({ fact: bad === king ? 'both' : 'bad', seat: bad })
  if (bad === king) return endRound(s)
  s.part = 'hat'
  s.seat = king
}

export function handOver(s: State, move: DiceMove, tell?: Tell): void {
  const given = move === 'give-hat'
  if (given) s.hat = s.bad
  tell?.({ fact: given ? 'hat-given' : 'hat-kept', seat: s.king, bad: { say: 'player', seat: s.bad } })
  endRound(s)
}

function endRound(s: State): void {
  s.round++
  if (s.round === s.options.rounds) {
    s.ended = 'dubbelkoning.places'
  } else {
    newRound(s)
    s.seat = 0
  }
}

import type { Evaluation, Rating, Seat } from '@spellendoos/kernel'
import { otherSeat } from '../stones.ts'
import { bearOffChance, exactChance, reckonBearOff } from './evaluation/bear-off.ts'
import { chancesOf } from './net.ts'
import { moves } from './rules.ts'
import type { Move, State } from './state.ts'

/** How likely each end of this game is for a seat: won once, twice, three times, lost once, twice, three times. */
const ends = new Float64Array(6)

/** Whose throw it is: an offer comes before the throw of the player who made it. */
const onThrow = ({ wait, seat }: State): Seat => (wait === 'answer' ? otherSeat(seat) : seat)

function reckonEnds(s: State, seat: Seat): void {
  const thrower = onThrow(s)
  const [won, lost] = thrower === seat ? [0, 3] : [3, 0]
  const chance = bearOffChance(s.stones, thrower)
  if (chance !== undefined) {
    ends.fill(0)
    ends[won] = chance
    ends[lost] = 1 - chance
    return
  }
  const chances = chancesOf(s.stones, thrower)
  ends[won] = chances[0]! - chances[1]!
  ends[won + 1] = chances[1]! - chances[2]!
  ends[won + 2] = chances[2]!
  ends[lost] = 1 - chances[0]! - chances[3]!
  ends[lost + 1] = chances[3]! - chances[4]!
  ends[lost + 2] = chances[4]!
}

/** Gammons count once as long as nobody has doubled, where it was agreed so. */
const isFlat = ({ rules, cube }: State): boolean => rules.jacoby && rules.cube && cube === 1

/** How good the points of the match look for a player who still needs this many. */
const matchWorth = (own: number, others: number): number => {
  if (own <= 0 || others <= 0) return own <= 0 ? 1 : -1
  return Math.tanh((0.9 * (others - own)) / Math.sqrt(own + others))
}

function worth(s: State, seat: Seat): number {
  const own = s.rules.points - s.scores[seat]!
  const others = s.rules.points - s.scores[otherSeat(seat)]!
  reckonEnds(s, seat)
  let sum = 0
  for (let times = 1; times <= 3; times++) {
    const points = s.cube * (isFlat(s) ? 1 : times)
    sum += ends[times - 1]! * matchWorth(own - points, others)
    sum += ends[times + 2]! * matchWorth(own, others - points)
  }
  return sum
}

/** Before a throw nothing need be tried where both sides have few stones left: what comes of it is known. */
const known = (s: State, seat: Seat): number | undefined =>
  s.wait === 'play' || s.stage !== 'course' || exactChance(s.stones, onThrow(s)) === undefined
    ? undefined
    : worth(s, seat)

/** What this game is worth to a seat at the stake of now, from −3 to 3. */
function equity(s: State, seat: Seat): number {
  reckonEnds(s, seat)
  let sum = 0
  for (let times = 1; times <= 3; times++) {
    sum += (isFlat(s) ? 1 : times) * (ends[times - 1]! - ends[times + 2]!)
  }
  return sum
}

/** A player with this much doubles, and one with so little drops: owning the cube is worth something too. */
const DOUBLE = 0.45
const DROP = -0.57

function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  if (s.wait === 'throw' && all.length > 1) return equity(s, seat) > DOUBLE ? ['double'] : ['throw']
  if (s.wait === 'answer') return equity(s, seat) > DROP ? ['take'] : ['drop']
  return all
}

/** As backgammon programs grade players: by the points lost at a decision, at a stake of one point. */
const RATINGS: readonly Rating[] = [
  { name: 'plays-world-class', most: 0.005 },
  { name: 'plays-expert', most: 0.008 },
  { name: 'plays-advanced', most: 0.012 },
  { name: 'plays-intermediate', most: 0.018 },
  { name: 'plays-casual', most: 0.026 },
  { name: 'plays-beginner', most: Infinity },
]

/** What a seat has, and what it may expect of this game at the stake of now. */
function points(s: State, seat: Seat): number {
  reckonEnds(s, seat)
  let sum = 0
  for (let times = 1; times <= 3; times++) sum += (isFlat(s) ? 1 : times) * ends[times - 1]!
  return s.scores[seat]! + s.cube * sum
}

/** The cube is worth something to its owner, which `worth` does not know. */
const turnsOnCube = (s: State, seat: Seat): boolean =>
  s.wait === 'answer' || (s.wait === 'throw' && moves(s, seat).length > 1)

export const evaluation: Evaluation<State, Move> = {
  worth,
  known,
  prepare: ({ stones }) => reckonBearOff(stones),
  points,
  unjudged: turnsOnCube,
  stake: ({ cube }) => cube,
  ratings: RATINGS,
  thinkable,
  anyOrder: true,
}

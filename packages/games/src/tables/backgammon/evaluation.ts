import type { Evaluation, Rating, Seat } from '@spellendoos/kernel'
import { otherSeat } from '../stones.ts'
import { doublingForbidden } from './cube.ts'
import { exactChance, computeBearOff } from './evaluation/bear-off.ts'
import { chancesOf } from './evaluation/chances.ts'
import { cubeful, type CubeActions, type Stakes, type CubeOwner } from './evaluation/cubeful.ts'
import { efficiencyOf } from './evaluation/efficiency.ts'
import { equityAt } from './evaluation/equity-table.ts'
import { matchEquities } from './evaluation/match-equities.ts'
import { moves } from './rules.ts'
import type { Move, State } from './state.ts'

/** The player whose throw it is: an offer comes before the throw of the player who made it. */
export const onThrow = ({ wait, seat }: State): Seat => (wait === 'answer' ? otherSeat(seat) : seat)

function stakesFor({ rules, scores, cube, crawford, stage }: State, seat: Seat): Stakes {
  // Once the Crawford game has begun, the table counts only for what comes after it.
  const isAhead = stage === 'roll-off' ? crawford !== 'past' : crawford === 'ahead'
  return {
    own: rules.points - scores[seat]!,
    others: rules.points - scores[otherSeat(seat)]!,
    cube,
    jacoby: rules.jacoby && rules.cube,
    equities: matchEquities({
      cube: rules.cube,
      jacoby: rules.jacoby,
      crawford: rules.crawford && isAhead,
    }),
  }
}

function turnerFor({ rules, crawford, owner }: State, seat: Seat): CubeOwner {
  if (!rules.cube || crawford === 'now') return 'nobody'
  if (owner === null) return 'both'
  return owner === seat ? 'own' : 'others'
}

/** What the player whose throw it is can do, in chances to win the match. */
function actions(s: State, thrower: Seat, stakes: Stakes): CubeActions {
  const [wins, gammons, triples, gammonsLost, triplesLost] = chancesOf(s.stones, thrower) as unknown as Five
  const losses = 1 - wins
  const outlook = {
    wins,
    gammons: wins > 0 ? gammons / wins : 0,
    triples: wins > 0 ? triples / wins : 0,
    gammonsLost: losses > 0 ? gammonsLost / losses : 0,
    triplesLost: losses > 0 ? triplesLost / losses : 0,
  }
  return cubeful(outlook, stakes, turnerFor(s, thrower), efficiencyOf(s.stones, thrower))
}
type Five = readonly [number, number, number, number, number]

/** The chance that the player whose throw it is wins the match. */
function chanceOf(s: State, thrower: Seat): number {
  const stakes = stakesFor(s, thrower)
  if (s.stage === 'roll-off') return equityAt(stakes.equities, stakes.own, stakes.others)
  const { throw: thrown, take, drop } = actions(s, thrower, stakes)
  const doubled = Math.min(take, drop)
  if (s.wait === 'answer') return doubled
  return s.wait === 'throw' && doublingForbidden(s) === undefined ? Math.max(thrown, doubled) : thrown
}

function worth(s: State, seat: Seat): number {
  const thrower = onThrow(s)
  const worth = 2 * chanceOf(s, thrower) - 1
  return thrower === seat ? worth : -worth
}

/**
 * Before a new game only the score counts. Before a throw nothing needs to be searched if both sides have few stones
 * left and there is no cube, because the chances are known.
 */
function known(s: State, seat: Seat): number | undefined {
  if (s.stage === 'roll-off') return worth(s, seat)
  const isKnown =
    s.wait !== 'play' &&
    s.stage === 'course' &&
    turnerFor(s, seat) === 'nobody' &&
    exactChance(s.stones, onThrow(s)) !== undefined
  return isKnown ? worth(s, seat) : undefined
}

const THROW: readonly Move[] = ['throw']
const DOUBLE: readonly Move[] = ['double']
const TAKE: readonly Move[] = ['take']
const DROP: readonly Move[] = ['drop']

/** An action that looks worse than another by this much, in points at the current stake, is not searched. */
const CLEAR = 0.15

function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  if (all.length === 1 || !turnsOnCube(s, seat)) return all
  const thrower = onThrow(s)
  const stakes = stakesFor(s, thrower)
  const { own, others, cube, equities } = stakes
  const { throw: thrown, take, drop } = actions(s, thrower, stakes)
  const paid = equityAt(equities, own, others - cube)
  const point = (drop - paid) / 2
  // A player who loses the match with this game has nothing to lose by a double or a take.
  if (s.wait === 'answer') return choice(drop === 1 ? Infinity : (drop - take) / point, TAKE, DROP, all)
  const free = paid === 0 && own > cube
  return choice(
    free && take >= thrown ? Infinity : (Math.min(take, drop) - thrown) / point,
    DOUBLE,
    THROW,
    all,
  )
}

/** The first of two actions if it is clearly better, the second if the first is clearly worse, otherwise both. */
function choice(
  better: number,
  first: readonly Move[],
  second: readonly Move[],
  both: readonly Move[],
): readonly Move[] {
  if (better > CLEAR) return first
  return better < -CLEAR ? second : both
}

/** The grades that backgammon programs give: by the points lost per decision at a stake of one point. */
const RATINGS: readonly Rating[] = [
  { name: 'plays-world-class', most: 0.005 },
  { name: 'plays-expert', most: 0.008 },
  { name: 'plays-advanced', most: 0.012 },
  { name: 'plays-intermediate', most: 0.018 },
  { name: 'plays-casual', most: 0.026 },
  { name: 'plays-beginner', most: Infinity },
]

/** A seat's points, and what it can expect from this game at the current stake. */
function points(s: State, seat: Seat): number {
  const thrower = onThrow(s)
  const [wins, gammons, triples, gammonsLost, triplesLost] = chancesOf(s.stones, thrower) as unknown as Five
  // backgammon.jacoby
  const single = s.rules.jacoby && s.rules.cube && s.cube === 1
  const won = single ? wins : wins + gammons + triples
  const lost = single ? 1 - wins : 1 - wins + gammonsLost + triplesLost
  return s.scores[seat]! + s.cube * (thrower === seat ? won : lost)
}

/** Whether the cube may be turned now, or waits for an answer. */
const turnsOnCube = (s: State, seat: Seat): boolean =>
  s.wait === 'answer' || (s.wait === 'throw' && moves(s, seat).length > 1)

export const evaluation: Evaluation<State, Move> = {
  worth,
  known,
  prepare: ({ stones }) => computeBearOff(stones),
  points,
  // The cube's worth for its owner is part of the chance to win the match, and not of the points of this game.
  unjudged: turnsOnCube,
  keepsDepth: ({ wait }) => wait === 'answer' || wait === 'throw',
  stake: ({ cube }) => cube,
  ratings: RATINGS,
  thinkable,
  anyOrder: true,
}

import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey, mostPromising } from '@spellendoos/mechanics'
import { EDGE, FIELDS } from './fields.ts'
import { movesOf } from './moves.ts'
import { bits } from './play.ts'
import { readSides } from './position.ts'
import { raceOf } from './race.ts'
import type { StepsRecord } from './record.ts'
import { fromOf, FREE, ownerOf, PASS, toOf, type Move, type Steps } from './state.ts'
import { canReturn, variantOf, type Side, type Variant } from './variant.ts'

/** One man with a long way to go costs more than two with half of it. */
const BEHIND = 0.06
/** Inside the goal it is better to go deep, so that others find room. */
const DEEP = 0.2
/** The cost, in steps, of a man that can never reach the goal. */
const LOST = 12
/** Steps ahead that make a win likely. */
const LEAD = 12
/** How many moves of a race are considered. */
const WIDE = 20
/** What a known win loses by every move that it takes, as in a search. */
const MOVE = 0.0002
const HALF = 2 ** 32

const key = (s: Steps): number => {
  const [first, second] = [bits(s, 0), bits(s, 1)]
  return mixedKey([s.seat, first | 0, Math.floor(first / HALF), second | 0, Math.floor(second / HALF)])
}

function variantFor(record: StepsRecord): Variant {
  const start = readSides(record.fields, record.start)
  if (!start.ok) throw new Error(start.problem.text.en)
  return variantOf(record, start.value.men)
}

/** Whether men can ever return to where they were. */
const goesBack = (side: Side): boolean => {
  const [from] = side.goal
  return side.ways.some((_, way) => {
    const to = side.next[from! * side.ways.length + way]!
    return to !== EDGE && canReturn(side, from!, to)
  })
}

/** Whether men who have passed the other side's never meet them again: there is no way home from the goal. */
const canPass = ({ sides }: Variant, { seat, goal }: Side): boolean =>
  !canReturn(sides[seat]!, sides[1 - seat]!.goal[0]!, goal[0]!)

/** The man that each field of the goal is assigned to, and the fields tried for one man. */
const meant = new Int16Array(FIELDS + 1)
const tried = new Uint8Array(FIELDS + 1)

/** How many men find no field of the goal that no other man needs, if none can go back. */
function outOfReach(side: Side, { men }: Steps): number {
  const half = men.length / 2
  const find = (man: number): boolean => {
    for (const field of side.goal) {
      // From where the man is to the field: as if it had come from there.
      if (tried[field] === 1 || !canReturn(side, field, men[man]!)) continue
      tried[field] = 1
      if (meant[field]! < 0 || find(meant[field]!)) {
        meant[field] = man
        return true
      }
    }
    return false
  }
  let lost = 0
  meant.fill(-1)
  for (let man = side.seat * half; man < (side.seat + 1) * half; man++) {
    tried.fill(0)
    if (!find(man)) lost++
  }
  return lost
}

/** Evaluates a race to the far side by the distances that all men still have to go. */
export function racingEvaluation(record: StepsRecord): Evaluation<Steps, Move> {
  const v = variantFor(record)
  /** For each seat: the cost of a man on every field. */
  const costs = v.sides.map(({ far, goal }, seat) => {
    const beyond = v.sides[1 - seat]!.far
    const deepest = Math.max(...goal.map((field) => beyond[field]!))
    return Float64Array.from({ length: FIELDS + 1 }, (_, field) =>
      goal.includes(field)
        ? DEEP * (deepest - beyond[field]!)
        : far[field]! + DEEP * deepest + BEHIND * far[field]! ** 2,
    )
  })
  const oneWay = v.sides.map((side) => side.goal.length > 0 && !goesBack(side))
  const left = (s: Steps, seat: Seat): number => {
    const half = s.men.length / 2
    const cost = costs[seat]!
    let sum = 0
    for (let man = seat * half; man < (seat + 1) * half; man++) sum += cost[s.men[man]!]!
    return oneWay[seat] === true ? sum + LOST * outOfReach(v.sides[seat]!, s) : sum
  }
  const gain = (s: Steps, move: Move): number =>
    move === PASS ? 0 : costs[s.seat]![fromOf(move)]! - costs[s.seat]![toOf(move)]!
  const foregone = raceOf(v)
  const known = (s: Steps, seat: Seat): number | undefined => {
    const race = foregone(s)
    if (race === undefined) return undefined
    const certain = 1 - MOVE * race.moves
    return race.winner === seat ? certain : -certain
  }
  return {
    worth: (s, seat) => Math.tanh((left(s, 1 - seat) - left(s, seat)) / LEAD),
    ...(v.sides.every((side) => canPass(v, side)) ? { known } : {}),
    key,
    promise: gain,
    mark: (move) => move,
    thinkable: (s, seat) => mostPromising(movesOf(v, s, seat), (move) => gain(s, move), WIDE),
  }
}

/** The worth of a man left, and of one in a group with a single free neighbour; with more the danger is smaller. */
const MAN = 0.15
const DANGER = 0.08
const NEIGHBOURS = 4
/** The group that a field was last found to belong to or to be next to. */
const groupOf = new Float64Array(FIELDS + 1)
const queue = new Uint8Array(FIELDS + 1)
let group = 0

/** Evaluates a game of enclosing by the men left and by how nearly their groups are enclosed. */
export function enclosingEvaluation(record: StepsRecord): Evaluation<Steps, Move> {
  const { neighbours } = variantFor(record)
  /** The worth of the group with this man; its fields are marked. */
  const groupWorth = (s: Steps, seat: Seat, from: number): number => {
    group++
    groupOf[from] = group
    queue[0] = from
    let [men, free] = [1, 0]
    for (let at = 0; at < men; at++) {
      for (let i = queue[at]! * NEIGHBOURS; i < (queue[at]! + 1) * NEIGHBOURS; i++) {
        const next = neighbours[i]!
        const man = s.board[next]!
        if (groupOf[next] === group || man < FREE) continue
        if (man !== FREE && ownerOf(s, man) !== seat) continue
        groupOf[next] = group
        if (man === FREE) free++
        else queue[men++] = next
      }
    }
    return men * (MAN - DANGER / Math.max(free, 1))
  }
  const standing = (s: Steps, seat: Seat): number => {
    const half = s.men.length / 2
    const before = group
    let sum = 0
    for (let man = seat * half; man < (seat + 1) * half; man++) {
      const field = s.men[man]!
      if (field > 0 && groupOf[field]! <= before) sum += groupWorth(s, seat, field)
    }
    return sum
  }
  return {
    worth: (s, seat) => Math.tanh(standing(s, seat) - standing(s, 1 - seat)),
    key,
    mark: (move) => move,
  }
}

import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { count, lowest, LINES, NEIGHBOURS, only, type Points } from './board.ts'
import { fromOf, NONE, takenOf, toOf, type Move } from './move.ts'
import { winsIn } from './evaluation/against-three.ts'
import { flies, freePoints, QUIET_TURNS, stonesLeft, type State } from './rules.ts'

/** What a stone more is worth, a closed mill, one that lacks a stone, a free neighbour, a stone that is stuck. */
const STONE = 0.3
const MILL = 0.08
const OPEN_MILL = 0.12
const STEP = 0.015
const STUCK = 0.03
const MILLS: readonly Points[] = LINES.map((line) => line.reduce((all, point) => all | only(point), 0))

function standing(s: State, seat: Seat): number {
  const own = s.stones[seat]!
  const free = freePoints(s)
  let sum = STONE * stonesLeft(s, seat)
  for (const mill of MILLS) {
    const held = own & mill
    if (held === mill) sum += MILL
    else if (count(held) === 2 && (free & mill) !== 0) sum += OPEN_MILL
  }
  if (flies(s, seat)) return sum
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const steps = count(NEIGHBOURS[lowest(rest)]! & free)
    sum += steps === 0 ? -STUCK : STEP * steps
  }
  return sum
}

/** A turn sooner is worth this much more; what is drawn with the best play is still played for. */
const TURN = 0.001

/** Against three stones: certain where they lose before the match is drawn for want of a mill. */
function known(s: State, seat: Seat): number | undefined {
  const turns = winsIn(s)
  if (turns === undefined || turns === 0 || s.quiet + turns > QUIET_TURNS) return undefined
  const strong = turns % 2 === 1 ? s.seat : 1 - s.seat
  return (seat === strong ? 1 : -1) * (1 - TURN * turns)
}

export const evaluation: Evaluation<State, Move> = {
  worth: (s, seat) => Math.tanh(standing(s, seat) - standing(s, 1 - seat)),
  known,
  key: ({ stones, hands, seat }) => mixedKey([stones[0]!, stones[1]!, hands[0]! * 16 + hands[1]!, seat]),
  forcing: (_, move) => takenOf(move) !== NONE,
  mark: (move) => fromOf(move) * 32 + toOf(move),
}

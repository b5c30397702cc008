import type { RuleId, Seat } from '@spellendoos/kernel'
import { DIAGONALS, EDGE, LETTERED_LIGHT as fields } from '../fields.ts'
import { FREE } from '../state.ts'
import { AHEAD, AROUND, moves, WOLF, WOLF_SPOT, type State } from './rules.ts'

/** A notation or a sequence of taps: perhaps the wolf beside the board, then fields. */
const SHAPE = /^(?:wolf(?:-(?=.)|$))?(?:[a-j](?:10|[1-9])(?:[-x](?=.)|$))*$/

/** The rule that forbids what was tried, if it is a list of fields and not a legal move. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  if (tried === '' || !SHAPE.test(tried)) return undefined
  const rule = whyNot(s, seat, tried)
  return rule === undefined ? undefined : `wolf-en-schapen.${rule}`
}

function whyNot(s: State, seat: Seat, tried: string): string | undefined {
  if (seat !== s.seat) return 'turn'
  const spots = tried.split(/[-x]/)
  const placing = s.wolf === EDGE
  const taken = spots[0] === WOLF_SPOT
  if (taken && !placing) return 'place'
  const names = taken ? spots.slice(1) : spots
  const path = names.map((name) => fields.called(name) ?? EDGE)
  if (path.includes(EDGE)) return 'fields'
  const [from, to] = path
  if (from === undefined) return undefined
  if (placing) return s.board[from] === FREE ? 'place' : 'free-field'
  const animal = s.board[from]!
  if (animal === FREE) return 'one-animal'
  if ((animal === 1) !== (seat === WOLF)) return 'own-animals'
  if (to === undefined) {
    return moves(s, seat).some((move) => move >> 6 === from) ? undefined : 'free-field'
  }
  return whyNoStep(s, seat, from, to) ?? (path.length > 2 ? 'one-step' : 'notation')
}

/** What is wrong with going from one field to another, if anything. */
function whyNoStep(s: State, seat: Seat, from: number, to: number): string | undefined {
  if (s.board[to] !== FREE) return 'free-field'
  if (!isOnDiagonal(from, to)) return 'diagonal'
  if (!AROUND.subarray(4 * from, 4 * from + 4).includes(to)) return 'one-step'
  if (seat !== WOLF && !AHEAD.subarray(2 * from, 2 * from + 2).includes(to)) return 'sheep-step'
  return undefined
}

const isOnDiagonal = (from: number, to: number): boolean =>
  DIAGONALS.some((way) => {
    let at = from
    while (at !== EDGE && at !== to) at = fields.next(at, way)
    return at === to
  })

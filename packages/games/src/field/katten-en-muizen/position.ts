import { value, type PositionText } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD } from '../board.ts'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { newTrail, timesSeen } from '../trail.ts'
import {
  CAT_FIELDS,
  canJump,
  CATS,
  ending,
  FEWEST_MICE,
  isCat,
  MICE,
  MOUSE_COUNT,
  QUIET_TURNS,
  REPETITIONS,
  setup,
  stand,
  type State,
} from './rules.ts'
import { t } from './words/texts.ts'

const SIDES = ['M', 'C']
/** Nobody is in the middle of a chain. */
const NOBODY = '-'

/**
 * A position as text: the rows from 16 down to 1 with `M`, `C` and `.`, whose turn it is, the mice still to be placed,
 * the field of a cat in the middle of a chain or `-`, the turns in a row without a capture, and how often the position
 * has occurred.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (field: number) => (s.board[field] === 0 ? '.' : isCat(s.board[field]!) ? 'C' : 'M')
    const jumping = s.jumping < 0 ? NOBODY : BOARD.names[s.jumping]!
    return [writeRows(BOARD, sign), SIDES[s.seat]!, s.hand, jumping, s.quiet, timesSeen(s.trail, 2)].join(' ')
  },

  read(text) {
    const [rows = '', side = '', inHand = '', jumper = '', ...counts] = text.split(' ')
    if (counts.length !== 2) return wrong('position-fields')
    const signs = readRows(BOARD, rows, '.MC')
    if (signs === undefined) return wrong('position-board')
    const seat = SIDES.indexOf(side)
    if (seat < 0) return wrong('position-side')
    const [hand, quiet, times] = [inHand, ...counts].map(wholeNumber)
    if (hand === undefined || quiet === undefined || times === undefined) return wrong('position-numbers')
    const mice = signs.filter((sign) => sign === 'M').length
    if (signs.filter((sign) => sign === 'C').length !== 2) return wrong('position-cats')
    if (mice + hand > MOUSE_COUNT || (hand === 0 && mice < FEWEST_MICE - 1)) return wrong('position-mice')

    const s: State = { ...setup(), hand, seat, quiet, taken: MOUSE_COUNT - mice - hand }
    setUp(s, signs)
    s.jumping = jumper === NOBODY ? -1 : BOARD.called(jumper)
    if (hand > 0 && !isPlacing(s)) return wrong('position-placing')
    if (jumper !== NOBODY && !isInChain(s)) return wrong('position-chain')
    if (!isQuietRight(s)) return wrong('position-quiet')
    if (times < 1 || times > REPETITIONS || 2 * (times - 1) > quiet) return wrong('position-times')
    const seen: State = { ...s, trail: newTrail(times, 2) }
    seen.end = s.jumping < 0 ? ending(seen) : null
    return value(seen)
  },
}

/** Puts the pieces on the board, each with a number of its own. */
function setUp(s: State, signs: readonly string[]): void {
  let mice = 0
  let cats = MOUSE_COUNT
  s.board.fill(0)
  signs.forEach((sign, field) => {
    if (sign !== '.') stand(s, sign === 'M' ? ++mice : ++cats, field)
  })
}

/** While mice are placed the cats wait in the middle and nothing has been captured. */
const isPlacing = (s: State): boolean =>
  s.seat === MICE && s.taken === 0 && CAT_FIELDS.every((field) => isCat(s.board[field]!))

/** A cat in a chain has captured a mouse, can capture another, and has not won yet. */
const isInChain = (s: State): boolean =>
  s.seat === CATS &&
  s.taken > 0 &&
  MOUSE_COUNT - s.taken >= FEWEST_MICE &&
  s.jumping >= 0 &&
  isCat(s.board[s.jumping]!) &&
  canJump(s, s.jumping)

/** The cats begin, and after a capture the mice are to move. */
function isQuietRight(s: State): boolean {
  if (s.hand > 0 || s.jumping >= 0) return s.quiet === 0
  if (MOUSE_COUNT - s.taken < FEWEST_MICE) return s.quiet === 0 && s.seat === MICE
  const first = s.taken === 0 ? CATS : MICE
  return s.quiet <= 2 * QUIET_TURNS && (first + s.quiet) % 2 === s.seat
}

const wrong = wrongOf({ ...FAULTS, ...t.wrong })

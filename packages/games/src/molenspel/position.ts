import { problem, value, type PositionText, type Read, type Seat } from '@spellendoos/kernel'
import { count, only, ROWS } from './board.ts'
import {
  ending,
  FLYING,
  positionKey,
  QUIET_TURNS,
  REPETITIONS,
  setup,
  STONES,
  stonesLeft,
  timesSeen,
  type State,
} from './rules.ts'
import { t } from './words/texts.ts'

/**
 * A position as text: the rows from 7 down to 1 with `W`, `B` and `.`, who is to move, the stones in white's and in
 * black's hand, the turns in a row without a mill, and how often this position has occurred. The start is
 * `.../.../.../....../.../.../... W 9 9 0 1`.
 */
export const position: PositionText<State, { readonly takeFromMills: boolean }> = {
  write(s) {
    const sign = (point: number) =>
      (s.stones[0]! & only(point)) !== 0 ? 'W' : (s.stones[1]! & only(point)) !== 0 ? 'B' : '.'
    const rows = ROWS.map((row) => row.map(sign).join('')).join('/')
    return [rows, SIDES[s.seat], ...s.hands, s.quiet, timesSeen(s)].join(' ')
  },

  read(text, options) {
    const fields = text.split(' ')
    if (fields.length !== 6) return wrong('position-fields')
    const [rows = '', side = '', ...numbers] = fields
    const signs = rows.replaceAll('/', '')
    if (!SHAPE.test(rows)) return wrong('position-board')
    const seat = SIDES.indexOf(side)
    if (seat < 0) return wrong('position-side')
    if (!numbers.every((each) => /^\d{1,2}$/.test(each))) return wrong('position-numbers')
    const [white, black, quiet, times] = numbers.map(Number) as [number, number, number, number]

    const s = setup(options)
    ROWS.flat().forEach((point, i) => stand(s, SIDES.indexOf(signs[i]!), point))
    s.hands.splice(0, 2, white, black)
    s.seat = seat
    s.quiet = quiet
    const fault = handsFault(s) ?? stonesFault(s) ?? countFault(s, times)
    if (fault !== undefined) return wrong(fault)
    if (!isPlacing(s)) s.seen.push(...new Array<number>(times).fill(positionKey(s)))
    s.end = ending(s)
    return value(s)
  },
}

const SIDES: readonly string[] = ['W', 'B']
const SHAPE = new RegExp(`^${ROWS.map((row) => `[WB.]{${row.length}}`).join('/')}$`)

/** Puts a stone on the board; `seat` is negative for a free point. */
function stand(s: State, seat: Seat, point: number): void {
  if (seat < 0) return
  s.stones[seat]! |= only(point)
  s.board[point] = seat * STONES + count(s.stones[seat]!)
}

const isPlacing = (s: State): boolean => s.hands.some((hand) => hand > 0)
const placed = (s: State, seat: Seat): number => STONES - s.hands[seat]!

/** White places first, so black has as many stones in hand when white is to move, and one more when black is. */
function handsFault(s: State): Fault | undefined {
  const [white, black] = s.hands as [number, number]
  if (white > STONES || black > STONES) return 'position-hands'
  return isPlacing(s) && black - white !== s.seat ? 'position-hands' : undefined
}

/** No more stones than a player has, and none missing that could not have been taken. */
function stonesFault(s: State): Fault | undefined {
  for (const seat of [0, 1]) {
    const left = stonesLeft(s, seat)
    if (left > STONES) return 'position-too-many'
    // Only the player to move can just have lost, and not to an opponent with three stones: that was a draw.
    if (left < FLYING - 1) return 'position-too-few'
    if (left < FLYING && (s.seat !== seat || stonesLeft(s, 1 - seat) <= FLYING)) return 'position-too-few'
    // A player's first two stones make no mill.
    if (isPlacing(s) && STONES - left > Math.max(0, placed(s, 1 - seat) - 2)) return 'position-missing'
  }
  return undefined
}

function countFault(s: State, times: number): Fault | undefined {
  if (s.quiet > (isPlacing(s) ? placed(s, 0) + placed(s, 1) : QUIET_TURNS)) return 'position-quiet'
  return times < 1 || times > (isPlacing(s) ? 1 : REPETITIONS) ? 'position-times' : undefined
}

const FAULTS = t.faults

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])

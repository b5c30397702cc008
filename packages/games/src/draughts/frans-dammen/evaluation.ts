import type { Seat } from '@spellendoos/kernel'
import { FEW, FLYING_KING, HELD } from '../counted-judge.ts'
import { draughtsEvaluation } from '../draughts-evaluation.ts'
import type { Judge } from '../judge.ts'
import { colourOf, FREE, KING, type Draughts } from '../state.ts'
import { record } from './record.ts'

/** In men: the worth of a step that a man has left, of one that it can make at once, and of a row of advance. */
const STEP = 0.7
const NEXT_STEP = 0.3
const ROW = -0.3
/** Points per man: six men ahead make a win likely. */
const POINTS = 2000 / 6

const { fields } = record
const WAYS = [
  ['ahead-left', 'ahead-right'],
  ['back-left', 'back-right'],
] as const
/** The two fields ahead of every field, for each seat; the wall if there is none. */
const AHEAD = WAYS.map((ways) =>
  Int8Array.from({ length: 2 * (fields.count + 1) }, (_, i) =>
    i < 2 ? 0 : (fields.line(i >> 1, ways[i & 1]!)[0] ?? 0),
  ),
)
/** How far a man could go from each field; reused by the next call. */
const far = new Int8Array(fields.count + 1)

/** The worth of the pieces of a seat, and how many there are. */
function ownWorth({ board }: Draughts, seat: Seat): { worth: number; pieces: number; kings: number } {
  const ahead = AHEAD[seat]!
  const own = colourOf(seat)
  let worth = 0
  let pieces = 0
  let kings = 0
  // From the far row on, so that the fields ahead of a field are known.
  for (let i = 1; i <= fields.count; i++) {
    const field = seat === 0 ? i : fields.count + 1 - i
    const left = ahead[2 * field]!
    const right = ahead[2 * field + 1]!
    let steps = 0
    let next = 0
    if (board[left] === FREE) {
      steps = 1 + far[left]!
      next++
    }
    if (board[right] === FREE) {
      steps = Math.max(steps, 1 + far[right]!)
      next++
    }
    far[field] = steps
    const piece = board[field]!
    if ((piece & own) === 0) continue
    pieces++
    if ((piece & KING) === 0) {
      const rows = seat === 0 ? fields.size - 1 - fields.row(field) : fields.row(field)
      worth += 1 + STEP * steps + NEXT_STEP * next + ROW * rows
    } else {
      kings++
      worth += FLYING_KING
    }
  }
  return { worth, pieces, kings }
}

/**
 * Men that meet block each other, because neither can capture the other. The player without a step loses, so steps left
 * are worth as much as the men.
 */
const judge: Judge = {
  lead(s) {
    const white = ownWorth(s, 0)
    const black = ownWorth(s, 1)
    const lead = white.worth - black.worth
    const [ahead, behind] = lead > 0 ? [white, black] : [black, white]
    const held = behind.kings > 0 && ahead.pieces <= FEW ? HELD : 1
    return Math.trunc(held * POINTS * lead)
  },
}

export const evaluation = draughtsEvaluation(record, () => judge)

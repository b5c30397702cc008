import type { Seat } from '@spellendoos/kernel'
import { FEW, HELD } from '../draughts-evaluation.ts'
import { bitOf } from '../sets.ts'
import { DARK_FIELDS } from '../fields.ts'
import type { Draughts } from '../state.ts'
import { COUNTS } from './weights.ts'
import { windowsWorth } from './windows.ts'

/** All pieces of both sides. */
const ALL = 40

/** The diagonal from corner to corner, on which a king is hard to catch. */
const diagonal = [0, 0]
for (const field of [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]) {
  diagonal[field > 25 ? 1 : 0]! |= bitOf(DARK_FIELDS, field)
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Kings: that there is one, more of them, and one on the long diagonal, as log-odds. */
function kingsWorth(low: number, high: number, count: number): number {
  if (count === 0) return 0
  const onDiagonal = (low & diagonal[0]!) | (high & diagonal[1]!)
  return COUNTS.king + COUNTS.kings * (count - 1) + (onDiagonal === 0 ? 0 : COUNTS.diagonal)
}

/** How likely a seat is to win, by weights that were fitted to matches: from −1, as good as lost, to 1. */
export function fittedWorth(s: Draughts, seat: Seat): number {
  const { sets } = s
  const whiteLow = sets[0]!
  const whiteHigh = sets[1]!
  const blackLow = sets[2]!
  const blackHigh = sets[3]!
  const kingsLow = sets[4]!
  const kingsHigh = sets[5]!
  const white = countBits(whiteLow) + countBits(whiteHigh) + s.reserve[0]!
  const black = countBits(blackLow) + countBits(blackHigh) + s.reserve[1]!
  let lead = windowsWorth(s) + (s.seat === 0 ? COUNTS.turn : -COUNTS.turn)
  let menAhead = white - black
  if ((kingsLow | kingsHigh) !== 0) {
    const whiteKings = countBits(whiteLow & kingsLow) + countBits(whiteHigh & kingsHigh)
    const blackKings = countBits(blackLow & kingsLow) + countBits(blackHigh & kingsHigh)
    menAhead -= whiteKings - blackKings
    lead +=
      kingsWorth(whiteLow & kingsLow, whiteHigh & kingsHigh, whiteKings) -
      kingsWorth(blackLow & kingsLow, blackHigh & kingsHigh, blackKings)
    lead += menAhead * (COUNTS.men + COUNTS.menLate * (1 - (white + black) / ALL))
    if (lead > 0 ? blackKings > 0 && white <= FEW : whiteKings > 0 && black <= FEW) lead *= HELD
  } else lead += menAhead * (COUNTS.men + COUNTS.menLate * (1 - (white + black) / ALL))
  return Math.tanh((seat === 0 ? lead : -lead) / 2)
}

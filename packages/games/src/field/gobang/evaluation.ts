import { dataFile, type Evaluation, type Seat } from '@spellendoos/kernel'
import { keyOf, mostPromising, patternWorth, randomWords } from '@spellendoos/mechanics'
import { FIELDS } from '../board.ts'
import { fromOf, HAND, PASS, toOf, type Move } from '../slide.ts'
import { FieldCalls } from './field-calls.ts'
import { moves, ownerOf, sideOf, type State } from './rules.ts'
import { sight } from './sight.ts'

/** How many moves of a position are considered. */
const WIDE = 14

const calls = new FieldCalls()

/** The fields that matter most to either side, and the slides that leave little behind. */
function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  if (all[0] === PASS) return all
  const call = calls.of(s)
  const gain = (move: Move): number =>
    2 * call[toOf(move)]! - (fromOf(move) === HAND ? 0 : call[fromOf(move)]!)
  return mostPromising(all, gain, WIDE)
}

/** Random words for a pawn of each player on each field. */
const low = randomWords(4 * FIELDS, 1)
const high = randomWords(4 * FIELDS, 2)

function key(s: State): number {
  let lowKey = s.seat
  let highKey = 0
  for (let i = 0; i < s.pawns.length; i++) {
    if (s.pawns[i]! < 0) continue
    const word = ownerOf(s, i + 1) * FIELDS + s.pawns[i]!
    lowKey ^= low[word]!
    highKey ^= high[word]!
  }
  return keyOf(lowKey, highKey)
}

export const evaluation: Evaluation<State, Move> = {
  worth: patternWorth(sight, dataFile('games/field/gobang/weights.bin'), sideOf),
  key,
  mark: (move) => move & 0xffff,
  thinkable,
}

import type { Seat } from '@spellendoos/kernel'
import { lowestBit, stepOnto } from './sets.ts'
import { free, kings, look, men, newSet } from './sight.ts'
import { FREE, startOf, type Draughts, type Move } from './state.ts'
import type { Side, Variant } from './variant.ts'

const NO_MOVES: readonly Move[] = Object.freeze([])
const reached = newSet()

/** The legal moves of a seat: the only truth about them. */
export function movesOf(v: Variant, s: Draughts, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.ended !== null) return NO_MOVES
  const side = v.sides[seat]!
  const hasKings = look(v, side, s)
  const moves = side.captures.legal(s, hasKings)
  if (moves.length > 0 && s.slagplicht) return moves
  addManMoves(v, side, moves)
  if (hasKings) addKingMoves(side, s.board, moves)
  if (s.reserve[seat]! > 0) addPlacings(side, s.board, moves)
  return moves
}

/** The steps of a side's men, when it has just looked at the board. */
function addManMoves({ words }: Variant, { manSteps }: Side, moves: Move[]): void {
  for (let way = 0; way < manSteps.length; way++) {
    const { step, moves: ready } = manSteps[way]!
    if (!stepOnto(step, men, free, reached)) continue
    for (let word = 0; word < words; word++) {
      for (let left = reached[word]!; left !== 0; left &= left - 1) moves.push(ready[lowestBit(word, left)]!)
    }
  }
}

function addKingMoves(
  { kingLines, kingMoves, fieldOf, words }: Side,
  board: readonly number[],
  moves: Move[],
): void {
  const { ways, starts, along } = kingLines
  for (let word = 0; word < words; word++) {
    for (let left = kings[word]!; left !== 0; left &= left - 1) {
      const from = fieldOf[lowestBit(word, left)]!
      for (let line = from * ways; line < from * ways + ways; line++) {
        for (let i = starts[line]!; board[along[i]!] === FREE; i++) moves.push(kingMoves[i]!)
      }
    }
  }
}

/** The fields of the base row on which a man from the reserve can be placed. */
function addPlacings({ placings }: Side, board: readonly number[], moves: Move[]): void {
  for (const placing of placings) if (board[startOf(placing)] === FREE) moves.push(placing)
}

const canPlace = ({ placings }: Side, board: readonly number[]): boolean =>
  placings.some((placing) => board[startOf(placing)] === FREE)

/** Whether a side can move at all. */
export function canMove(v: Variant, side: Side, s: Draughts): boolean {
  const hasKings = look(v, side, s)
  const { manSteps } = side
  for (let way = 0; way < manSteps.length; way++) {
    if (stepOnto(manSteps[way]!.step, men, free, reached)) return true
  }
  return (
    (hasKings && canKingStep(side, s.board)) ||
    side.captures.canCapture(s, hasKings) ||
    (s.reserve[s.seat]! > 0 && canPlace(side, s.board))
  )
}

function canKingStep({ kingLines, fieldOf, words }: Side, board: readonly number[]): boolean {
  const { ways, starts, along } = kingLines
  for (let word = 0; word < words; word++) {
    for (let left = kings[word]!; left !== 0; left &= left - 1) {
      const from = fieldOf[lowestBit(word, left)]!
      for (let line = from * ways; line < from * ways + ways; line++) {
        if (board[along[starts[line]!]!] === FREE) return true
      }
    }
  }
  return false
}

import type { Seat } from '@spellendoos/kernel'
import { lowestBit, stepOnto } from './sets.ts'
import type { Sight } from './sight.ts'
import { FREE, startOf, type Draughts, type Move } from './state.ts'
import type { Side, Variant } from './variant.ts'

const NO_MOVES: readonly Move[] = Object.freeze([])

/** The legal moves of a seat: the only source of truth about them. */
export function movesOf(v: Variant, s: Draughts, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.ended !== null) return NO_MOVES
  const side = v.sides[seat]!
  const sight = side.sight.of(s)
  const moves = side.captures.legal(s, sight)
  if (moves.length > 0 && s.slagplicht) return moves
  addManMoves(side, sight, moves)
  if (sight.hasKings) addKingMoves(side, sight, s.board, moves)
  if (s.reserve[seat]! > 0) addPlacings(side, s.board, moves)
  return moves
}

function addManMoves({ manSteps, words }: Side, { men, free, targets }: Sight, moves: Move[]): void {
  for (let way = 0; way < manSteps.length; way++) {
    const { step, moves: ready } = manSteps[way]!
    if (!stepOnto(step, men, free, targets)) continue
    for (let word = 0; word < words; word++) {
      for (let left = targets[word]!; left !== 0; left &= left - 1) moves.push(ready[lowestBit(word, left)]!)
    }
  }
}

function addKingMoves(
  { kingLines, kingMoves, fieldOf, words }: Side,
  { kings }: Sight,
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
export function canMove(side: Side, s: Draughts): boolean {
  const sight = side.sight.of(s)
  const { men, free, targets, hasKings } = sight
  const { manSteps } = side
  for (let way = 0; way < manSteps.length; way++) {
    if (stepOnto(manSteps[way]!.step, men, free, targets)) return true
  }
  return (
    (hasKings && canKingStep(side, sight, s.board)) ||
    side.captures.canCapture(s, sight) ||
    (s.reserve[s.seat]! > 0 && canPlace(side, s.board))
  )
}

function canKingStep(
  { kingLines, fieldOf, words }: Side,
  { kings }: Sight,
  board: readonly number[],
): boolean {
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

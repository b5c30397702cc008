import type { SearchEnd, SearchBoard, Seat } from '@spellendoos/kernel'
import { randomWords } from '@spellendoos/mechanics'
import { FLYING_KING } from '../counted-judge.ts'
import {
  countEndgame,
  endgameOf,
  endingOf,
  endTrail,
  followStep,
  hasBeenSeen,
  idlePlies,
  winnerOf,
} from '../endings.ts'
import { movesOf } from '../moves.ts'
import type { Judge } from '../judge.ts'
import { lowestBit, stepOnto } from '../sets.ts'
import type { Sight } from '../sight.ts'
import { copyDraughts, FREE, isKing, KING, newPiece, startOf, type Draughts, type Move } from '../state.ts'
import { numberInReserve, type Side, type Variant } from '../variant.ts'
import { MoveStack } from './move-stack.ts'

/** The maximum depth of a search. */
const DEEPEST = 256
/** The bits of a piece that hold its owner and rank, without its number. */
const KIND = 7
const KINDS = 8
/** In men: how promising captured pieces make a move. */
const MAN = 1
/** When a draw by standstill is nearer than this many plies, the count is part of the position's key. */
const NEAR = 16

/** The random words of keys: by field and kind of piece, then the turn, the reserves, and what is counted. */
const FIELDS = 101 * KINDS
const TURN = FIELDS
const RESERVES = TURN + 1
const ENDGAME = RESERVES + 2 * 8
const IDLE = ENDGAME + 64
const NO_DUTY = IDLE + 128
const WORDS = NO_DUTY + 1
const low = randomWords(WORDS, 1)
const high = randomWords(WORDS, 2)

/** A draughts position on which a search makes and undoes moves. It finds and ends them with the rules' own code. */
export class DraughtsBoard implements SearchBoard<Move> {
  readonly isCompelled: boolean
  plies = 0
  lowKey = 0
  highKey = 0
  readonly #v: Variant
  readonly #s: Draughts
  readonly #judge: Judge
  readonly #moves = new MoveStack()
  /** As in the variant, for sets of fields. */
  readonly #words: number
  readonly #wordOf: Uint8Array
  readonly #bitOf: Int32Array
  /** The keys of the board alone, without what is counted. */
  #low = 0
  #high = 0
  /** What the last moves changed and the position after them does not show, by ply. */
  readonly #made = new Int32Array(DEEPEST)
  readonly #moved = new Int32Array(DEEPEST)
  readonly #lows = new Int32Array(DEEPEST)
  readonly #highs = new Int32Array(DEEPEST)
  readonly #endgames = new Int32Array(DEEPEST)
  readonly #endgamePlies = new Int32Array(DEEPEST)
  readonly #trails: number[][] = []
  readonly #reserves: (readonly number[])[] = []
  /** The pieces that moves captured, in one list. */
  readonly #taken: number[] = []

  constructor(v: Variant, s: Draughts, judge: Judge) {
    this.#v = v
    this.#s = copyDraughts(s)
    this.#judge = judge
    this.isCompelled = s.slagplicht
    this.#words = v.words
    this.#wordOf = Uint8Array.from(v.wordOf)
    this.#bitOf = Int32Array.from(v.bitOf)
    for (let field = 1; field < s.board.length; field++) {
      if (s.board[field] !== FREE) this.#mix(field * KINDS + (s.board[field]! & KIND))
    }
    if (s.seat === 1) this.#mix(TURN)
    if (!s.slagplicht) this.#mix(NO_DUTY)
    this.#mixReserves()
    this.#finishKeys()
  }

  get seat(): Seat {
    return this.#s.seat
  }

  outcome(): SearchEnd | undefined {
    const s = this.#s
    const ending = endingOf(this.#v, s)
    if (ending === null) return undefined
    const winner = winnerOf(this.#v, s, ending)
    return winner === undefined ? 'drawn' : winner === s.seat ? 'won' : 'lost'
  }

  repeats(): boolean {
    return hasBeenSeen(this.#v, this.#s)
  }

  list(first: number): number {
    const s = this.#s
    const side = this.#v.sides[s.seat]!
    const sight = side.sight.of(s)
    const moves = this.#moves
    moves.begin(first, s.slagplicht)
    side.captures.find(s, sight, moves)
    if (moves.top > first && s.slagplicht) return moves.top
    this.#listMen(side, sight)
    if (sight.hasKings) this.#listKings(side, sight)
    if (s.reserve[s.seat]! > 0) this.#listPlacings(side)
    return moves.top
  }

  listForcing(first: number): number {
    const s = this.#s
    const side = this.#v.sides[s.seat]!
    this.#moves.begin(first, s.slagplicht)
    side.captures.find(s, side.sight.of(s), this.#moves)
    return this.#moves.top
  }

  isThreatened(): boolean {
    const s = this.#s
    const other = this.#v.sides[1 - s.seat]!
    return other.captures.canCapture(s, other.sight.of(s))
  }

  isForcing(move: number): boolean {
    const { starts } = this.#moves
    return starts[move + 1]! > starts[move]!
  }

  promise(move: number): number {
    const { starts, takes } = this.#moves
    const { board } = this.#s
    let promise = 0
    for (let i = starts[move]!; i < starts[move + 1]!; i++) {
      promise += isKing(board[takes[i]!]!) ? FLYING_KING : MAN
    }
    return promise
  }

  mark(move: number): number {
    return this.#moves.from[move]! * 128 + this.#moves.to[move]!
  }

  moveAt(number: number): Move {
    return movesOf(this.#v, this.#s, this.#s.seat).find((move) => this.#moves.is(number, move))!
  }

  make(move: number): void {
    const s = this.#s
    const ply = this.plies++
    this.#made[ply] = move
    this.#lows[ply] = this.#low
    this.#highs[ply] = this.#high
    this.#endgames[ply] = s.endgame
    this.#endgamePlies[ply] = s.endgamePlies
    this.#trails[ply] = s.trail
    if (this.#moves.from[move] === 0) this.#place(ply, this.#moves.to[move]!)
    else this.#carryOut(ply, move)
    s.seat = 1 - s.seat
    this.#mix(TURN)
    this.#finishKeys()
  }

  undo(): void {
    const s = this.#s
    const ply = --this.plies
    const move = this.#made[ply]!
    s.seat = 1 - s.seat
    if (this.#moves.from[move] === 0) this.#takeBackPlacing(ply, this.#moves.to[move]!)
    else this.#takeBack(ply, move)
    s.endgame = this.#endgames[ply]!
    s.endgamePlies = this.#endgamePlies[ply]!
    this.#low = this.#lows[ply]!
    this.#high = this.#highs[ply]!
    this.#finishKeys()
  }

  points(): number {
    const lead = this.#judge.lead(this.#s)
    return this.#s.seat === 0 ? lead : 0 - lead
  }

  #listMen({ manSteps, fieldOf, words }: Side, { men, free, targets }: Sight): void {
    const moves = this.#moves
    for (let way = 0; way < manSteps.length; way++) {
      const { step } = manSteps[way]!
      if (!stepOnto(step, men, free, targets)) continue
      for (let word = 0; word < words; word++) {
        for (let left = targets[word]!; left !== 0; left &= left - 1) {
          const bit = lowestBit(word, left)
          moves.addQuiet(fieldOf[bit - step.shift]!, fieldOf[bit]!)
        }
      }
    }
  }

  #listKings({ kingLines, fieldOf, words }: Side, { kings }: Sight): void {
    const { board } = this.#s
    const { ways, starts, along } = kingLines
    for (let word = 0; word < words; word++) {
      for (let left = kings[word]!; left !== 0; left &= left - 1) {
        const from = fieldOf[lowestBit(word, left)]!
        for (let line = from * ways; line < from * ways + ways; line++) {
          for (let i = starts[line]!; board[along[i]!] === FREE; i++) this.#moves.addQuiet(from, along[i]!)
        }
      }
    }
  }

  #listPlacings({ placings }: Side): void {
    for (const placing of placings) {
      if (this.#s.board[startOf(placing)] === FREE) this.#moves.addQuiet(0, startOf(placing))
    }
  }

  #carryOut(ply: number, move: number): void {
    const v = this.#v
    const s = this.#s
    const { seat, board } = s
    const { starts, takes } = this.#moves
    const from = this.#moves.from[move]!
    const to = this.#moves.to[move]!
    const start = starts[move]!
    const end = starts[move + 1]!
    const before = board[from]!
    const wasKing = isKing(before)
    const crowned = !wasKing && v.sides[seat]!.far[to]!
    this.#moved[ply] = before
    if (start === end && (wasKing || !v.isForGood(from, to))) followStep(v, s, from, to)
    else if (s.trail.length > 0) endTrail(s)
    this.#lift(seat, from, before)
    this.#mix(from * KINDS + (before & KIND))
    for (let i = start; i < end; i++) {
      const field = takes[i]!
      const piece = board[field]!
      this.#taken.push(piece)
      this.#lift(1 - seat, field, piece)
      this.#mix(field * KINDS + (piece & KIND))
    }
    const after = crowned ? before | KING : before
    this.#put(seat, to, after)
    this.#mix(to * KINDS + (after & KIND))
    countEndgame(s, crowned || end > start ? endgameOf(v, s) : s.endgame)
  }

  #takeBack(ply: number, move: number): void {
    const s = this.#s
    const { seat } = s
    const { starts, takes } = this.#moves
    const to = this.#moves.to[move]!
    this.#lift(seat, to, s.board[to]!)
    for (let i = starts[move + 1]! - 1; i >= starts[move]!; i--)
      this.#put(1 - seat, takes[i]!, this.#taken.pop()!)
    this.#put(seat, this.#moves.from[move]!, this.#moved[ply]!)
    const trail = this.#trails[ply]!
    if (s.trail !== trail) s.trail = trail
    else if (trail.length > 0) for (let left = this.#v.trail.wide; left > 0; left--) trail.pop()
  }

  #place(ply: number, field: number): void {
    const v = this.#v
    const s = this.#s
    const { seat } = s
    this.#reserves[ply] = s.reserve
    this.#mixReserves()
    const piece = newPiece(seat, false, numberInReserve(v, seat, s.reserve[seat]!))
    this.#put(seat, field, piece)
    this.#mix(field * KINDS + (piece & KIND))
    s.reserve = s.reserve.map((men, each) => (each === seat ? men - 1 : men))
    this.#mixReserves()
    endTrail(s)
    countEndgame(s, s.endgame)
  }

  #takeBackPlacing(ply: number, field: number): void {
    const s = this.#s
    this.#lift(s.seat, field, s.board[field]!)
    s.reserve = this.#reserves[ply]!
    s.trail = this.#trails[ply]!
  }

  #put(seat: Seat, field: number, piece: number): void {
    const { board, sets } = this.#s
    const word = this.#wordOf[field]!
    const bit = this.#bitOf[field]!
    board[field] = piece
    sets[seat * this.#words + word]! ^= bit
    if (isKing(piece)) sets[2 * this.#words + word]! ^= bit
  }

  #lift(seat: Seat, field: number, piece: number): void {
    this.#put(seat, field, piece)
    this.#s.board[field] = FREE
  }

  #mix(word: number): void {
    this.#low ^= low[word]!
    this.#high ^= high[word]!
  }

  #mixReserves(): void {
    const { reserve } = this.#s
    this.#mix(RESERVES + reserve[0]!)
    this.#mix(RESERVES + 8 + reserve[1]!)
  }

  /** Near a draw by counting, the same board has another worth. */
  #finishKeys(): void {
    const v = this.#v
    const s = this.#s
    this.lowKey = this.#low
    this.highKey = this.#high
    if (s.endgame > 0) this.#count(ENDGAME + Math.min(s.endgamePlies, 63))
    if (s.trail.length === 0) return
    const left = 2 * v.record.standstill.moves - idlePlies(v, s)
    if (left < NEAR) this.#count(IDLE + Math.max(left, 0))
  }

  #count(word: number): void {
    this.lowKey ^= low[word]!
    this.highKey ^= high[word]!
  }
}

import type { Aim, Evaluation, Game, SearchBoard, Seat } from '@spellendoos/kernel'

/** Who has won a match that nobody has won. */
export const NOBODY = -1

/** A position on which moves are tried and taken back, with what counts in a puzzle. */
export interface Ground<Move = unknown> {
  readonly seat: Seat
  /** Positions with the same key are the same. */
  readonly key: number | string
  readonly isCompelled: boolean
  /** Moves made and not taken back. */
  readonly plies: number
  /** Whether a seat wins, where that is solved. */
  wins(seat: Seat): boolean | undefined
  /** Who has won; nothing while the match goes on. */
  winner(): Seat | typeof NOBODY | undefined
  list(first: number): number
  /** Of the moves of whoever wants to win within so many turns, those that may lead there. */
  listTries(first: number, turns: number): number
  /** Of the moves of the other side, those that may keep it from winning within so many turns. */
  listWards(first: number, turns: number): number
  listForcing(first: number): number
  isForcing(move: number): boolean
  promise(move: number): number
  mark(move: number): number
  make(move: number): void
  undo(): void
  /** How far the seat on turn is ahead. */
  points(): number
  moveAt(move: number): Move
}

/** The fastest ground that a game has for a position. */
export function groundOf<State, Move>(
  game: Game<State, Move>,
  s: State,
  aim: Aim<State, Move>,
  evaluation?: Evaluation<State, Move>,
): Ground<Move> {
  const board = aim.board?.(s)
  return board === undefined ? new StateGround(game, s, aim, evaluation) : new BoardGround(board)
}

const LOW_BITS = 21

/** A game's own board. */
class BoardGround<Move> implements Ground<Move> {
  readonly #board: SearchBoard<Move>

  constructor(board: SearchBoard<Move>) {
    this.#board = board
  }
  get seat(): Seat {
    return this.#board.seat
  }
  get key(): number {
    const { lowKey, highKey } = this.#board
    return (highKey >>> 0) * 2 ** LOW_BITS + (lowKey >>> (32 - LOW_BITS))
  }
  get isCompelled(): boolean {
    return this.#board.isCompelled
  }
  get plies(): number {
    return this.#board.plies
  }
  wins(): undefined {
    return undefined
  }
  winner(): Seat | undefined {
    const outcome = this.#board.outcome()
    if (outcome === undefined || outcome === 'drawn') return outcome && NOBODY
    return outcome === 'won' ? this.seat : 1 - this.seat
  }
  list(first: number): number {
    return this.#board.list(first)
  }
  listTries(first: number): number {
    return this.#board.list(first)
  }
  listWards(first: number): number {
    return this.#board.list(first)
  }
  listForcing(first: number): number {
    return this.#board.listForcing(first)
  }
  isForcing(move: number): boolean {
    return this.#board.isForcing(move)
  }
  promise(move: number): number {
    return this.#board.promise(move)
  }
  mark(move: number): number {
    return this.#board.mark(move)
  }
  make(move: number): void {
    this.#board.make(move)
  }
  undo(): void {
    this.#board.undo()
  }
  points(): number {
    return this.#board.points()
  }
  moveAt(move: number): Move {
    return this.#board.moveAt(move)
  }
}

/** Positions that are copied for every move, by the rules alone. */
class StateGround<State, Move> implements Ground<Move> {
  readonly isCompelled = false
  readonly #game: Game<State, Move>
  readonly #aim: Aim<State, Move>
  readonly #evaluation: Evaluation<State, Move> | undefined
  readonly #path: State[]
  readonly #moves: Move[] = []
  #s: State

  constructor(
    game: Game<State, Move>,
    s: State,
    aim: Aim<State, Move>,
    evaluation?: Evaluation<State, Move>,
  ) {
    this.#game = game
    this.#aim = aim
    this.#evaluation = evaluation
    this.#s = s
    this.#path = []
  }
  get seat(): Seat {
    return this.#game.turn(this.#s)[0] as Seat
  }
  get key(): number | string {
    const s = this.#s
    return (
      this.#aim.key?.(s) ?? this.#evaluation?.key?.(s) ?? this.#game.position?.write(s) ?? JSON.stringify(s)
    )
  }
  get plies(): number {
    return this.#path.length
  }
  wins(seat: Seat): boolean | undefined {
    return this.#aim.wins?.(this.#s, seat)
  }
  winner(): Seat | undefined {
    const result = this.#game.result(this.#s)
    if (result === undefined) return undefined
    const { isFinished } = this.#aim
    if (isFinished !== undefined) return isFinished(this.#s) ? 0 : NOBODY
    const { places } = result
    return places.every((place) => place === places[0]) ? NOBODY : places.indexOf(1)
  }
  list(first: number): number {
    return this.#keep(first, this.#game.moves(this.#s, this.seat))
  }
  listTries(first: number, turns: number): number {
    const { tries } = this.#aim
    return tries === undefined ? this.list(first) : this.#keep(first, tries(this.#s, turns))
  }
  listWards(first: number, turns: number): number {
    const wards = this.#aim.wards?.(this.#s, turns)
    return wards === undefined ? this.list(first) : this.#keep(first, wards)
  }
  listForcing(first: number): number {
    const { forcing } = this.#aim
    if (forcing === undefined) return first
    return this.#keep(
      first,
      this.#game.moves(this.#s, this.seat).filter((move) => forcing(this.#s, move)),
    )
  }
  #keep(first: number, moves: readonly Move[]): number {
    moves.forEach((move, i) => (this.#moves[first + i] = move))
    return first + moves.length
  }
  isForcing(move: number): boolean {
    return this.#aim.forcing?.(this.#s, this.#moves[move]) === true
  }
  promise(move: number): number {
    return this.isForcing(move) ? 1 : 0
  }
  mark(move: number): number {
    return this.#evaluation?.mark?.(this.#moves[move]) ?? 0
  }
  make(move: number): void {
    this.#path.push(this.#s)
    this.#s = this.#game.copy === undefined ? structuredClone(this.#s) : this.#game.copy(this.#s)
    this.#game.play(this.#s, this.#game.turn(this.#s)[0] as Seat, this.#moves[move])
  }
  undo(): void {
    this.#s = this.#path.pop()!
  }
  points(): number {
    return this.#aim.lead?.(this.#s, this.seat) ?? 0
  }
  moveAt(move: number): Move {
    return this.#moves[move]
  }
}

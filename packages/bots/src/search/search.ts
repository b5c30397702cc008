import { copyJson, type Evaluation, type Game, type Seat } from '@spellendoos/kernel'
import { worthOf } from './scale.ts'
import type { SearchRun } from './search-run.ts'

/** What every search needs: the game, its evaluation, and its own run. */
export abstract class Search<State, Move> {
  protected readonly game: Game<State, Move>
  protected readonly evaluation: Evaluation<State, Move>
  protected readonly run: SearchRun
  protected readonly copy: (s: State) => State

  constructor(game: Game<State, Move>, evaluation: Evaluation<State, Move>, run: SearchRun) {
    this.game = game
    this.evaluation = evaluation
    this.run = run
    this.copy = game.copy ?? copyJson
  }

  /** The position that a move leads to, as a copy. */
  protected after(s: State, seat: Seat, move: Move): State {
    const next = this.copy(s)
    this.game.play(next, seat, move)
    return next
  }
}

/** A search in which one side plays for itself, and everyone else is assumed to play against it. */
export abstract class SidedSearch<State, Move> extends Search<State, Move> {
  protected readonly seat: Seat
  readonly #friends: ReadonlySet<Seat>

  constructor(
    game: Game<State, Move>,
    evaluation: Evaluation<State, Move>,
    run: SearchRun,
    seat: Seat,
    friends: readonly Seat[],
  ) {
    super(game, evaluation, run)
    this.seat = seat
    this.#friends = new Set(friends)
  }

  /** The worth of a finished match for the seat's own side. */
  protected outcomeOf(s: State): number {
    return worthOf(this.game.result(s)!, this.seat, this.#friends)
  }

  /** 1 for the seat's own side, −1 for any other. */
  protected sideOf(seat: Seat): number {
    return this.#friends.has(seat) ? 1 : -1
  }
}

import type { Aim, Evaluation, Game, PuzzleGoal, Seat } from '@spellendoos/kernel'
import { groundOf, type Ground } from './ground.ts'
import { HOLD, Prover } from './prover.ts'

/** A game with what its puzzles need. */
export interface Workshop<State = unknown, Move = unknown> {
  readonly game: Game<State, Move>
  readonly aim: Aim<State, Move>
  readonly evaluation?: Evaluation<State, Move> | undefined
}

/** Why a position makes no puzzle. */
export type Fault =
  | 'nothing to find'
  | 'no choice'
  | 'plain'
  | 'second solution'
  | 'does not hold'
  | 'too long'
  | 'out of patience'
  | 'already decided'
  | 'known already'

/** What was found in a position. */
export interface Found {
  readonly goal: PuzzleGoal
  readonly line: readonly string[]
  /** What makes it hard. */
  readonly traits: Traits
}

export interface Traits {
  /** Moves of the solver. */
  readonly moves: number
  /** How far the solver falls behind on the way. */
  readonly sacrifice: number
  /** Moves of the solver that force nothing by themselves. */
  readonly quiet: number
  /** Legal moves at the solver's turns, on average. */
  readonly width: number
}

/** No line is followed further, whatever hangs. */
const LONGEST = 24

/**
 * The line of a puzzle with one solution; or why there is none. The goal is reached within so many plies, and the
 * captures that follow.
 */
export function lineFrom<State, Move>(
  { game, aim, evaluation }: Workshop<State, Move>,
  s: State,
  goal: PuzzleGoal,
  most: number,
  patience: number,
): Found | Fault {
  const ground = groundOf(game, s, aim, evaluation)
  const { seat } = ground
  const prover = new Prover(ground, seat, goal, patience)
  const plies = shortest(prover, most)
  if (plies === undefined) return 'does not hold'
  const line = new Walk(game, s, ground, prover).towards(seat, plies)
  if (typeof line === 'string') return line
  if (line.length === 1) return 'plain'
  for (const _ of line) ground.undo()
  const proved = new Walk(game, s, ground, prover).prove(seat, line)
  return typeof proved === 'string' ? proved : { goal, line, traits: proved }
}

/** The fewest plies in which the goal is reached and stays reached. */
function shortest(prover: Prover, most: number): number | undefined {
  for (let plies = 1; plies <= most; plies += 2) {
    if (prover.forces(plies) && prover.forces(plies + HOLD)) return plies
  }
  return undefined
}

/** One way through a puzzle, move by move. */
export class Walk<State, Move> {
  readonly #game: Game<State, Move>
  readonly #ground: Ground<Move>
  readonly #prover: Prover
  #s: State
  /** Moves are listed from here on: those before it have been made. */
  #first = 0

  constructor(game: Game<State, Move>, s: State, ground: Ground<Move>, prover: Prover) {
    this.#game = game
    this.#s = s
    this.#ground = ground
    this.#prover = prover
  }

  /** Goes the one way that leads to the goal in so many plies, and on until nothing hangs. */
  towards(seat: Seat, plies: number): string[] | Fault {
    const line: string[] = []
    for (let left = plies; line.length < LONGEST;) {
      const end = this.#list()
      const solving = this.#solving(left, end)
      // Where several captures are as good, the one way ends before them.
      if (solving.length > 1 && line.length > 1 && left <= 1) return line.slice(0, -1)
      if (solving.length !== 1) return solving.length === 0 ? 'does not hold' : 'second solution'
      line.push(this.#make(solving[0], end))
      if (left <= 1 && this.#prover.isAhead && this.#isReached()) return line
      const replies = this.#list()
      const [reply, next] = this.#longest(left - 2, replies)
      if (reply === undefined) return 'does not hold'
      line.push(this.#make(reply, replies))
      if (this.#ground.seat !== seat) return 'does not hold'
      left = next
    }
    return 'too long'
  }

  /**
   * Whether every move of the solver in this line is the only one that reaches the goal before the line ends and a
   * little later, and whether it is reached at the end.
   */
  prove(seat: Seat, line: readonly string[]): Traits | Fault {
    const start = this.#ground.points()
    let [lowest, quiet, width, turns] = [start, 0, 0, 0]
    for (const [ply, written] of line.entries()) {
      if (this.#ground.winner() !== undefined) return 'too long'
      const end = this.#list()
      const move = this.#between(end).find((each) => this.#written(each) === written)
      if (move === undefined) return 'does not hold'
      if (this.#ground.seat === seat) {
        const solving = this.#solving(line.length - ply, end)
        if (!solving.includes(move)) return 'does not hold'
        if (solving.length > 1) return 'second solution'
        turns++
        width += end - this.#first
        if (!this.#ground.isForcing(move)) quiet++
      }
      this.#make(move, end)
      lowest = Math.min(lowest, this.#leadOf(seat))
    }
    if (!this.#isReached()) return 'does not hold'
    return { moves: turns, sacrifice: start - lowest, quiet, width: width / turns }
  }

  /** Lists the moves of whoever is on turn. */
  #list(): number {
    return this.#ground.list(this.#first)
  }

  #between(end: number): number[] {
    return Array.from({ length: end - this.#first }, (_, i) => this.#first + i)
  }

  /** The moves that reach the goal within so many plies, and those it has to hold for. */
  #solving(plies: number, end: number): number[] {
    return this.#between(end).filter((move) => {
      this.#ground.make(move)
      const reached = this.#prover.forces(Math.max(plies, 1) - 1 + HOLD, end)
      this.#ground.undo()
      return reached
    })
  }

  /** The reply after which it takes the solver longest, and how many plies that is. */
  #longest(most: number, end: number): readonly [number | undefined, number] {
    const ground = this.#ground
    let best: number | undefined
    let longest = 0
    for (const move of this.#between(end)) {
      const taken = best === undefined ? 0 : ground.promise(move) - ground.promise(best)
      ground.make(move)
      let left = 1
      while (left < most && !(this.#prover.forces(left, end) && this.#prover.forces(left + HOLD, end)))
        left += 2
      ground.undo()
      if (left < longest || (left === longest && taken <= 0)) continue
      best = move
      longest = left
    }
    return [best, longest]
  }

  /** Whether nothing is left to do but to capture what hangs. */
  #isReached(): boolean {
    return this.#prover.forces(0, this.#first)
  }

  #leadOf(seat: Seat): number {
    const points = this.#ground.points()
    return this.#ground.seat === seat ? points : -points
  }

  #written(move: number): string {
    return this.#game.write(this.#s, this.#ground.moveAt(move))
  }

  /** Makes one of the moves that were listed, up to this end. */
  #make(move: number, end: number): string {
    const { seat } = this.#ground
    const made = this.#ground.moveAt(move)
    const written = this.#game.write(this.#s, made)
    const s = this.#game.copy === undefined ? structuredClone(this.#s) : this.#game.copy(this.#s)
    this.#game.play(s, seat, made)
    this.#s = s
    this.#ground.make(move)
    this.#first = end
    return written
  }
}

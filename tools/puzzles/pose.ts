import type { Aim, Evaluation, Game, LinePuzzle, PuzzleGoal, Seat } from '@spellendoos/kernel'
import { groundOf, type Ground } from './ground.ts'
import { Prover } from './prover.ts'

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
  | 'no clear answer'
  | 'enough of this kind'
  | 'already decided'
  | 'known already'
  | 'enough of this length'
  | 'enough of them'

/** What was found in a position. */
export interface Found {
  readonly goal: PuzzleGoal
  readonly line: readonly string[]
  readonly within: number
  /** What counts as its last move just as well. */
  readonly also: readonly string[]
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
  /** How many bits of choice there are in all. */
  readonly choice: number
}

/** What was gained has to be there so many plies after the solution. */
const STAY = 4
/** No line is followed further, whatever hangs. */
const LONGEST = 24
/** No game for one that is looked into takes longer from there. */
const TO_THE_END = 40
/** Alone there have to be so many bits of choice on the way, or the moves find themselves. */
const THOUGHT = 4
/** A line of moves that win, each the only one, ends after so many plies. */
const ENOUGH = 7

/** What a search may spend. */
export interface Effort {
  /** The most plies in which the goal is to be reached, before the captures that follow. */
  readonly most: number
  /** Positions that may be looked at. */
  readonly patience: number
}

/** The line of a puzzle with one solution; or why there is none. */
export function lineFrom<State, Move>(
  { game, aim, evaluation }: Workshop<State, Move>,
  s: State,
  goal: PuzzleGoal,
  { most, patience }: Effort,
): Found | Fault {
  const ground = groundOf(game, s, aim, evaluation)
  const { seat } = ground
  const prover = new Prover(ground, seat, goal, patience)
  if (goal.reach === 'finish') return alone({ game, aim, evaluation }, s, goal, ground, prover)
  const plies = shortest(prover, most)
  if (plies === undefined) return 'does not hold'
  const way = new Walk(game, s, aim, ground, prover).towards(seat, plies)
  if (typeof way === 'string') return way
  const { line, also } = way
  if (line.length === 1 && plies === 1) return 'plain'
  while (ground.plies > 0) ground.undo()
  const within = Math.max(plies, line.length)
  const proved = new Walk(game, s, aim, ground, prover).prove(seat, line, within, also)
  if (typeof proved === 'string') return proved
  if (ground.isCompelled && goal.reach === 'gain' && proved.sacrifice < 1) return 'plain'
  return { goal, line, within, also, traits: proved }
}

/** The one way to the end of a game for one. */
function alone<State, Move>(
  { game, aim }: Workshop<State, Move>,
  s: State,
  goal: PuzzleGoal,
  ground: Ground<Move>,
  prover: Prover,
): Found | Fault {
  if (!prover.forces(TO_THE_END)) return 'nothing to find'
  const line = new Walk(game, s, aim, ground, prover).alone()
  if (typeof line === 'string') return line
  while (ground.plies > 0) ground.undo()
  const traits = new Walk(game, s, aim, ground, prover).prove(ground.seat, line, line.length, [])
  if (typeof traits === 'string') return traits
  return traits.choice < THOUGHT ? 'plain' : { goal, line, within: line.length, also: [], traits }
}

/** What is wrong with a puzzle that was found before; nothing, if it is proved again. */
export function faultIn<State, Move>(
  { game, aim, evaluation }: Workshop<State, Move>,
  s: State,
  { goal, seat, line, within = line.length, also = [] }: LinePuzzle,
): Fault | undefined {
  const ground = groundOf(game, s, aim, evaluation)
  if (ground.seat !== seat) return 'does not hold'
  const prover = new Prover(ground, seat, goal)
  const proved = new Walk(game, s, aim, ground, prover).prove(seat, line, within, also)
  return typeof proved === 'string' ? proved : undefined
}

/** The fewest plies in which the goal is reached and stays reached. */
function shortest(prover: Prover, most: number): number | undefined {
  for (let plies = 1; plies <= most; plies += 2) {
    if (prover.forces(plies) && prover.forces(plies + prover.hold)) return plies
  }
  return undefined
}

/** One way through a puzzle, move by move. */
export class Walk<State, Move> {
  readonly #game: Game<State, Move>
  readonly #aim: Aim<State, Move>
  readonly #ground: Ground<Move>
  readonly #prover: Prover
  #s: State
  /** Moves are listed from here on: those before it have been made. */
  #first = 0

  constructor(
    game: Game<State, Move>,
    s: State,
    aim: Aim<State, Move>,
    ground: Ground<Move>,
    prover: Prover,
  ) {
    this.#game = game
    this.#aim = aim
    this.#s = s
    this.#ground = ground
    this.#prover = prover
  }

  /** Goes the one way to the end of a game for one. */
  alone(): string[] | Fault {
    const line: string[] = []
    while (this.#ground.winner() === undefined) {
      const end = this.#list()
      const [move, ...others] = this.#solving(TO_THE_END - line.length, end)
      if (move === undefined || others.length > 0) return 'second solution'
      line.push(this.#make(move, end))
    }
    return line
  }

  /** Goes the one way that leads to the goal in so many plies, and on until nothing hangs. */
  towards(seat: Seat, plies: number): Pick<Found, 'line' | 'also'> | Fault {
    const line: string[] = []
    for (let left = plies; line.length < LONGEST;) {
      const end = this.#list()
      const [move, ...others] = this.#solving(left, end)
      if (move === undefined) return 'does not hold'
      if (others.length > 0 && !this.#areAlike(move, others)) {
        // Where several ways are as good, the one way ends before them.
        const ends = line.length > 1 && (left <= 1 || this.#prover.isToWin)
        return ends ? { line: line.slice(0, -1), also: [] } : 'second solution'
      }
      const also = others.map((each) => this.#written(each))
      line.push(this.#make(move, end))
      if (left <= 1 && this.#prover.isAhead && this.#isDone(0)) return { line, also }
      if (this.#prover.isToWin && line.length >= ENOUGH) return { line, also }
      if (also.length > 0) return 'second solution'
      const replies = this.#listReplies(left - 1)
      const [reply, next] = this.#longest(left - 2, replies)
      if (reply === undefined) return 'does not hold'
      line.push(this.#make(reply, replies))
      if (this.#prover.isAhead && this.#ground.winner() !== undefined)
        return { line: line.slice(0, -1), also }
      if (this.#ground.seat !== seat) return 'does not hold'
      left = next
    }
    return 'too long'
  }

  /**
   * Whether every move of the solver in this line is the only one that reaches the goal before the line ends and a
   * little later, and whether it is reached at the end.
   */
  prove(seat: Seat, line: readonly string[], within: number, also: readonly string[]): Traits | Fault {
    const start = this.#ground.points()
    let [lowest, quiet, width, turns, choice] = [start, 0, 0, 0, 0]
    for (const [ply, written] of line.entries()) {
      if (this.#ground.winner() !== undefined) return 'too long'
      const end = this.#list()
      const move = this.#between(end).find((each) => this.#written(each) === written)
      if (move === undefined) return 'does not hold'
      if (this.#ground.seat === seat) {
        const solving = this.#solving(within - ply, end)
        if (!solving.includes(move)) return 'does not hold'
        const others = solving.filter((each) => each !== move)
        const allowed = ply === line.length - 1 && this.#areAlike(move, others) ? also : []
        if (others.some((each) => !allowed.includes(this.#written(each)))) return 'second solution'
        if (others.length < allowed.length) return 'does not hold'
        turns++
        width += end - this.#first
        choice += Math.log2(end - this.#first)
        if (!this.#ground.isForcing(move)) quiet++
      }
      this.#make(move, end)
      if (this.#ground.winner() === undefined) lowest = Math.min(lowest, this.#leadOf(seat))
    }
    if (!this.#isDone(within - line.length)) return 'does not hold'
    return { moves: turns, sacrifice: start - lowest, quiet, width: width / turns, choice }
  }

  /** Lists the moves of whoever is on turn. */
  #list(): number {
    return this.#ground.list(this.#first)
  }

  /** Lists the replies that matter where so many plies are left. */
  #listReplies(plies: number): number {
    const turns = plies >> 1
    return this.#prover.isToWin && turns > 0 ? this.#ground.listWards(this.#first, turns) : this.#list()
  }

  #between(end: number): number[] {
    return Array.from({ length: end - this.#first }, (_, i) => this.#first + i)
  }

  /** The moves that reach the goal within so many plies, and those it has to hold for. */
  #solving(plies: number, end: number): number[] {
    return this.#between(end).filter((move) => {
      this.#ground.make(move)
      const reached = this.#prover.forces(Math.max(plies, 1) - 1 + this.#prover.hold, end)
      this.#ground.undo()
      return reached
    })
  }

  /** The reply after which it takes the solver longest, and how many plies that is. */
  #longest(most: number, end: number): readonly [number | undefined, number] {
    const ground = this.#ground
    let best: number | undefined
    let longest = 0
    let hardest = -Infinity
    for (const move of this.#between(end)) {
      const taken = ground.promise(move)
      ground.make(move)
      let left = 1
      while (
        left < most &&
        !(this.#prover.forces(left, end) && this.#prover.forces(left + this.#prover.hold, end))
      )
        left += 2
      const hard = taken - (this.#prover.isToWin ? this.#countSolving(left, end) : 0)
      ground.undo()
      if (left < longest || (left === longest && hard <= hardest)) continue
      best = move
      longest = left
      hardest = hard
    }
    return [best, longest]
  }

  /** How many moves of the solver lead on from here. */
  #countSolving(plies: number, first: number): number {
    const ground = this.#ground
    if (ground.winner() !== undefined) return Infinity
    const before = this.#first
    this.#first = first
    const turns = Math.ceil((plies + this.#prover.hold) / 2)
    const count = this.#solving(plies, ground.listTries(first, turns)).length
    this.#first = before
    return count
  }

  /** Whether the goal is reached within so many more plies, once what hangs is captured, and stays reached. */
  #isDone(plies: number): boolean {
    const ends = (more: number) => this.#prover.forces(plies + more, this.#first)
    return this.#prover.isToWin ? ends(1) : ends(0) && ends(STAY)
  }

  #areAlike(move: number, others: readonly number[]): boolean {
    const made = this.#ground.moveAt(move)
    return others.every((each) => this.#aim.alike?.(made, this.#ground.moveAt(each)) === true)
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

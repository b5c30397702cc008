import {
  drawFrom,
  playout,
  soonest,
  type Evaluation,
  type Game,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import type { World } from '../worlds.ts'
import type { SearchRun } from './search-run.ts'
import { Rewards } from './rewards.ts'

/** The exploration constant: how much a move that was rarely tried is worth another try. */
const EXPLORATION = 0.7
/** A playout is cut off after this many decisions; sooner if the game can evaluate a position. */
const MOST_PLIES = 250
const PLIES_TO_JUDGE = 6
/** The maximum length of a path through the tree. */
const DEEPEST = 60

/** A node of the tree, shared by all worlds in which the same moves led to it. */
interface TreeNode {
  readonly branches: Map<string, Branch>
}

interface Branch {
  readonly seat: Seat
  readonly written: string
  tries: number
  sum: number
  /** How often it was available to choose. */
  open: number
  readonly node: TreeNode
}

const newNode = (): TreeNode => ({ branches: new Map() })

/**
 * Information-set Monte Carlo tree search: plays matches, each in a world that fits the view, and counts how well moves
 * did. Near the root it chooses by these counts, further on at random. It needs no knowledge of the game, and handles
 * luck, secrets and any number of seats; everyone is assumed to play for themselves.
 */
export class TreeSearch<State, Move> {
  readonly #game: Game<State, Move>
  readonly #run: SearchRun
  readonly #seats: number
  readonly #evaluation: Evaluation<State, Move> | undefined
  readonly #rewards: Rewards<State>
  readonly #plies: number
  readonly #root = newNode()

  constructor(
    game: Game<State, Move>,
    evaluation: Evaluation<State, Move> | undefined,
    run: SearchRun,
    seats: number,
  ) {
    this.#game = game
    this.#run = run
    this.#seats = seats
    this.#evaluation = evaluation
    this.#rewards = new Rewards(game, evaluation, seats)
    this.#plies = evaluation === undefined ? MOST_PLIES : PLIES_TO_JUDGE
  }

  /** The worth of each of these moves for the seat; the one that was tried most comes first. */
  search(world: () => World<State, Move>, seat: Seat, choices: readonly string[]): Finding[] {
    const seen = new Set(choices)
    const { level } = this.#run
    const most = Math.min(level.playouts, this.#evaluation?.enough?.(world().copy(), seat) ?? Infinity)
    for (let tries = 0; tries < most && !this.#run.isUp; tries++) {
      this.#try(world(), seat, tries % 2 === 0 ? seen : this.#compared(seen))
    }
    const branches = [...this.#root.branches.values()].filter(({ tries }) => tries > 0)
    const untried = choices.filter((move) => !branches.some(({ written }) => written === move))
    return [
      ...branches
        .toSorted((a, b) => b.tries - a.tries || b.sum - a.sum)
        .map((branch) => ({
          move: branch.written,
          score: branch.sum / branch.tries,
          doubt: doubtOf(branch),
          line: [branch.written, ...lineFrom(branch.node)],
        })),
      ...untried.map((move) => ({ move, score: 0, doubt: 1, line: [move] })),
    ]
  }

  /** If moves are asked about, every other playout is spent on them and the best so far, in turn. */
  #compared(seen: ReadonlySet<string>): ReadonlySet<string> {
    const { about } = this.#run
    if (about === undefined || about.size === 0) return seen
    const branches = [...this.#root.branches.values()]
    const most = branches.reduce((a, b) => (b.tries > a.tries ? b : a))
    const wanted = branches.filter((branch) => branch === most || about.has(branch.written))
    return new Set([wanted.reduce((a, b) => (b.tries < a.tries ? b : a)).written])
  }

  #try(world: World<State, Move>, seat: Seat, seen: ReadonlySet<string>): void {
    const { game, s, way } = { game: this.#game, s: world.copy(), way: [] as Branch[] }
    let node: TreeNode | undefined = this.#root
    for (let ply = 0; node !== undefined && ply < DEEPEST;) {
      const waits = game.turn(s)
      const [by] = waits
      if (by === undefined) break
      if (by === 'chance') {
        game.answer!(s, drawFrom(game.chance!(s), this.#run.rng))
        continue
      }
      if (by === 'clock') {
        game.play(s, 'clock', soonest(game.clocks!(s))!.move)
        continue
      }
      const root = node === this.#root
      const mover = root ? seat : (waits[waits.length === 1 ? 0 : this.#run.rng(waits.length)] as Seat)
      const moves = game.moves(s, mover)
      if (moves.length === 0) break
      ply++
      this.#run.nodes++
      if (moves.length === 1 && !root) {
        game.play(s, mover, moves[0]!)
        continue
      }
      const written = moves.map((move) => game.write(s, move))
      const open = root ? written.filter((each) => seen.has(each)) : written
      const branch = this.#choose(node, mover, open)
      game.play(s, mover, moves[written.indexOf(branch.written)]!)
      way.push(branch)
      node = branch.tries === 0 ? undefined : branch.node
    }
    if (game.turn(s).length > 0) this.#run.nodes += playout(game, s, this.#seats, this.#run.rng, this.#plies)
    const rewards = this.#rewards.of(s)
    for (const branch of way) {
      branch.tries++
      branch.sum += rewards[branch.seat]!
    }
  }

  /** One that was never tried; otherwise the one with the highest upper bound. */
  #choose({ branches }: TreeNode, seat: Seat, open: readonly string[]): Branch {
    const fresh: Branch[] = []
    let best: Branch | undefined
    let most = -Infinity
    for (const written of open) {
      let branch = branches.get(written)
      if (branch === undefined) {
        branch = { seat, written, tries: 0, sum: 0, open: 0, node: newNode() }
        branches.set(written, branch)
      }
      branch.open++
      if (branch.tries === 0) fresh.push(branch)
      else {
        const bonus = EXPLORATION * Math.sqrt(Math.log(branch.open) / branch.tries)
        const bound = this.#rewards.share(branch.sum / branch.tries) + bonus
        if (bound > most) {
          most = bound
          best = branch
        }
      }
    }
    return fresh.length > 0 ? pick(fresh, this.#run.rng) : best!
  }
}

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)]!

/** The standard error of the mean of these playouts; a move that never lost may still lose. */
function doubtOf({ sum, tries }: Branch): number {
  const mean = (sum + 1) / (tries + 2)
  return Math.sqrt((mean * (1 - mean)) / (tries + 2))
}

/** A line is shown as far as its moves were tried this often. */
const TRUSTED = 8

function lineFrom(node: TreeNode): string[] {
  const line: string[] = []
  for (let at = node; ;) {
    let best: Branch | undefined
    for (const branch of at.branches.values()) if (branch.tries > (best?.tries ?? 0)) best = branch
    if (best === undefined || best.tries < TRUSTED) return line
    line.push(best.written)
    at = best.node
  }
}

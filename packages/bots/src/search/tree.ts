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

/** How much a move that was rarely tried is worth another try. */
const CURIOSITY = 0.7
/** A playout is cut off after this many decisions; sooner, where the game can judge a position itself. */
const MOST_PLIES = 250
const PLIES_TO_JUDGE = 6
/** No way through the tree is longer. */
const DEEPEST = 60

/** A moment of the match, the same for all worlds in which the same moves led to it. */
interface Place {
  readonly branches: Map<string, Branch>
}

interface Branch {
  readonly seat: Seat
  readonly written: string
  tries: number
  sum: number
  /** How often it could have been chosen. */
  open: number
  readonly place: Place
}

const newPlace = (): Place => ({ branches: new Map() })

/**
 * Plays matches in its head, each in a world that fits the view, and remembers which moves did well: near the
 * root it chooses by that, further on at random. It needs no knowledge of the game, and handles luck,
 * secrets and any number of seats; everyone is taken to play for himself.
 */
export class Tree<State, Move> {
  readonly #game: Game<State, Move>
  readonly #run: SearchRun
  readonly #seats: number
  readonly #knows: Evaluation<State, Move> | undefined
  readonly #rewards: Rewards<State>
  readonly #plies: number
  readonly #root = newPlace()

  constructor(
    game: Game<State, Move>,
    knows: Evaluation<State, Move> | undefined,
    run: SearchRun,
    seats: number,
  ) {
    this.#game = game
    this.#run = run
    this.#seats = seats
    this.#knows = knows
    this.#rewards = new Rewards(game, knows, seats)
    this.#plies = knows === undefined ? MOST_PLIES : PLIES_TO_JUDGE
  }

  /** What each of these moves is worth to the seat, the one that was tried most first. */
  search(world: () => World<State, Move>, seat: Seat, choices: readonly string[]): Finding[] {
    const seen = new Set(choices)
    const { level } = this.#run
    const most = Math.min(level.playouts, this.#knows?.enough?.(world().copy(), seat) ?? Infinity)
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
          line: [branch.written, ...lineFrom(branch.place)],
        })),
      ...untried.map((move) => ({ move, score: 0, doubt: 1, line: [move] })),
    ]
  }

  /** Where moves are asked about, every other match is spent on them and on the best so far, by turns. */
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
    let place: Place | undefined = this.#root
    for (let ply = 0; place !== undefined && ply < DEEPEST;) {
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
      const root = place === this.#root
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
      const branch = this.#choose(place, mover, open)
      game.play(s, mover, moves[written.indexOf(branch.written)]!)
      way.push(branch)
      place = branch.tries === 0 ? undefined : branch.place
    }
    if (game.turn(s).length > 0) this.#run.nodes += playout(game, s, this.#seats, this.#run.rng, this.#plies)
    const rewards = this.#rewards.of(s)
    for (const branch of way) {
      branch.tries++
      branch.sum += rewards[branch.seat]!
    }
  }

  /** One that was never tried, else the one with the most hope. */
  #choose({ branches }: Place, seat: Seat, open: readonly string[]): Branch {
    const fresh: Branch[] = []
    let best: Branch | undefined
    let most = -Infinity
    for (const written of open) {
      let branch = branches.get(written)
      if (branch === undefined) {
        branch = { seat, written, tries: 0, sum: 0, open: 0, place: newPlace() }
        branches.set(written, branch)
      }
      branch.open++
      if (branch.tries === 0) fresh.push(branch)
      else {
        const wonder = CURIOSITY * Math.sqrt(Math.log(branch.open) / branch.tries)
        const hope = this.#rewards.share(branch.sum / branch.tries) + wonder
        if (hope > most) {
          most = hope
          best = branch
        }
      }
    }
    return fresh.length > 0 ? pick(fresh, this.#run.rng) : best!
  }
}

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)]!

/** How far off the mean of this many matches usually is; one that was never lost may still be. */
function doubtOf({ sum, tries }: Branch): number {
  const mean = (sum + 1) / (tries + 2)
  return Math.sqrt((mean * (1 - mean)) / (tries + 2))
}

/** A line is shown as far as it was searched thoroughly. */
const TRUSTED = 8

function lineFrom(place: Place): string[] {
  const line: string[] = []
  for (let at = place; ;) {
    let best: Branch | undefined
    for (const branch of at.branches.values()) if (branch.tries > (best?.tries ?? 0)) best = branch
    if (best === undefined || best.tries < TRUSTED) return line
    line.push(best.written)
    at = best.place
  }
}

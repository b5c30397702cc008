import { drawFrom, seededRng, type Evaluation, type Game, type Rng, type Seat } from '@spellendoos/kernel'

/** So many throws are played out before the position is judged. */
const THROWS = 7
const SIDES = 6
/** Of 100 intervals so many standard errors wide to either side, 95 contain the mean. */
const CONFIDENCE = 1.96

/** What an answer loses against the first, in chances to win, and how far off that may be. */
export interface Loss {
  readonly cost: number
  readonly error: number
}

/**
 * Plays positions out with the same dice, each side making the moves that its evaluation holds best, and compares what
 * a seat may expect of each with the first. The first throw of two dice comes in all its ways equally often.
 */
export class Rollout<State, Move> {
  readonly #game: Game<State, Move>
  readonly #evaluation: Evaluation<State, Move>
  readonly #rounds: number
  readonly #seed: number

  /** Every round is 36 trials. */
  constructor(game: Game<State, Move>, evaluation: Evaluation<State, Move>, rounds: number, seed: number) {
    this.#game = game
    this.#evaluation = evaluation
    this.#rounds = rounds
    this.#seed = seed
  }

  /** Round after round, until all are played or what is known is enough. */
  compare(
    positions: readonly State[],
    seat: Seat,
    isEnough: (losses: readonly Loss[]) => boolean = () => false,
  ): readonly Loss[] {
    const worths = positions.map((): number[] => [])
    let losses: readonly Loss[] = []
    for (let round = 0; round < this.#rounds; round++) {
      for (const [i, s] of positions.entries()) this.#playRound(s, seat, worths[i])
      const [best = []] = worths
      losses = worths.map((each) => lossOf(each.map((worth, trial) => best[trial] - worth)))
      if (isEnough(losses)) break
    }
    return losses
  }

  /** Plays one round, and adds what every trial came to. */
  #playRound(s: State, seat: Seat, worths: number[]): void {
    const end = worths.length + SIDES * SIDES
    for (let trial = worths.length; trial < end; trial++) {
      const first = [1 + (trial % SIDES), 1 + (Math.floor(trial / SIDES) % SIDES)]
      worths.push(this.#playOut(s, seat, first, seededRng(this.#seed + trial)))
    }
  }

  /** The chance to win, in one trial. */
  #playOut(from: State, seat: Seat, first: readonly number[], rng: Rng): number {
    const game = this.#game
    const s = game.copy!(from)
    for (let throws = 0; ;) {
      const [by] = game.turn(s)
      if (by === undefined) return game.result(s)!.places[seat] === 1 ? 1 : 0
      const certain = this.#evaluation.known?.(s, seat)
      if (certain !== undefined) return (1 + certain) / 2
      if (by === 'chance') {
        if (throws === THROWS) return (1 + this.#evaluation.worth(s, seat)) / 2
        const draw = drawFrom(game.chance!(s), rng)
        game.answer!(s, throws++ === 0 && draw.length === first.length ? first : draw)
      } else game.play(s, by, this.#best(s, by as Seat))
    }
  }

  #best(s: State, seat: Seat): Move {
    const moves = this.#evaluation.thinkable?.(s, seat) ?? this.#game.moves(s, seat)
    let best = moves[0]
    if (moves.length === 1) return best
    let most = -Infinity
    for (const move of moves) {
      const next = this.#game.copy!(s)
      this.#game.play(next, seat, move)
      const worth = valueOf(this.#game, this.#evaluation, next, seat)
      if (worth <= most) continue
      most = worth
      best = move
    }
    return best
  }
}

/** What a position is worth to a seat, over or not, from −1 to 1. */
export function valueOf<State, Move>(
  game: Game<State, Move>,
  evaluation: Evaluation<State, Move>,
  s: State,
  seat: Seat,
): number {
  const result = game.result(s)
  if (result !== undefined) return result.places[seat] === 1 ? 1 : -1
  return evaluation.worth(s, seat)
}

function lossOf(losses: readonly number[]): Loss {
  const cost = losses.reduce((sum, each) => sum + each, 0) / losses.length
  const variance = losses.reduce((sum, each) => sum + (each - cost) ** 2, 0) / Math.max(losses.length - 1, 1)
  return { cost, error: CONFIDENCE * Math.sqrt(variance / losses.length) }
}

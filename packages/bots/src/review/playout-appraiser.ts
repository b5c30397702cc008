import { playout, seededRng, type Game, type Rng } from '@spellendoos/kernel'
import type { Knowledge } from '../bot.ts'
import { weigh, type Weighed } from '../weigh.ts'
import { copierOf, imagineWorlds } from '../worlds.ts'
import type { Appraisal, Appraiser, Decision, Effort, DecisionVerdict } from './appraiser.ts'
import { rngFor } from './position-rng.ts'
import { minus, type Scale, type Worths } from './scale.ts'

/** The minimum and maximum number of playouts. */
const FEWEST = 8
const MOST = 1000
/** A playout is cut off after this many plies, which only an endless match reaches. */
const MOST_PLIES = 5000
/** How many plies after the two moves they are compared, if the game can judge positions. */
const PLIES_TO_JUDGE = 6

/** A running mean with its variance. */
class Mean {
  readonly #sums: number[]
  readonly #squares: number[]
  count = 0

  constructor(length: number) {
    this.#sums = new Array<number>(length).fill(0)
    this.#squares = new Array<number>(length).fill(0)
  }

  add(worths: Worths): void {
    this.count++
    for (let i = 0; i < worths.length; i++) {
      this.#sums[i]! += worths[i]!
      this.#squares[i]! += worths[i]! ** 2
    }
  }
  get worths(): Worths {
    return this.#sums.map((sum) => sum / this.count)
  }
  get variance(): Worths {
    return this.#sums.map(
      (sum, i) => Math.max(0, this.#squares[i]! - sum ** 2 / this.count) / (this.count - 1) / this.count,
    )
  }
}

/**
 * For games that cannot judge positions, that hide something, or where everyone acts at once: plays matches on at
 * random from the true position. Decisions are compared in worlds that fit what the seat saw.
 */
export class PlayoutAppraiser<State, Move, View> implements Appraiser<State> {
  readonly #game: Game<State, Move, View>
  readonly #knowledge: Knowledge<State, Move, View>
  readonly #scale: Scale<State>
  readonly #sides: readonly (readonly number[])[]
  readonly #effort: Effort
  readonly #seed: number
  readonly #copy: (s: State) => State

  constructor(
    game: Game<State, Move, View>,
    knowledge: Knowledge<State, Move, View>,
    scale: Scale<State>,
    sides: readonly (readonly number[])[],
    effort: Effort,
    seed: number,
  ) {
    this.#game = game
    this.#knowledge = knowledge
    this.#scale = scale
    this.#sides = sides
    this.#effort = effort
    this.#seed = seed
    this.#copy = copierOf(game)
  }

  appraise(s: State, decision?: Decision): Appraisal {
    const mean = new Mean(this.#scale.nothing.length)
    const rng = rngFor(this.#seed, s)
    for (let plies = 0; this.#goesOn(mean, plies);) {
      const copy = this.#copy(s)
      plies += this.#end(copy, rng, MOST_PLIES)
      mean.add(this.#worths(copy))
    }
    const verdict = decision === undefined ? undefined : this.#judge(s, decision)
    return {
      worths: mean.worths,
      variance: mean.variance,
      ...(verdict === undefined ? {} : { verdict }),
    }
  }

  #goesOn({ count }: Mean, plies: number): boolean {
    return count < FEWEST || (count < MOST && plies < this.#effort.plies)
  }

  #end(s: State, rng: Rng, most: number): number {
    return 1 + playout(this.#game, s, this.#scale.seats, rng, most)
  }

  #worths(s: State): Worths {
    const result = this.#game.result(s)
    return result === undefined ? this.#unended(s) : this.#scale.ofResult(result)
  }

  /** Without an evaluation an unfinished match is rated as even. */
  #unended(s: State): Worths {
    const { nothing, seats } = this.#scale
    return this.#knowledge.evaluation === undefined
      ? nothing.map((_, i) => (i < seats ? 0.5 : 0))
      : this.#scale.ofPosition(s)
  }

  #judge(s: State, { seat, move: played }: Decision): DecisionVerdict | undefined {
    const game = this.#game
    const view = game.view(s, seat)
    // Nothing of the true state is used here: a decision is judged by what the seat could know.
    const seed = this.#seed
    const { seats } = this.#scale
    const { evaluation } = this.#knowledge
    const weighed = weigh(
      game,
      {
        view,
        seat,
        seats,
        sides: this.#sides,
        seed,
        about: [played],
        care: { playouts: this.#effort.tries },
      },
      { evaluation },
    )
    const [best] = weighed?.choices ?? []
    if (weighed === undefined || best === undefined) return undefined
    if (best.move === played) return { best: played, difference: this.#scale.nothing, weighed }
    const rng = seededRng(seed + 1)
    const most = evaluation === undefined ? MOST_PLIES : PLIES_TO_JUDGE
    const world = imagineWorlds(game, view, seat, rng)
    const mean = new Mean(this.#scale.nothing.length)
    for (let plies = 0; this.#goesOn(mean, plies);) {
      const { copy, moves } = world()
      // Both moves get the same luck, as far as possible.
      const luck = rng(2 ** 30)
      const [own, other] = [played, best.move].map((move) => {
        const after = copy()
        game.play(after, seat, moves.get(move)!)
        plies += this.#end(after, seededRng(luck), most)
        return this.#worths(after)
      })
      mean.add(minus(own!, other!))
    }
    return {
      best: best.move,
      difference: mean.worths,
      variance: mean.variance,
      weighed: measured(weighed, seat, played, best.score, mean),
    }
  }
}

/** The findings, with the measured difference. */
function measured(weighed: Weighed, seat: number, played: string, best: number, mean: Mean): Weighed {
  const choices = weighed.choices.map((choice) =>
    choice.move === played
      ? { ...choice, score: best + mean.worths[seat]!, doubt: Math.sqrt(mean.variance[seat]!) }
      : choice,
  )
  return { ...weighed, choices: choices.toSorted((a, b) => b.score - a.score) }
}

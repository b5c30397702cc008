import type { Evaluation, Game, Seat } from '@spellendoos/kernel'
import { chancesOf, someChances } from '../search/chances.ts'
import { searchMethodFor } from '../search-method.ts'
import { copierOf } from '../worlds.ts'
import type { Appraisal, Appraiser, Decision, DecisionVerdict } from './appraiser.ts'
import { rngFor } from './position-rng.ts'
import { minus, type Scale, type Worths } from './scale.ts'

/**
 * How many answers of chance are sampled if there are too many to enumerate: for the position itself, and for later
 * ones.
 */
const SAMPLED = 60
const SAMPLED_LATER = 12
/** How many consecutive moves without a choice are followed. */
const MOST_FORCED = 12
/** If a move looks this much worse than the best, in chances, both are searched deeper. */
const UNCLEAR = 0.005

interface Choice<Move> {
  readonly move: string
  readonly made: Move
  worths: Worths
}

/**
 * For games where nothing is hidden and positions can be judged: the mean over all answers of chance and the best move
 * of each player, one decision ahead; or as far as luck and choice can be computed, if the game says so.
 */
export class ExpectingAppraiser<State, Move> implements Appraiser<State> {
  readonly #game: Game<State, Move>
  readonly #evaluation: Evaluation<State, Move>
  readonly #scale: Scale<State>
  readonly #seed: number
  readonly #copy: (s: State) => State
  /** The state at which the current exact computation began, if there is one. */
  #from: State | undefined
  #computed = new Map<string, Worths>()
  /** The last mean over all answers: a throw is not a choice, so the same mean is needed twice. */
  #meant: { readonly of: string; readonly worths: Worths } | undefined

  constructor(
    game: Game<State, Move>,
    evaluation: Evaluation<State, Move>,
    scale: Scale<State>,
    seed: number,
  ) {
    this.#game = game
    this.#evaluation = evaluation
    this.#scale = scale
    this.#seed = seed
    this.#copy = copierOf(game)
  }

  prepare(s: State): boolean {
    return this.#evaluation.prepare?.(s) === true
  }

  pass(s: State): void {
    const { exact } = this.#evaluation
    if (exact !== undefined && (this.#from === undefined || exact.beyond?.(this.#from, s) === true)) {
      this.#from = s
      this.#computed = new Map()
    }
  }

  appraise(s: State, decision?: Decision): Appraisal {
    this.pass(s)
    if (this.#game.turn(s)[0] === 'chance') return this.#thrown(s)
    const verdict = decision === undefined ? undefined : this.#judge(s, decision)
    return { worths: this.#look(s, 1, 0), ...(verdict === undefined ? {} : { verdict }) }
  }

  /** The mean over all answers ends at a second answer, and where the computation that it belongs to does. */
  drawn(s: State): Worths | undefined {
    const [by] = this.#game.turn(s)
    const isSame =
      this.#evaluation.exact === undefined && typeof by === 'number' && this.#choices(s, by).length > 1
    return isSame ? undefined : this.#look(s, 1, 0, true)
  }

  /** If there are too many answers, the mean of a sample, and its variance. */
  #thrown(s: State): Appraisal {
    const ask = this.#game.chance!(s)
    const all = chancesOf(ask, this.#evaluation.anyOrder)
    // Even if the game claims to know what the position is worth: luck is measured against the mean.
    if (all !== undefined) {
      return { worths: this.#evaluation.exact === undefined ? this.#meanOnce(s, 1) : this.#compute(s) }
    }
    const found = someChances(ask, SAMPLED, rngFor(this.#seed, s)).map(({ draw }) => {
      const next = this.#copy(s)
      this.#game.answer!(next, draw)
      return this.#look(next, 1, 0, true)
    })
    const worths = this.#scale.nothing.map((_, i) => found.reduce((sum, each) => sum + each[i]!, 0) / SAMPLED)
    const variance = worths.map(
      (mean, i) => found.reduce((sum, each) => sum + (each[i]! - mean) ** 2, 0) / (SAMPLED - 1) / SAMPLED,
    )
    return { worths, variance }
  }

  #choices(s: State, seat: Seat): readonly Move[] {
    return this.#evaluation.thinkable?.(s, seat) ?? this.#game.moves(s, seat)
  }

  #after(s: State, seat: Seat, move: Move): State {
    const next = this.#copy(s)
    this.#game.play(next, seat, move)
    return next
  }

  #judge(s: State, { seat, move: played }: Decision): DecisionVerdict | undefined {
    const game = this.#game
    const all = game.moves(s, seat)
    if (all.length < 2 || !game.turn(s).includes(seat) || this.#evaluation.unjudged?.(s, seat) === true)
      return undefined
    const thinkable = this.#choices(s, seat)
    const look = (made: Move, depth: number) => this.#look(this.#after(s, seat, made), depth, 0)
    const choices: Choice<Move>[] = thinkable.map((made) => ({
      move: game.write(s, made),
      made,
      worths: look(made, 0),
    }))
    const better = (a: Choice<Move>, b: Choice<Move>) => this.#compare(b.worths, a.worths, seat)
    choices.sort(better)
    let own = choices.find(({ move }) => move === played)
    if (own === undefined) {
      const made = all.find((each) => game.write(s, each) === played)!
      own = { move: played, made, worths: look(made, 0) }
      choices.push(own)
      choices.sort(better)
    }
    const [first] = choices
    if (this.#evaluation.exact === undefined && first!.worths[seat]! - own.worths[seat]! >= UNCLEAR) {
      // The move that was played comes last, because its successors are needed next.
      for (const each of [first!, own]) each.worths = look(each.made, 1)
      const others = choices.filter((each) => each !== first && each !== own)
      choices.splice(0, choices.length, ...[first!, own].toSorted(better), ...others)
    }
    const [best] = choices
    const scores = choices.map(({ move, worths }) => ({ move, score: worths[seat]!, line: [move] }))
    return {
      best: best!.move,
      difference: minus(own.worths, best!.worths),
      weighed: { choices: scores, way: searchMethodFor(game, this.#evaluation) },
    }
  }

  /** Positive if the seat prefers the first. */
  #compare(a: Worths, b: Worths, seat: Seat): number {
    const { seats } = this.#scale
    return a[seat]! - b[seat]! || a[seats + seat]! - b[seats + seat]!
  }

  /** What a position is worth, this many decisions deep; only the next answer of chance is enumerated. */
  #look(s: State, depth: number, forced: number, thrown = false): Worths {
    const { turn } = this.#game
    const [by] = turn(s)
    if (by === undefined) return this.#scale.ofResult(this.#game.result(s)!)
    const { exact, known } = this.#evaluation
    if (exact !== undefined) return this.#compute(s)
    if (by === 'clock' || depth === 0) return this.#scale.ofPosition(s)
    const certain = this.#scale.seats === 2 ? known?.(s, 0) : undefined
    if (certain !== undefined) return this.#scale.ofPosition(s, certain)
    if (by !== 'chance') return this.#best(s, by, depth, forced, thrown)
    return thrown ? this.#scale.ofPosition(s) : this.#meanOnce(s, depth)
  }

  #compute(s: State): Worths {
    const { key, beyond } = this.#evaluation.exact!
    const [by] = this.#game.turn(s)
    if (by === undefined) return this.#scale.ofResult(this.#game.result(s)!)
    if (by === 'clock' || beyond?.(this.#from!, s) === true) return this.#scale.ofPosition(s)
    const name = key(s)
    const known = this.#computed.get(name)
    if (known !== undefined) return known
    const worths = by === 'chance' ? this.#mean(s, 1) : this.#best(s, by, 1, 0, false)
    this.#computed.set(name, worths)
    return worths
  }

  #meanOnce(s: State, depth: number): Worths {
    const of = `${depth}${JSON.stringify(s)}`
    if (this.#meant?.of !== of) this.#meant = { of, worths: this.#mean(s, depth) }
    return this.#meant.worths
  }

  #mean(s: State, depth: number): Worths {
    const ask = this.#game.chance!(s)
    const chances =
      chancesOf(ask, this.#evaluation.anyOrder) ?? someChances(ask, SAMPLED_LATER, rngFor(this.#seed, s))
    const mean = [...this.#scale.nothing]
    for (const { draw, share } of chances) {
      const next = this.#copy(s)
      this.#game.answer!(next, draw)
      const worths = this.#look(next, depth, 0, true)
      for (let i = 0; i < mean.length; i++) mean[i]! += share * worths[i]!
    }
    return mean
  }

  #best(s: State, seat: Seat, depth: number, forced: number, thrown: boolean): Worths {
    const moves = this.#choices(s, seat)
    if (moves.length === 1 && forced < MOST_FORCED) {
      return this.#look(this.#after(s, seat, moves[0]!), depth, forced + 1, thrown)
    }
    if (depth === 1 && this.#evaluation.exact === undefined) return this.#atFirstSight(s, seat, moves)
    let best: Worths | undefined
    for (const move of moves) {
      const worths = this.#look(this.#after(s, seat, move), depth - 1, 0, thrown)
      if (best === undefined || this.#compare(worths, best, seat) > 0) best = worths
    }
    return best!
  }

  /** The best of the moves by their evaluation; points are counted for that one only. */
  #atFirstSight(s: State, seat: Seat, moves: readonly Move[]): Worths {
    const { turn } = this.#game
    let best: State | undefined
    let most = -Infinity
    for (const move of moves) {
      const next = this.#after(s, seat, move)
      const chance =
        turn(next).length === 0 ? this.#look(next, 0, 0)[seat]! : this.#scale.chances(next)[seat]!
      if (chance <= most) continue
      most = chance
      best = next
    }
    return this.#look(best!, 0, 0)
  }
}

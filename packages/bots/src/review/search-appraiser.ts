import type { Game, Seat } from '@spellendoos/kernel'
import type { Knowledge } from '../bot.ts'
import { copierOf } from '../worlds.ts'
import { weigh } from '../weigh.ts'
import { CERTAIN } from '../advise.ts'
import type { Appraisal, Appraiser, Decision, Effort } from './appraiser.ts'
import { minus, type Scale } from './scale.ts'

/** How many consecutive moves without a choice are followed. */
const MOST_FORCED = 12

/** For two players, without chance and hidden information: searches ahead. */
export class SearchAppraiser<State, Move, View> implements Appraiser<State> {
  readonly #game: Game<State, Move, View>
  readonly #knowledge: Knowledge<State, Move, View>
  readonly #scale: Scale<State>
  readonly #effort: Effort

  constructor(
    game: Game<State, Move, View>,
    knowledge: Knowledge<State, Move, View>,
    scale: Scale<State>,
    effort: Effort,
  ) {
    this.#game = game
    this.#knowledge = knowledge
    this.#scale = scale
    this.#effort = effort
  }

  prepare(s: State): boolean {
    return this.#knowledge.evaluation?.prepare?.(s) === true
  }

  appraise(s: State, decision?: Decision): Appraisal {
    const game = this.#game
    const at = copierOf(game)(s)
    let forced = 0
    for (; forced < MOST_FORCED; forced++) {
      const [seat] = game.turn(at) as readonly Seat[]
      if (seat === undefined) return { worths: this.#scale.ofResult(game.result(at)!), certain: true }
      const moves = game.moves(at, seat)
      if (moves.length > 1) break
      game.play(at, seat, moves[0]!)
    }
    const [seat] = game.turn(at) as readonly Seat[]
    const about = decision === undefined || forced > 0 ? [] : [decision.move]
    const weighed = weigh(
      game,
      { view: game.view(at, seat!), seat: seat!, seats: 2, seed: 1, about, care: this.#effort },
      this.#knowledge,
    )
    if (weighed === undefined) return { worths: this.#scale.ofPosition(at) }
    const worths = (score: number) => this.#scale.ofTwo(at, seat === 0 ? score : 1 - score)
    const [best] = weighed.choices
    const played = weighed.choices.find(({ move }) => about.includes(move))
    const isCertain = Math.abs(best!.score - 0.5) > CERTAIN - 0.5
    return {
      worths: worths(best!.score),
      ...(isCertain ? { certain: true } : {}),
      ...(played === undefined
        ? {}
        : {
            verdict: {
              best: best!.move,
              difference: minus(worths(played.score), worths(best!.score)),
              weighed,
            },
          }),
    }
  }
}

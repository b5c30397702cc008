import type { Game, Solver } from '@spellendoos/kernel'
import type { Knowledge } from '../bot.ts'
import { weigh } from '../weigh.ts'
import type { Appraisal, Appraiser, Decision } from './appraiser.ts'
import type { Scale, Worths } from './scale.ts'

/** For a puzzle with a solver: either it can still be solved, or it cannot. */
export class SolvingAppraiser<State, Move, View> implements Appraiser<State> {
  readonly #game: Game<State, Move, View>
  readonly #knowledge: Knowledge<State, Move, View>
  readonly #solver: Solver<View>
  readonly #scale: Scale<State>
  #last: Worths

  constructor(
    game: Game<State, Move, View>,
    knowledge: Knowledge<State, Move, View>,
    solver: Solver<View>,
    scale: Scale<State>,
  ) {
    this.#game = game
    this.#knowledge = knowledge
    this.#solver = solver
    this.#scale = scale
    this.#last = scale.ofOne(1)
  }

  pass(s: State): void {
    this.#solve(this.#game.view(s, 0))
  }

  appraise(s: State, decision?: Decision): Appraisal {
    const view = this.#game.view(s, 0)
    const solvable = this.#solve(view)
    // If the solver does not know, its last known answer is assumed to hold.
    if (solvable === undefined) return { worths: this.#last }
    const appraisal = { worths: this.#last, certain: true as const }
    if (decision === undefined || !solvable) return appraisal
    const question = { view, seat: 0, seats: 1, seed: 1, about: [decision.move] }
    const weighed = weigh(this.#game, question, this.#knowledge)
    const [best] = weighed?.choices ?? []
    const played = weighed?.choices.find(({ move }) => move === decision.move)
    if (weighed === undefined || best === undefined || played === undefined) return appraisal
    const difference = this.#scale.ofOne(played.score - best.score)
    return { ...appraisal, verdict: { best: best.move, difference, weighed } }
  }

  #solve(view: View): boolean | undefined {
    const { solvable } = this.#solver.solve(view)
    if (solvable !== undefined) this.#last = this.#scale.ofOne(solvable ? 1 : 0)
    return solvable
  }
}

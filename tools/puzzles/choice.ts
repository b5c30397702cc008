import type { ChoicePuzzle, PuzzleChoice, Seat } from '@spellendoos/kernel'
import type { Fault, Workshop } from './pose.ts'
import { Rollout, valueOf, type Loss } from './rollout.ts'

/** At most so many answers are played out. */
const ANSWERS = 3
/** What the second best answer seems to lose at least, and at most, in chances to win. */
const LEAST = 0.02
const MOST = 0.15
/** So many times its error a cost has to be, so that the best answer is beyond doubt. */
const CLEAR = 1.5
/** Where every cost is so many times its error no more trials are needed; where one is so few times, none will help. */
const BEYOND_DOUBT = 3
const HOPELESS = 0.5
/** Rounds of 36 trials. */
const ROUNDS = 4
const SEED = 1
/** The dice with which a puzzle is proved again. */
const OTHER_SEED = 1_000_003
const EXACT = 10_000

const areClear = (losses: readonly Loss[], times: number): boolean =>
  losses.slice(1).every(({ cost, error }) => cost >= times * error)

/** Whether more trials would change nothing. */
const isSettled = (losses: readonly Loss[]): boolean =>
  areClear(losses, BEYOND_DOUBT) || !areClear(losses, HOPELESS)

export interface Answer<State> {
  readonly move: string
  readonly next: State
  readonly worth: number
}

/** Every answer, the best first as far as one look shows. */
export function answersIn<State, Move>(
  { game, evaluation }: Workshop<State, Move>,
  s: State,
  seat: Seat,
): readonly Answer<State>[] {
  if (evaluation === undefined) throw new Error(`Nothing is known about positions of '${game.id}'.`)
  return game
    .moves(s, seat)
    .map((move) => {
      const next = game.copy!(s)
      game.play(next, seat, move)
      return { move: game.write(s, move), next, worth: valueOf(game, evaluation, next, seat) / 2 }
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** Those of all answers that deserve a thought and what each loses, where the best is clear; or why there is none. */
export function choicesIn<State, Move>(
  { game, evaluation }: Workshop<State, Move>,
  answers: readonly Answer<State>[],
  seat: Seat,
): readonly PuzzleChoice[] | Fault {
  const [best, second] = answers
  if (best === undefined || second === undefined) return 'no choice'
  const gap = best.worth - second.worth
  if (gap < LEAST) return 'no clear answer'
  if (gap > MOST) return 'plain'
  const tried = answers.slice(0, ANSWERS)
  const losses = new Rollout(game, evaluation!, ROUNDS, SEED).compare(
    tried.map(({ next }) => next),
    seat,
    isSettled,
  )
  if (!areClear(losses, CLEAR)) return 'no clear answer'
  return tried.map(({ move }, i) => {
    const { cost, error } = losses[i]
    return i === 0 ? { move, cost: 0 } : { move, cost: rounded(cost), error: rounded(error) }
  })
}

const rounded = (chance: number): number => Math.round(chance * EXACT) / EXACT

/** What is wrong with a puzzle, when its answers are played out with other dice. */
export function faultInChoice<State, Move>(
  shop: Workshop<State, Move>,
  s: State,
  { seat, choices }: ChoicePuzzle,
): Fault | undefined {
  const { game, evaluation } = shop
  const answers = answersIn(shop, s, seat)
  const tried = choices.map(({ move }) => answers.find((answer) => answer.move === move)!.next)
  const losses = new Rollout(game, evaluation!, ROUNDS, OTHER_SEED).compare(tried, seat)
  const isOff = choices.some(({ cost, error = 0 }, i) => {
    const again = losses[i]
    return (i > 0 && again.cost <= 0) || Math.abs(again.cost - cost) > CLEAR * (again.error + error)
  })
  return isOff ? 'does not hold' : undefined
}

const EASIEST = 800
const HARDEST = 2400

/** The less the second best answer loses, and the more there are, the harder. */
export function gradeOfChoice(choices: readonly PuzzleChoice[], legal: number): number {
  const grade = 1300 + 150 * Math.log2(Math.max(legal, 2)) - 5000 * (choices[1]?.cost ?? 0)
  return 10 * Math.round(Math.min(Math.max(grade, EASIEST), HARDEST) / 10)
}

import { weigh, type Knowledge, type WeighQuestion } from '@spellendoos/bots'
import { chooseOptions, BY_THE_BOOK, seededRng, type Game, type Seat } from '@spellendoos/kernel'
import { positionsOf } from '../puzzles/matches.ts'

/** A position in which one move is clearly the best. */
export interface Clear {
  readonly question: Omit<WeighQuestion, 'about' | 'care' | 'stop'>
  readonly best: string
}

/** How much better the best move has to be than the second, in winning chances. */
const MARGIN = 0.15
/** At most so many of one match, so that they are not all alike. */
const OF_A_MATCH = 6
/** One in so many positions is looked at. */
const ONE_IN = 3
/** How long the players of these matches think: until they have asked so often whether to go on. */
const THOUGHT = 2

/** How carefully a position is searched at first, to see whether it is worth more, and then. */
const GLANCE = { nodes: 4000, playouts: 200, depth: 5 }
const CARE = { nodes: 40_000, playouts: 1500, depth: 64 }
/** What is seen at once: one's own move and the reply, and the captures that follow. */
const AT_ONCE = { nodes: Infinity, playouts: 400, depth: 2 }

type Care = NonNullable<WeighQuestion['care']>

/** Positions of matches between strong players in a hurry, in which the search finds one move clearly best. */
export function* clearPositions(game: Game, knowledge: Knowledge): Generator<Clear, void> {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  for (let number = 1; ; number++) {
    const rng = seededRng(number)
    let found = 0
    const { value } = options
    const players = { levels: [5], opening: 2 + rng(6) }
    for (const s of positionsOf(game, value, number, knowledge, players, THOUGHT)) {
      if (found >= OF_A_MATCH) break
      if (rng(ONE_IN) > 0) continue
      const seat = game.turn(s)[0] as Seat
      const seats = game.seats.includes(2) ? 2 : game.seats[0]
      const question = {
        view: game.view(s, seat),
        seat,
        seats,
        sides: game.sides(value, seats),
        seed: number,
      }
      const best = clearlyBest(game, question, knowledge, GLANCE, MARGIN)
      if (best === undefined || best !== clearlyBest(game, question, knowledge, CARE, MARGIN)) continue
      found++
      yield { question, best }
    }
  }
}

function clearlyBest(
  game: Game,
  question: Clear['question'],
  knowledge: Knowledge,
  care: Care,
  margin: number,
): string | undefined {
  const [best, second] = weigh(game, { ...question, care }, knowledge)?.choices ?? []
  return best !== undefined && second !== undefined && best.score - second.score >= margin
    ? best.move
    : undefined
}

/** What a blunder costs that a beginner would laugh at, in winning chances. */
const EVERYTHING = 0.4

/**
 * Whether a move loses everything at once and for nothing: the reply alone shows what it costs to a player who has not
 * solved the game, and a thorough search agrees.
 */
export function isLaughable(
  game: Game,
  { question, best }: Clear,
  move: string,
  knowledge: Knowledge,
): boolean {
  const costs = (care: Care, { evaluation, solver }: Knowledge) => {
    const { choices } = weigh(game, { ...question, about: [best, move], care }, { evaluation, solver })!
    const scoreOf = (wanted: string) => choices.find((each) => each.move === wanted)!.score
    return scoreOf(best) - scoreOf(move) >= EVERYTHING
  }
  return costs(AT_ONCE, unsolved(knowledge)) && costs(CARE, knowledge)
}

function unsolved({ evaluation }: Knowledge): Knowledge {
  if (evaluation === undefined) return {}
  const { known: _, ...guesses } = evaluation
  return { evaluation: guesses }
}

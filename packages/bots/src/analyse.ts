import { seededRng, type Game } from '@spellendoos/kernel'
import { CERTAIN, winsBy } from './advise.ts'
import type { Knowledge } from './bot.ts'
import type { SearchMethod } from './search-method.ts'
import { weigh, type WeighQuestion } from './weigh.ts'
import { imagineWorlds } from './worlds.ts'

/** One possible continuation. */
export interface AnalysedLine {
  /** In notation, the move in question first. */
  readonly moves: readonly string[]
  /** What it is worth to the seat on turn: 0 lost, 1 won. */
  readonly chance: number
  /** The usual error of the estimate, if it comes from playouts. */
  readonly doubt?: number
  /** It wins whatever the others do: in this many of the seat's own moves, if the search reached the end. */
  readonly wins?: number | true
  /** It loses if the others play well. */
  readonly loses?: true
}

/** What is known of a position. */
export interface Analysis {
  /** The best first. */
  readonly lines: readonly AnalysedLine[]
  /** How many plies ahead all moves were searched, if the search went ply by ply. */
  readonly depth?: number
  /** How it was found out; left out if the game's own solver knew. */
  readonly way?: SearchMethod
  /** For a game played alone: the fewest moves to the goal, if known. */
  readonly fewest?: number
}

const USUAL_LINES = 3

/** The best lines of a position. `undefined` if there is no choice, or if the position cannot be judged. */
export function analyse<State, Move, View>(
  game: Game<State, Move, View>,
  question: WeighQuestion<View> & { readonly lines?: number },
  knowledge: Knowledge<State, Move, View> = {},
): Analysis | undefined {
  const weighed = weigh(game, question, knowledge)
  if (weighed === undefined) return undefined
  const { view, seat, seed, lines = USUAL_LINES, about = [] } = question
  const world = imagineWorlds(game, view, seat, seededRng(seed))()
  const told = weighed.choices.filter(({ move }, rank) => rank < lines || about.includes(move))
  const fewest = knowledge.solver?.solve(view).fewest
  return {
    lines: told.map((choice) => {
      const wins = winsBy(game, world, seat, choice, weighed)
      return {
        moves: choice.line,
        chance: choice.score,
        ...(choice.doubt === undefined ? {} : { doubt: choice.doubt }),
        ...(wins === undefined ? {} : { wins }),
        ...(weighed.way === 'look-ahead' && choice.score < 1 - CERTAIN ? { loses: true } : {}),
      }
    }),
    ...(weighed.depth === undefined ? {} : { depth: weighed.depth }),
    ...(weighed.way === undefined ? {} : { way: weighed.way }),
    ...(fewest === undefined ? {} : { fewest }),
  }
}

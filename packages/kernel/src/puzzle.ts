import type { Game, Seat } from './game.ts'
import { beginStep, type LessonStart } from './lesson.ts'
import type { Match } from './match.ts'
import { problem, value, type Read } from './text.ts'
import { filled } from './texts.ts'
import { t } from './words/texts.ts'

/** What the solver has to achieve, however well the other side plays. */
export type PuzzleGoal =
  /** Win the match. */
  | { readonly reach: 'win' }
  /** Win the match in as few turns as possible; a later win does not count. */
  | { readonly reach: 'quick' }
  /** Be ahead by this many pieces more than at the start. */
  | { readonly reach: 'gain'; readonly least: number }
  /** Finish a game for one. */
  | { readonly reach: 'finish' }
  /** Play the move with the highest average worth. */
  | { readonly reach: 'best' }

interface Posed extends LessonStart {
  /** The game's id and a number that never changes. */
  readonly id: string
  /** The solver's seat, which is on turn. */
  readonly seat: Seat
  readonly goal: PuzzleGoal
  /** How hard it is, as a rating: solvers with the same rating solve half of such puzzles. */
  readonly grade: number
}

/** One way leads to the goal: every other move of the solver misses it. */
export interface LinePuzzle extends Posed {
  /** The moves of both sides in notation; the first and the last are the solver's. The replies resist longest. */
  readonly line: readonly string[]
  /**
   * The number of plies in which the goal is forced, if it is more than the length of the line. The line ends early
   * when several moves lead to the goal, or when only hanging pieces are left to capture.
   */
  readonly within?: number
  /** Equally good alternatives to the last move of the line, which differ in nothing that matters. */
  readonly also?: readonly string[]
}

/** One decision among several answers. */
export interface ChoicePuzzle extends Posed {
  /** Every answer worth considering, best first. */
  readonly choices: readonly PuzzleChoice[]
}

export interface PuzzleChoice {
  /** In notation. */
  readonly move: string
  /** How much winning chance it loses compared with the best answer: 0 for the best, at most 1. */
  readonly cost: number
  /** The margin of error of the cost, if it was sampled: a 95% confidence interval. */
  readonly error?: number
}

/** A position in which one move is proven to be right. It is plain data, in `puzzles.json` beside its game. */
export type Puzzle = LinePuzzle | ChoicePuzzle

/** One move of the solver, and the replies to it. */
export interface PuzzleTurn {
  readonly move: string
  /** The replies in notation, by the players on turn; empty at the end. */
  readonly replies: readonly string[]
  /** Equally good alternatives. */
  readonly also?: readonly string[]
}

/** The match at which a puzzle begins. The other seats do only what the puzzle says. */
export const beginPuzzle = <State, Move, View, Picture>(
  game: Game<State, Move, View, unknown, Picture>,
  puzzle: Puzzle,
): Read<Match<State, Move, View, Picture>> => beginStep(game, puzzle)

/**
 * The solver's turns, or the first problem: an unreadable position, another seat on turn, an illegal move, or a line
 * that ends with a reply.
 */
export function turnsOf(game: Game, puzzle: Puzzle): Read<readonly PuzzleTurn[]> {
  const begun = beginPuzzle(game, puzzle)
  if (!begun.ok) return begun
  const match = begun.value
  const { seat } = puzzle
  if ('choices' in puzzle) return turnOfChoice(match, puzzle)
  const turns: { move: string; replies: string[] }[] = []
  for (const move of puzzle.line) {
    const by = match.turn[0]
    if (typeof by !== 'number' || (turns.length === 0 && by !== seat)) return misfit(puzzle, move)
    if (!match.append({ by, move }).ok) return misfit(puzzle, move)
    if (by === seat) turns.push({ move, replies: [] })
    else turns.at(-1)!.replies.push(move)
  }
  const last = turns.pop()
  if (last === undefined || last.replies.length > 0) return misfit(puzzle, puzzle.line.at(-1))
  return value([...turns, puzzle.also === undefined ? last : { ...last, also: puzzle.also }])
}

function turnOfChoice(match: Match, puzzle: ChoicePuzzle): Read<readonly PuzzleTurn[]> {
  const legal = new Set(match.moves(puzzle.seat).map((move) => match.game.write(match.state, move)))
  const wrong = puzzle.choices.find(({ move }) => !legal.has(move))
  const [best] = puzzle.choices
  if (wrong !== undefined || best === undefined) return misfit(puzzle, wrong?.move)
  return value([{ move: best.move, replies: [] }])
}

const misfit = ({ id }: Puzzle, move = ''): Read<never> =>
  problem('bad-puzzle', filled(t.puzzle['bad-puzzle'], { id, move }))

/** How much a move in a puzzle loses: 0 if it is right; `undefined` if it is only known to be wrong. */
export function costOf(puzzle: Puzzle, turn: PuzzleTurn, move: string): number | undefined {
  if ('choices' in puzzle) return puzzle.choices.find((choice) => choice.move === move)?.cost
  return turn.move === move || turn.also?.includes(move) === true ? 0 : undefined
}

/**
 * How many wrong attempts were made at a puzzle before it was solved, given every move that was tried, in order.
 * `undefined` if one of them was illegal, or if they do not end with the solution.
 */
export function wrongTriesIn(game: Game, puzzle: Puzzle, tried: readonly string[]): number | undefined {
  const begun = beginPuzzle(game, puzzle)
  const turns = turnsOf(game, puzzle)
  if (!begun.ok || !turns.ok) return undefined
  const match = begun.value
  let done = 0
  let wrong = 0
  for (const move of tried) {
    const turn = turns.value[done]
    const legal = match.moves(puzzle.seat).some((each) => game.write(match.state, each) === move)
    if (turn === undefined || !legal) return undefined
    const isRight = costOf(puzzle, turn, move) === 0
    if (!isRight) wrong++
    // One decision is one answer.
    if (!isRight && 'line' in puzzle) continue
    done++
    match.append({ by: puzzle.seat, move })
    for (const reply of turn.replies) match.append({ by: match.turn[0] as Seat, move: reply })
  }
  return done === turns.value.length ? wrong : undefined
}

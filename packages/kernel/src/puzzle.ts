import type { Game, Seat } from './game.ts'
import { beginStep, type LessonStart } from './lesson.ts'
import type { Match } from './match.ts'
import { problem, value, type Read } from './text.ts'
import { filled } from './texts.ts'
import { t } from './words/texts.ts'

/** What the solver is to reach, however well the other side plays. */
export type PuzzleGoal =
  /** The match. */
  | { readonly reach: 'win' }
  /** The match, in as few turns as it takes: to win later is too late. */
  | { readonly reach: 'quick' }
  /** To be ahead by so many pieces more than at the beginning. */
  | { readonly reach: 'gain'; readonly least: number }
  /** The end of a game for one. */
  | { readonly reach: 'finish' }
  /** The move that is worth most on average. */
  | { readonly reach: 'best' }

interface Posed extends LessonStart {
  /** The game's id and a number that never changes. */
  readonly id: string
  /** The solver's seat, which is on turn. */
  readonly seat: Seat
  readonly goal: PuzzleGoal
  /** How hard it is, as a rating: solvers of the same rating solve half of such puzzles. */
  readonly grade: number
}

/** One way leads to the goal: every other move of the solver misses it. */
export interface LinePuzzle extends Posed {
  /** The moves of both sides in notation, the solver's first and last. Replies are those that resist longest. */
  readonly line: readonly string[]
  /**
   * The goal is forced within so many plies, where that is more than the line has: it ends where several ways lead on,
   * or where nothing is left but to capture what hangs.
   */
  readonly within?: number
  /** What counts as the last move of the line just as well: it differs in nothing that matters. */
  readonly also?: readonly string[]
}

/** One decision among several answers. */
export interface ChoicePuzzle extends Posed {
  /** Every answer that deserves a thought, the best first. */
  readonly choices: readonly PuzzleChoice[]
}

export interface PuzzleChoice {
  /** In notation. */
  readonly move: string
  /** What it loses against the best answer, in chances to win the match: 0 for the best, 1 at most. */
  readonly cost: number
  /** How far off the cost may be, where it was sampled: 95 of 100 such intervals contain it. */
  readonly error?: number
}

/** A position in which one move is right, and known to be. It is plain data, in `puzzles.json` beside its game. */
export type Puzzle = LinePuzzle | ChoicePuzzle

/** One move of the solver, and what is answered. */
export interface PuzzleTurn {
  readonly move: string
  /** The replies in notation, by the players on turn; none at the end. */
  readonly replies: readonly string[]
  /** What is right just as well. */
  readonly also?: readonly string[]
}

/** The match at which a puzzle begins. The other seats wait for what the puzzle tells them. */
export const beginPuzzle = <State, Move, View, Picture>(
  game: Game<State, Move, View, unknown, Picture>,
  puzzle: Puzzle,
): Read<Match<State, Move, View, Picture>> => beginStep(game, puzzle)

/**
 * The solver's turns, or the first thing that does not fit: a position that cannot be read, another seat on turn, a
 * move that is not legal, a line that ends with a reply.
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

/** What a move in a puzzle loses: 0 if it is right. Nothing, where all that is known is that it is wrong. */
export function costOf(puzzle: Puzzle, turn: PuzzleTurn, move: string): number | undefined {
  if ('choices' in puzzle) return puzzle.choices.find((choice) => choice.move === move)?.cost
  return turn.move === move || turn.also?.includes(move) === true ? 0 : undefined
}

/**
 * How often somebody went wrong at a puzzle before it was solved, from every move that was tried, first to last. Nothing
 * comes back where one was not legal, or where they do not solve it and end there.
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

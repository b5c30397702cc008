import { NEWCOMER, rated, type Game, type Rating } from './glicko.ts'

/** One try at a puzzle. */
export interface Attempt {
  readonly puzzle: string
  /** The puzzle's rating before anybody here tried it. */
  readonly grade: number
  /** At once, without help. */
  readonly solved: boolean
  /** In seconds. */
  readonly at: number
}

/** Statistics of the tries at a game's puzzles. */
export interface Standing {
  readonly rating: Rating
  /** The rating after each try that counted. */
  readonly history: readonly number[]
  /** The current ratings of the puzzles that were tried. */
  readonly puzzles: ReadonlyMap<string, Rating>
  /** When each puzzle was tried last. */
  readonly seen: ReadonlyMap<string, number>
  readonly solved: number
  /** The current and the longest streak. */
  readonly streak: number
  readonly longest: number
}

/** The grade of a puzzle is an estimate. */
const ESTIMATED = { deviation: 100, volatility: NEWCOMER.volatility }

/**
 * A single try moves a rating by this much at most. Against an equal a newcomer moves by 175; without a bound one slip at
 * an easy puzzle would cost 540.
 */
const MOST_PER_TRY = 200

/** The rating after one try; a result that says much too much is cut off. */
function ratedOnce(player: Rating, game: Game): Rating {
  const after = rated(player, [game])
  const change = Math.max(-MOST_PER_TRY, Math.min(MOST_PER_TRY, after.rating - player.rating))
  return { ...after, rating: player.rating + change }
}

/** Goes through all tries, the earliest first. Only the first try at a puzzle counts for the ratings. */
export function standingOf(attempts: readonly Attempt[]): Standing {
  let rating = NEWCOMER
  const history: number[] = []
  const puzzles = new Map<string, Rating>()
  const seen = new Map<string, number>()
  let [solvedAll, streak, longest] = [0, 0, 0]
  for (const { puzzle, grade, solved, at } of attempts) {
    streak = solved ? streak + 1 : 0
    longest = Math.max(longest, streak)
    if (solved) solvedAll++
    if (!seen.has(puzzle)) {
      const opponent = { rating: grade, ...ESTIMATED }
      const score = solved ? 1 : 0
      puzzles.set(puzzle, ratedOnce(opponent, { opponent: rating, score: 1 - score }))
      rating = ratedOnce(rating, { opponent, score })
      history.push(rating.rating)
    }
    seen.set(puzzle, at)
  }
  return { rating, history, puzzles, seen, solved: solvedAll, streak, longest }
}

/** One of this many puzzles that fit the solver is picked. */
const FITTING = 8

/**
 * The next puzzle: one of those nearest to the solver's rating that were not tried yet; where all were, one of those
 * tried longest ago. `random` is from 0 up to 1.
 */
export function nextPuzzle<P extends { readonly id: string; readonly grade: number }>(
  all: readonly P[],
  { rating, seen, puzzles }: Pick<Standing, 'rating' | 'seen' | 'puzzles'>,
  random: number,
): P | undefined {
  const off = ({ id, grade }: P) => Math.abs((puzzles.get(id)?.rating ?? grade) - rating.rating)
  const fresh = all.filter(({ id }) => !seen.has(id)).toSorted((a, b) => off(a) - off(b))
  const pool = fresh.length > 0 ? fresh : all.toSorted((a, b) => seen.get(a.id)! - seen.get(b.id)!)
  return pool[Math.floor(random * Math.min(FITTING, pool.length))]
}

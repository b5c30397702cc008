import type { Game, Result, Seat, Starter } from './game.ts'

/** Several independent matches of the same players at one table. Players are counted from 0 and keep their numbers. */
export interface Series {
  readonly players: number
  readonly starter: Starter
  /** Results of the matches so far, by player (not by seat). */
  readonly results: readonly Result[]
  /** The player who sat at seat 0 in each of them. */
  readonly starts: readonly number[]
}

/** Who starts the next match, according to the game and the options of this table. */
export const starterOf = (game: Pick<Game, 'starter'>, options: unknown): Starter =>
  game.starter?.(options) ?? 'rotate'

export const newSeries = (players: number, starter: Starter): Series => ({
  players,
  starter,
  results: [],
  starts: [],
})

/** The player who has seat 0 in the next match. If first place is shared, the start rotates. */
function nextStart({ players, starter, results, starts }: Series): number {
  const last = results.at(-1)
  if (last === undefined) return 0
  const winners = [...last.places.keys()].filter((player) => last.places[player] === 1)
  return starter === 'winner' && winners.length === 1 ? winners[0]! : (starts.at(-1)! + 1) % players
}

/** The player at each seat of the next match; the order round the table stays the same. */
export function seating(series: Series): number[] {
  const start = nextStart(series)
  return Array.from({ length: series.players }, (_, seat) => (start + seat) % series.players)
}

/** The series with one more match, whose result is given by seat. */
export function withResult(series: Series, result: Result): Series {
  const at = seating(series)
  const byPlayer = (values: readonly number[]): number[] => {
    const turned = new Array<number>(series.players)
    values.forEach((value, seat: Seat) => (turned[at[seat]!] = value))
    return turned
  }
  const turned: Result = {
    why: result.why,
    places: byPlayer(result.places),
    ...(result.scores === undefined ? {} : { scores: byPlayer(result.scores) }),
    ...(result.money === undefined ? {} : { money: byPlayer(result.money) }),
  }
  return { ...series, results: [...series.results, turned], starts: [...series.starts, at[0]!] }
}

/** Running totals by player: matches won (a shared first place counts as its share), points and money. */
export function totals(series: Series): { wins: number[]; scores: number[]; money: number[] } {
  const zeros = () => new Array<number>(series.players).fill(0)
  const sum = { wins: zeros(), scores: zeros(), money: zeros() }
  for (const { places, scores, money } of series.results) {
    const winners = places.filter((place) => place === 1).length
    for (let player = 0; player < series.players; player++) {
      if (places[player] === 1) sum.wins[player]! += 1 / winners
      sum.scores[player]! += scores?.[player] ?? 0
      sum.money[player]! += money?.[player] ?? 0
    }
  }
  return sum
}

import { seededRng, type Game } from '@spellendoos/kernel'
import type { Knowledge, BotRequest } from './bot.ts'
import { LEVELS } from './levels.ts'
import { ExactSearch } from './search/exact-search.ts'
import { SearchRun } from './search/search-run.ts'
import { prepare } from './search-method.ts'
import { copierOf, imagineWorlds } from './worlds.ts'

/** Everything that a seat does in one decision, until dice are thrown or somebody else is on turn. */
export interface ExactAnswer {
  /** In notation, in order: the shortest way if several lead to the same position. */
  readonly moves: readonly string[]
  /** How likely it is to win with the best play afterwards: 0 lost, 1 won. */
  readonly chance: number
  /** The game's key for the position it leads to: two ways to the same position are one answer. */
  readonly leadsTo: string
}

/** Every answer to a decision with its exact worth, best first. Empty if the game cannot be solved exactly. */
export function exactAnswers<State, Move, View>(
  game: Game<State, Move, View>,
  { view, seat, seats }: Pick<BotRequest<View>, 'view' | 'seat' | 'seats'>,
  { evaluation }: Knowledge<State, Move, View>,
): readonly ExactAnswer[] {
  const exact = evaluation?.exact
  if (evaluation === undefined || exact === undefined) return []
  const copy = copierOf(game)
  const rng = seededRng(0)
  const world = imagineWorlds(game, view, seat, rng)()
  const run = new SearchRun(LEVELS.at(-1)!, rng)
  prepare(evaluation, world, run)
  const search = new ExactSearch(game, evaluation, exact, run, seats)
  /** Positions of this decision, and positions that end it, that have been reached already. */
  const met = new Set<string>()
  /** Whether the seat has nothing left to choose before dice are thrown or somebody else is on turn. */
  const isDecided = (s: State, next: State) =>
    game.result(next) !== undefined ||
    !game.turn(next).includes(seat) ||
    game.moves(next, seat).length === 1 ||
    exact.beyond?.(s, next) === true
  const answers: ExactAnswer[] = []
  let ways: { s: State; moves: readonly string[] }[] = [{ s: world.copy(), moves: [] }]
  while (ways.length > 0) {
    const longer: typeof ways = []
    for (const { s, moves } of ways) {
      const last = new Map<string, Move>()
      const ends = new Map<string, string>()
      for (const move of game.moves(s, seat)) {
        const written = game.write(s, move)
        const next = copy(s)
        game.play(next, seat, move)
        const key = exact.key(next)
        if (met.has(key)) continue
        met.add(key)
        if (isDecided(s, next)) {
          last.set(written, move)
          ends.set(written, key)
        } else longer.push({ s: next, moves: [...moves, written] })
      }
      for (const { move, score } of search.search(s, seat, last))
        answers.push({ moves: [...moves, move], chance: score, leadsTo: ends.get(move)! })
    }
    ways = longer
  }
  return answers.toSorted((a, b) => b.chance - a.chance)
}

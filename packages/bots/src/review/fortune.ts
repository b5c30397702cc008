import { playout, type Game, type Rng } from '@spellendoos/kernel'
import { copierOf } from '../worlds.ts'
import type { Scale, Worths } from './scale.ts'

/** How many matches are played for comparison. */
const MATCHES = 1000

/** For each seat the share of matches that end worse for it than this one did; matches that end alike count half. */
export function fortunesOf<State>(
  game: Game<State>,
  start: State,
  scale: Scale<State>,
  end: Worths,
  rng: Rng,
): readonly number[] {
  const { seats } = scale
  const copy = copierOf(game)
  const ends = Array.from({ length: MATCHES }, () => {
    const s = copy(start)
    playout(game, s, seats, rng)
    return scale.ofResult(game.result(s)!)
  })
  // A game does not say whether its points are good or bad to have; this follows from the places.
  const upward = Math.sign(ends.reduce((sum, worths) => sum + (worths[0]! - 0.5) * worths[seats]!, 0))
  const better = (worths: Worths, seat: number) =>
    end[seat]! - worths[seat]! || upward * (end[seats + seat]! - worths[seats + seat]!)
  return Array.from(
    { length: seats },
    (_, seat) => ends.reduce((sum, worths) => sum + (1 + Math.sign(better(worths, seat))) / 2, 0) / MATCHES,
  )
}

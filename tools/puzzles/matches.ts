import { think } from '@spellendoos/bots'
import { drawFrom, Match, seededRng, type Aim, type Entry, type Json, type Seat } from '@spellendoos/kernel'
import type { Knowledge } from '@spellendoos/bots'
import type { Game } from '@spellendoos/kernel'

/** So many moves at the beginning are made at random, so that no two matches are alike. */
const OPENING = 6
/** The levels of those who make the mistakes. */
const LEVELS: readonly number[] = [2, 3, 4]

/**
 * The positions of a match between two computer players, in which somebody has to move; or one that is made up. A
 * thought is over after being asked so often whether it is: nobody looks at a clock.
 */
export function* positionsOf(
  game: Game,
  options: Readonly<Record<string, Json>>,
  seed: number,
  knowledge: Knowledge,
  { levels: among = LEVELS, opening = OPENING, made }: Pick<Aim, 'levels' | 'opening' | 'made'>,
  thought: number,
): Generator<unknown, void> {
  if (made !== undefined) {
    yield made(seededRng(seed))
    return
  }
  const seats = game.seats.includes(2) ? 2 : game.seats[0]
  const begun = Match.begin(game, {
    id: `seed-${seed}`,
    game: game.id,
    version: game.version,
    options,
    seats,
  })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const rng = seededRng(seed)
  const levels = Array.from({ length: seats }, () => among[rng(among.length)])
  for (let ply = 0; match.turn.length > 0; ply++) {
    const by = match.turn[0]
    if (by === 'chance') {
      append(match, { by, draw: drawFrom(game.chance!(match.state), rng) })
      continue
    }
    const seat = by as Seat
    yield match.state
    const moves = match.moves(seat)
    const view = match.view(seat)
    const { sides } = match
    let asked = 0
    const stop = () => ++asked > thought
    const question = { view, seat, seats, sides, level: levels[seat], seed: rng(2 ** 31), stop }
    const move =
      ply < opening
        ? game.write(match.state, moves[rng(moves.length)])
        : think(game, question, knowledge).move
    append(match, { by: seat, move: move! })
  }
}

function append(match: Match, entry: Entry): void {
  const outcome = match.append(entry)
  if (!outcome.ok) throw new Error(outcome.refusal.text.en)
}

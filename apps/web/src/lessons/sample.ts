import {
  drawFrom,
  soonest,
  type Entry,
  type Fact,
  type Json,
  type Rng,
  type Seat,
  type Tell,
} from '@spellendoos/kernel'
import type { OpenGame } from '../games/open.ts'

/** How a position arises, so that play can continue from it. */
export interface Play {
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  /** The start, if it is not the game's own setup. */
  readonly position?: string
  readonly log: readonly Entry[]
}

/** A moment of a match with random moves. It is only valid until the next one is requested. */
export interface Moment {
  readonly state: unknown
  readonly log: readonly Entry[]
  /** The players whom the table waits for; empty once the match is over. */
  readonly seat: Seat | undefined
  /** What everyone was told since the previous moment, and who caused it. */
  readonly facts: readonly Fact[]
  readonly by: Seat | undefined
}

/** A match that does not end is abandoned after this many moves. */
export const LONGEST = 900

/** A match of random moves: every position with a decision, and the final one. */
export function* sampleMatch(
  game: OpenGame,
  { options, seats }: Omit<Play, 'log' | 'position'>,
  rng: Rng,
): Generator<Moment, void> {
  const s = game.setup(options, seats)
  const log: Entry[] = []
  let facts: Fact[] = []
  let by: Seat | undefined
  const tell: Tell = (fact, only, others) => {
    const heard = only === undefined ? fact : others
    if (heard !== undefined) facts.push(heard)
  }
  while (log.length < LONGEST) {
    const turn = game.turn(s)
    if (turn[0] === 'chance') {
      const draw = drawFrom(game.chance!(s), rng)
      log.push({ by: 'chance', draw })
      game.answer?.(s, draw, tell)
      continue
    }
    const able = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => game.moves(s, seat).length > 0,
    )
    const wanted = turn.find((each): each is Seat => typeof each === 'number')
    yield { state: s, log: [...log], seat: wanted ?? able[0], facts, by }
    if (turn.length === 0) return
    facts = []
    by = wanted !== undefined && able.includes(wanted) ? wanted : able[rng(Math.max(1, able.length))]
    if (by === undefined) {
      const clock = soonest(game.clocks?.(s) ?? [])
      if (clock === undefined) return
      log.push({ by: 'clock', move: clock.name })
      game.play(s, 'clock', clock.move, tell)
    } else {
      const moves = game.moves(s, by)
      const move = moves[rng(moves.length)]
      log.push({ by, move: game.write(s, move) })
      game.play(s, by, move, tell)
    }
  }
}

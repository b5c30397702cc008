/** Computer players at a table, for its host: who is asked, what, when, and how they answer an offer. */
import {
  soonest,
  type By,
  type Clock,
  type Game,
  type Match,
  type Result,
  type Seat,
} from '@spellendoos/kernel'
import type { StandingEntry, Traits } from '@spellendoos/kernel'
import { levelOf } from './levels.ts'

export { dailyQuestion, playDaily } from './daily.ts'
export { questionFor, type AskedMatch, type Question } from './question.ts'

/** A computer player and its level, or its number if it is a character. */
export interface SeatedBot {
  readonly seat: Seat
  readonly level: number
}

/** The part of a match that shows whose turn it is to think. */
interface PlayedMatch {
  readonly game: Pick<Game, 'traits'>
  readonly bots: readonly number[]
  readonly turn: readonly By[]
  readonly standing: readonly StandingEntry[]
  readonly offer: Seat | undefined
  readonly resigned: readonly Seat[]
  readonly result: Result | undefined
  moves(seat: Seat): readonly unknown[]
}

/**
 * The computer players to ask now. If something is hidden all of them are asked, so that nobody can tell from the time
 * that it takes who could have acted. A clock that runs out tells them nothing new: whoever let it run out is not asked
 * again out of turn, except where everyone plays at once.
 */
export function botsToAsk(match: PlayedMatch): readonly SeatedBot[] {
  const { game, bots, turn, result, standing } = match
  if (result !== undefined) return []
  const { hidden, realtime } = game.traits
  const letRunOut = !realtime && standing.at(-1)?.by === 'clock'
  const may = (seat: Seat) => turn.includes(seat) || (!letRunOut && (hidden || match.moves(seat).length > 0))
  return bots.flatMap((level, seat) => (level > 0 && may(seat) ? [{ seat, level }] : []))
}

/**
 * The clock that need not run on at a table where all people share a screen, once the computer players have answered:
 * it gives time to act out of turn to no person, or to a single one who cannot use it. If several people could act it
 * runs on even if none of them can, so that they learn nothing about each other.
 */
export function skippableClock(
  match: Pick<PlayedMatch, 'bots' | 'moves'> & { readonly clocks: readonly Clock<unknown>[] },
): string | undefined {
  const { bots, clocks } = match
  const isAlone = bots.filter((level) => level === 0).length === 1
  const waits = (seat: Seat) => bots[seat] === 0 && (!isAlone || match.moves(seat).length > 0)
  const clock = soonest(clocks)
  return clock?.for === undefined || clock.for.some(waits) ? undefined : clock.name
}

/** The table as it was when a computer player was asked. */
export type AskedAt = Pick<Match, 'seq' | 'turn'>

/**
 * Whether an answer is still valid after what happened since the question. Where everyone plays at once it always is.
 * If several are awaited, the actions of the others do not invalidate it. After anything else the computer player has
 * to think again.
 */
export function isAnswerValid(
  { game, seq, turn }: Pick<Match, 'game' | 'seq' | 'turn'>,
  seat: Seat,
  asked: AskedAt,
): boolean {
  if (game.traits.realtime || seq === asked.seq) return true
  return asked.turn.length > 1 && turn.includes(seat) && turn.every((by) => asked.turn.includes(by))
}

/**
 * The computer player that declines an open offer of a draw, if any: they always play on. Those that only keep the
 * seats of a side that resigned have no say.
 */
export function botToDecline({ bots, offer, resigned, result }: PlayedMatch): Seat | undefined {
  if (offer === undefined || result !== undefined) return undefined
  const seat = bots.findIndex((level, each) => level > 0 && each !== offer && !resigned.includes(each))
  return seat < 0 ? undefined : seat
}

/** A move takes at least this long, so that people can follow it. */
const PACE = 650
/** The time that a question takes to a thread and back. */
const WAY = 250

/**
 * How long a computer player waits before it moves, in milliseconds. It depends on the game, the level, whether it is
 * on turn, and a random number from 0 to 1; never on what the player holds.
 */
export function pauseBeforeMove(
  level: number,
  game: { readonly traits: Traits },
  luck: number,
  isOnTurn = true,
): number {
  const { reaction, milliseconds, pace = 1 } = levelOf(level, game)
  const { realtime, hidden } = game.traits
  if (realtime) return pace * reaction * (0.75 + luck / 2)
  // A quick answer would show that it had no choice, so it waits as long as it could ever think.
  return hidden && isOnTurn ? Math.max(pace * PACE, milliseconds + WAY) : pace * PACE
}

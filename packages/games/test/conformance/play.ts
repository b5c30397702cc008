import { drawFrom, soonest, type Entry, type Rng } from '@spellendoos/kernel'
import type { SceneMatch } from '@spellendoos/scene'

/** A random possible entry: a uniform seat among all that have a move, a uniform move of it; otherwise a clock. */
export function anyEntry(match: SceneMatch, rng: Rng): Entry | undefined {
  const { game, state, turn } = match
  if (turn.length === 0) return undefined
  if (turn[0] === 'chance') return { by: 'chance', draw: drawFrom(game.chance!(state), rng) }
  const able = Array.from({ length: match.header.seats }, (_, seat) => seat).filter(
    (seat) => match.moves(seat).length > 0,
  )
  if (able.length > 0) {
    const seat = able[rng(able.length)]!
    const moves = match.moves(seat)
    return { by: seat, move: game.write(state, moves[rng(moves.length)]) }
  }
  const clock = soonest(match.clocks)
  return clock === undefined ? undefined : { by: 'clock', move: clock.name }
}

/**
 * How many of a seat's first moves are chosen from, so that pieces come close to each other; and how many are tried.
 */
const CROWDED = 24
const TRIES = 8

/** A random possible entry that takes a piece, if one of a few that are tried does. */
export function takingEntry(match: SceneMatch, rng: Rng): Entry | undefined {
  const { game, state, turn } = match
  const [seat] = turn
  const moves = typeof seat === 'number' ? match.moves(seat) : []
  if (typeof seat !== 'number' || moves.length === 0) return anyEntry(match, rng)
  const some = Array.from({ length: TRIES }, () => moves[rng(Math.min(moves.length, CROWDED))])
  const takes = (move: unknown): boolean => {
    let taken = false
    game.play(structuredClone(state), seat, move, (fact) => (taken ||= (fact.takes ?? []).length > 0))
    return taken
  }
  return { by: seat, move: game.write(state, some.find(takes) ?? some[0]) }
}

/** Freezes plain data deeply, so that rules that write into an old state are caught. */
export function freeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data)
    for (const part of Object.values(data)) freeze(part)
  }
  return data
}

import type { Ask, By, Eye, Fact, Result, Seat, Spot } from './game.ts'
import type { Match } from './match.ts'

/** A legal move as a player sees it: its notation and the taps that make it. */
export interface Choice {
  readonly move: string
  readonly touches: readonly (readonly Spot[])[]
}

/** What one seat or watcher was told about one entry of the log. */
export interface Heard {
  readonly seq: number
  readonly by: By | 'host'
  readonly move?: string
  /** What a seat contributed to the current draw. */
  readonly link?: string
  /** The seat was asked to contribute and did not. */
  readonly absent?: true
  readonly facts: readonly Fact[]
}

/**
 * Everything that one seat (or the watchers) is ever sent: all that the table may show it now, and what it missed since
 * entry `since`. Two states that the seat cannot distinguish produce the same bytes.
 */
export interface Message {
  readonly seq: number
  readonly news: readonly Heard[]
  readonly view: unknown
  readonly turn: readonly By[]
  readonly ask?: Ask
  readonly clocks: readonly { readonly name: string; readonly after: number }[]
  readonly choices: readonly Choice[]
  readonly result?: Result
  readonly offer?: Seat
  readonly resigned: readonly Seat[]
  readonly bots: readonly number[]
}

/** From so many choices on they are kept until the next move: every viewer who comes or goes needs them again. */
const MANY = 50
const kept = new WeakMap<Match, { readonly state: unknown; readonly seat: Seat; readonly all: Choice[] }>()

export function choices(match: Match, seat: Seat): Choice[] {
  const { game, state } = match
  const known = kept.get(match)
  const isKnown = known !== undefined && known.state === state && known.seat === seat
  if (isKnown && match.result === undefined) return known.all
  const all = match.moves(seat).map((move) => ({
    move: game.write(state, move),
    touches: game.touches(state, move),
  }))
  if (all.length >= MANY) kept.set(match, { state, seat, all })
  return all
}

/** What one seat, or the watchers, missed since entry `since`. */
export function newsSince(match: Match, eye: Eye, since: number): Heard[] {
  const news = []
  for (let seq = since; seq < match.seq; seq++) news.push({ seq, ...match.heard(seq, eye) })
  return news
}

export function message(match: Match, eye: Eye, since = match.seq): Message {
  const { game, turn, result, offer } = match
  const ask = turn[0] === 'chance' ? game.chance?.(match.state) : undefined
  return {
    seq: match.seq,
    news: newsSince(match, eye, since),
    view: match.view(eye),
    turn,
    ...(ask === undefined ? {} : { ask }),
    clocks: match.clocks.map(({ name, after }) => ({ name, after })),
    choices: eye === 'watcher' ? [] : choices(match, eye),
    ...(result === undefined ? {} : { result }),
    ...(offer === undefined ? {} : { offer }),
    resigned: match.resigned,
    bots: match.bots,
  }
}

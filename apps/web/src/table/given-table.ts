import {
  newSeries,
  message,
  starterOf,
  type Entry,
  type Match,
  type Outcome,
  type Seat,
} from '@spellendoos/kernel'
import { createSignal } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { names } from '../storage/names.ts'
import { pace } from '../settings/choices.ts'
import { sayNewMatch } from '../words/new-match.ts'
import type { Host } from './host.ts'

/** How long a move is shown before it is answered, in milliseconds. */
const LOOK = 900
const HURRIED_LOOK = 30

const look = () => (pace.chosen() === 'quick' ? HURRIED_LOOK : LOOK)

/** A table for one person at a match that is given: what the others and chance do there is written down. */
export interface GivenTable {
  /** Everything of a host except how it takes a move. */
  readonly host: Omit<Host, 'play'>
  readonly append: (entry: Entry) => Outcome
  /** Puts another match in its place; entries are counted on. */
  readonly replace: (match: Match) => void
  /** Plays these events, each after the previous one was seen, and resolves after the last. */
  readonly follow: (entries: readonly Entry[], then: () => void) => void
  /** Whether an event is about to be played. */
  readonly isAnswering: () => boolean
}

export function givenTable(game: OpenGame, given: Match, learner: Seat): GivenTable {
  let match = given
  /** The entries of matches that were replaced. */
  let earlier = 0
  const [seq, setSeq] = createSignal(match.seq)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAnswering = false
  const append = (entry: Entry) => {
    const outcome = match.append(entry)
    setSeq(earlier + match.seq)
    return outcome
  }
  const replace = (other: Match) => {
    earlier += match.seq + 1 - other.seq
    match = other
    setSeq(earlier + match.seq)
  }
  const follow = ([entry, ...rest]: readonly Entry[], then: () => void) => {
    isAnswering = entry !== undefined
    if (entry === undefined) return then()
    timer = setTimeout(
      () => {
        append(entry)
        follow(rest, then)
      },
      entry.by === 'chance' ? 0 : look(),
    )
  }
  return {
    append,
    replace,
    follow,
    isAnswering: () => isAnswering,
    host: {
      id: match.header.id,
      game,
      asked: given,
      players: Array.from({ length: match.header.seats }, (_, seat) =>
        seat === learner
          ? { name: names()[0] ?? '', level: 0 }
          : { name: sayNewMatch('bot', { n: seat < learner ? seat + 1 : seat }), level: 1 },
      ),
      guided: false,
      series: newSeries(match.header.seats, starterOf(game, match.header.options)),
      seq,
      message(eye, since) {
        const sent = message(match, eye, since === undefined ? undefined : Math.max(0, since - earlier))
        return { ...sent, seq: seq() }
      },
      act: () => Promise.resolve(undefined),
      deadlines: () => new Map(),
      played: () => 0,
      verify: () => Promise.resolve({ fair: 'not-provable' }),
      rematch: () => Promise.resolve(undefined),
      canTakeBack: () => false,
      leave: () => clearTimeout(timer),
    },
  }
}

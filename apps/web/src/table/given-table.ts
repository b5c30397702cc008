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
import { names } from '../keep/names.ts'
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
  /** Plays these events, each after the previous one was seen, and resolves after the last. */
  readonly follow: (entries: readonly Entry[], then: () => void) => void
  /** Whether an event is about to be played. */
  readonly isAnswering: () => boolean
}

export function givenTable(game: OpenGame, match: Match, learner: Seat): GivenTable {
  const [seq, setSeq] = createSignal(match.seq)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAnswering = false
  const append = (entry: Entry) => {
    const outcome = match.append(entry)
    setSeq(match.seq)
    return outcome
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
    follow,
    isAnswering: () => isAnswering,
    host: {
      id: match.header.id,
      game,
      asked: match,
      players: Array.from({ length: match.header.seats }, (_, seat) =>
        seat === learner
          ? { name: names()[0] ?? '', level: 0 }
          : { name: sayNewMatch('bot', { n: seat < learner ? seat + 1 : seat }), level: 1 },
      ),
      guided: false,
      series: newSeries(match.header.seats, starterOf(game, match.header.options)),
      seq,
      message(eye, since) {
        seq()
        return message(match, eye, since)
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

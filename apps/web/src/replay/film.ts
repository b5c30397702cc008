import { reopenReplay, type Replay, type Verdict } from '@spellendoos/fair'
import {
  value,
  type By,
  type Entry,
  type Eye,
  type Fact,
  type Match,
  type Read,
  type Result,
  type Seat,
} from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'
import type { Player } from '../storage/matches.ts'

/** The match after some step. */
interface Frame {
  /** The number of log entries up to here. */
  readonly seq: number
  readonly state: unknown
  readonly turn: readonly By[]
  readonly resigned: readonly Seat[]
  readonly bots: readonly number[]
  readonly result: Result | undefined
}

/** A match that can be shown step by step, from anyone's view. */
export interface Film {
  readonly game: OpenGame
  readonly replay: Replay
  readonly players: readonly Player[]
  readonly match: Match
  /** The first is the starting position, after the deal. */
  readonly frames: readonly Frame[]
  readonly verdict: Verdict
}

/** A move, a clock that ran out or an act begins a step, to which the answers of chance belong. */
const beginsStep = (entry: Entry): boolean => 'move' in entry || 'act' in entry

/** The film of a replay that was verified, or the first entry that does not fit; made entry by entry. */
export function* filmOf(game: OpenGame, replay: Replay, verdict: Verdict): Generator<void, Read<Film>> {
  const opened = reopenReplay(replay, game)
  if (!opened.ok) return opened
  const table = opened.value
  const { match } = table
  const frames: Frame[] = []
  const snap = () => {
    const { seq, state, turn, resigned, bots, result } = match
    frames.push({ seq, state, turn, resigned, bots: [...bots], result })
  }
  for (const entry of replay.log) {
    if (beginsStep(entry)) snap()
    const outcome = table.take(entry)
    if (!outcome.ok) return { ok: false, problem: outcome.refusal }
    yield
  }
  snap()
  const players = match.bots.map((level, seat) => ({ name: replay.players?.[seat] ?? '', level }))
  return value({ game, replay, players, match, frames, verdict })
}

export function sceneOf({ game, frames }: Film, step: number, eye: Eye): Scene {
  return game.scene(game.view(frames[step]!.state, eye), eye, [])
}

/** What one seat or watcher was told of a step. */
export interface Step {
  readonly by: By | 'host'
  readonly move: string | undefined
  readonly facts: readonly Fact[]
}

/** What led to a frame; `undefined` for the first. */
export function stepTo({ match, frames }: Film, step: number, eye: Eye): Step | undefined {
  if (step === 0) return undefined
  const heard = []
  for (let seq = frames[step - 1]!.seq; seq < frames[step]!.seq; seq++) heard.push(match.heard(seq, eye))
  const [{ by, move } = { by: 'host' as const, move: undefined }] = heard
  return { by, move, facts: heard.flatMap(({ facts }) => facts) }
}

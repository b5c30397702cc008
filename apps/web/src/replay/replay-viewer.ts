import type { Eye, Seat } from '@spellendoos/kernel'
import { facing, type Scene } from '@spellendoos/scene'
import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js'
import { nearTo, type NearSide } from '../board/near-side.ts'
import { reuse } from '../board/structural-equality.ts'
import { throwsAfter, type LastThrows } from '../table/last-throws.ts'
import { namesAt, voiceAt, type Voice } from '../board/voice.ts'
import { sceneOf, stepTo, type Film, type Step } from './film.ts'

/** How long a step is shown while the film runs by itself. */
const PACE = 1300
const PER_HOP = 200
const NOTHING: readonly never[] = []

/** A viewer of a film: the current step, whose view is shown, and the picture. */
export interface ReplayViewer {
  readonly film: Film
  readonly at: Accessor<number>
  readonly last: number
  readonly go: (step: number) => void
  readonly running: Accessor<boolean>
  readonly run: (on: boolean) => void
  readonly eye: Accessor<Eye>
  readonly lookAs: (eye: Eye) => void
  readonly voice: Accessor<Voice>
  readonly names: Accessor<readonly string[]>
  readonly scene: Accessor<Scene>
  /** The side of the board that is near. */
  readonly near: NearSide
  /** What led here. */
  readonly step: Accessor<Step | undefined>
  /** What is animated: a step forward; nothing when the film jumps or goes back. */
  readonly facts: Accessor<Step['facts']>
  /** The dice that each player threw last. */
  readonly throws: Accessor<LastThrows>
}

export function replayViewer(film: Film): ReplayViewer {
  const last = film.frames.length - 1
  const [moment, setMoment] = createSignal({ at: 0, forward: false })
  const at = () => moment().at
  const [running, run] = createSignal(false)
  const [eye, lookAs] = createSignal<Eye>('watcher')
  const names = createMemo(() => namesAt(film.players))
  const voice = createMemo(() => voiceAt(film.game.words, names()))
  const step = createMemo(() => stepTo(film, at(), eye()))
  const seen = createMemo(() => sceneOf(film, at(), eye()))
  const near = nearTo(
    () => sideOf(film, eye()),
    () => seen().board,
  )
  const go = (to: number) => {
    const step = Math.min(last, Math.max(0, to))
    if (step !== at()) setMoment((before) => ({ at: step, forward: step === before.at + 1 }))
  }
  createEffect(() => {
    if (!running()) return
    if (at() >= last) {
      run(false)
      return
    }
    const hops = step()?.facts.reduce((sum, { path = NOTHING }) => sum + path.length, 0) ?? 0
    const timer = setTimeout(() => go(at() + 1), PACE + hops * PER_HOP)
    onCleanup(() => clearTimeout(timer))
  })
  return {
    film,
    at,
    last,
    go,
    running,
    run(on) {
      if (on && at() === last) go(0)
      run(on)
    },
    eye,
    lookAs,
    voice,
    names,
    scene: createMemo<Scene>((before) => reuse(before, facing(seen(), near.seat()))),
    near,
    step,
    facts: () => (moment().forward ? (step()?.facts ?? NOTHING) : NOTHING),
    throws: createMemo(throwsOf(film, at)),
  }
}

/** What was thrown up to a step; each step is looked at once. */
function throwsOf(film: Film, at: () => number): () => LastThrows {
  const known: LastThrows[] = [new Map()]
  return () => {
    for (let step = known.length; step <= at(); step++) {
      known.push(throwsAfter(known[step - 1]!, stepTo(film, step, 'watcher')!.facts))
    }
    return known[at()]!
  }
}

/** The seat whose view is shown is near; otherwise the only person who played; otherwise the first seat. */
function sideOf({ players }: Film, eye: Eye): Seat {
  if (eye !== 'watcher') return eye
  const people = players.flatMap(({ level }, seat) => (level === 0 ? [seat] : []))
  return people.length === 1 ? people[0]! : 0
}

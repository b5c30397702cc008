import { walk, type Eye, type Seat, type Spot } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { createEffect, createSignal, on, untrack, type Accessor } from 'solid-js'
import type { Host } from './host.ts'
import { foreseen, tapAhead, type Premove } from './premove.ts'

/** A move that a player makes before their turn. */
export interface PremovePlan {
  readonly premove: Accessor<Premove | undefined>
  /** Takes a tap; returns whether it was part of a premove. */
  readonly tap: (seat: Seat, spot: Spot) => boolean
}

interface Planning {
  readonly eye: Accessor<Eye | undefined>
  readonly message: Accessor<ReturnType<Host['message']> | undefined>
  readonly seen: Accessor<Scene | undefined>
  /** Touches what was planned of a move that is only half made. */
  readonly setTouched: (path: readonly Spot[]) => void
  /** Plays a planned move; `undefined` if it is not legal any more. */
  readonly play: (seat: Seat, move: string | undefined, seen: number) => void
}

const NO_SPOTS: readonly Spot[] = []

export function premovePlan(host: Host, { eye, message, seen, setTouched, play }: Planning): PremovePlan {
  const { game } = host
  const [premove, setPremove] = createSignal<Premove>()
  /** Whether a premove is possible: where clocks run and nothing happens between two turns. */
  const mayPlan = () => {
    const sent = message()
    const { luck, hidden, realtime } = game.traits
    return (
      host.clocked?.() === true &&
      luck === 'none' &&
      !hidden &&
      !realtime &&
      typeof eye() === 'number' &&
      sent !== undefined &&
      sent.result === undefined &&
      sent.choices.length === 0
    )
  }
  /** Whether the player on turn places a piece with one tap. Nothing is hidden, so the view shows it. */
  const isPlacing = (looker: Eye, view: unknown): boolean => {
    const state = game.imagine(view, looker, () => 0)
    const mover = game.turn(state).find((by) => typeof by === 'number')
    return (
      mover !== undefined &&
      game.moves(state, mover).some((move) => game.touches(state, move).some((taps) => taps.length === 1))
    )
  }
  const tap = (seat: Seat, spot: Spot): boolean => {
    if (!mayPlan()) return false
    const before = premove()
    const board = seen()?.board
    const placing = isPlacing(seat, message()!.view)
    setPremove((set) => tapAhead(set, spot, { seat, board, placing }))
    return before !== undefined || premove() !== undefined
  }
  createEffect(
    on([message, eye], ([sent, seat]) => {
      const set = untrack(premove)
      if (set === undefined || sent === undefined || typeof seat !== 'number') return
      if (sent.result === undefined && sent.choices.length === 0) return
      setPremove(undefined)
      if (sent.result !== undefined) return
      if (set.ready) play(seat, foreseen(sent.choices, set.path), sent.seq)
      else setTouched(walk(sent.choices, set.path).next.length > 0 ? set.path : NO_SPOTS)
    }),
  )
  return { premove, tap }
}

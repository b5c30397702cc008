import type { Choice, Seat, Spot } from '@spellendoos/kernel'
import { walk } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'

/** A move entered while the opponent thinks. No one else learns of it before it is played. */
export interface Premove {
  readonly path: readonly Spot[]
  /** Whether it waits for the turn; otherwise it waits for its next tap. */
  readonly ready: boolean
}

/** What a tap makes of it. A move that waits is taken back by any tap; nothing comes of a tap that begins no move. */
export function tapAhead(
  set: Premove | undefined,
  spot: Spot,
  at: {
    readonly seat: Seat
    readonly board: Pick<Board, 'pieces'> | undefined
    /** Whether a piece is placed with one tap now. */
    readonly placing: boolean
  },
): Premove | undefined {
  if (set?.ready === true) return undefined
  const isOwn = at.board?.pieces.findLast(({ on }) => on === spot)?.seat === at.seat
  const isFree = at.board?.pieces.every(({ on }) => on !== spot) === true
  const from = set?.path[0]
  if (spot === from) return undefined
  if (isOwn) return { path: [spot], ready: false }
  if (from !== undefined) return { path: [from, spot], ready: true }
  return at.placing && isFree ? { path: [spot], ready: true } : undefined
}

/** The legal move that was meant: by its taps, or by its first and last place if only one move has them. */
export function foreseen(choices: readonly Choice[], path: readonly Spot[]): string | undefined {
  const { move } = walk(choices, path)
  if (move !== undefined) return move
  const meant = choices.filter(({ touches }) =>
    touches.some((taps) => path.length > 1 && taps[0] === path[0] && taps.at(-1) === path.at(-1)),
  )
  return meant.length === 1 ? meant[0]!.move : undefined
}

import type { Rng } from '@spellendoos/kernel'

export interface BotWish {
  /** How many sit at the table. */
  readonly seats: number
  readonly rng: Rng
  /** The most playouts it may take. */
  readonly playouts: number
  /** Asked before every playout: true when the time is up. A bot has no clock of its own. */
  readonly stop?: () => boolean
}

export interface BotAnswer {
  /** In notation. Nothing: out of turn, it is better to wait; or the seat has no move at all. */
  readonly move?: string
  /** How good it is for the seat, where known: 0 lost, 1 won; alone, what a position may come to be worth. */
  readonly score?: number
  /** Decisions looked at. */
  readonly nodes: number
}

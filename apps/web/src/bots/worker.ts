import { simpleBot } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import { seededRng, type Seat, type Solution } from '@spellendoos/kernel'
import { expose } from 'comlink'
import { effortOf } from './levels.ts'

/** What a computer player is asked: a view, never a state. */
export interface Question {
  readonly game: string
  readonly view: unknown
  readonly seat: Seat
  readonly seats: number
  readonly level: number
  readonly hurried: boolean
  readonly seed: number
}

const thinker = {
  /** The move in notation, or nothing when it is better to wait. */
  async think({ game: id, view, seat, seats, level, hurried, seed }: Question): Promise<string | undefined> {
    const game = await shelf.get(id)?.()
    if (game === undefined) return undefined
    const { playouts, milliseconds } = effortOf(level, hurried)
    const end = performance.now() + milliseconds
    return simpleBot(game, view, seat, {
      seats,
      rng: seededRng(seed),
      playouts,
      stop: () => performance.now() > end,
    }).move
  },
  /** What the game's own solver says, where it has one. */
  async solve(id: string, view: unknown): Promise<Solution | undefined> {
    return (await solvers.get(id)?.())?.solve(view)
  },
}

export type Thinker = typeof thinker
expose(thinker)

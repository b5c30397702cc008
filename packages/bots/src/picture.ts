import type { Game, Seat, Spot } from '@spellendoos/kernel'
import type { At, Scene } from '@spellendoos/scene'

/** How far apart two places of a board are, on average, as a share of its diagonal. */
const USUAL = 0.35
/** How hard a move is to see: more for its distance from the last one and for its own length; not at all at hand. */
const HARD = { far: 0.9, long: 0.7, atHand: 0.3, most: 2.5 }
/** The men at the back are this share of all. */
const BACK = 1 / 4

/** What a player sees of a table without thinking: how far apart things are, where the last move was, who is at the back. */
export class Picture {
  /** The spots of the last move. */
  readonly last: readonly Spot[]
  readonly #places: ReadonlyMap<Spot, At>
  readonly #usual: number
  readonly #back: ReadonlySet<Spot>

  constructor(game: Pick<Game, 'scene'>, view: unknown, seat: Seat) {
    const { board, last } = game.scene(view, seat, []) as Scene
    this.last = last
    this.#places = new Map(board?.places.map(({ id, at }) => [id, at]))
    this.#usual = USUAL * Math.hypot(...(board?.size ?? [1, 1]))
    const men = board?.pieces.filter((man) => man.seat !== undefined) ?? []
    const others = men.filter((man) => man.seat !== seat).map(({ on }) => on)
    const own = new Set(men.filter((man) => man.seat === seat).map(({ on }) => on))
    const fromBehind = [...own]
      .map((on) => ({ on, away: this.distance([on], others) ?? 0 }))
      .toSorted((a, b) => b.away - a.away)
    this.#back = new Set(fromBehind.slice(0, BACK * own.size).map(({ on }) => on))
  }

  /** From the nearest of these spots to the nearest of those, 1 on average; `undefined` if they are not on the board. */
  distance(these: readonly Spot[], those: readonly Spot[]): number | undefined {
    let nearest = Infinity
    for (const one of these) {
      const from = this.#places.get(one)
      if (from === undefined) continue
      for (const other of those) {
        const to = this.#places.get(other)
        if (to !== undefined) nearest = Math.min(nearest, Math.hypot(from[0] - to[0], from[1] - to[1]))
      }
    }
    return nearest === Infinity ? undefined : nearest / this.#usual
  }

  /** How hard a move over these spots is to see after one over those: 0 if it is at hand, 1 if it is as hard as most. */
  hardness(spots: readonly Spot[], last: readonly Spot[]): number {
    const far = this.distance(spots, last)
    if (far === undefined) return 1
    const long = this.distance(spots.slice(0, 1), spots.slice(-1)) ?? 0
    return Math.min(Math.max(HARD.far * far + HARD.long * long - HARD.atHand, 0), HARD.most)
  }

  /** Whether a man of the seat's on this spot is one of those that are farthest from the others'. */
  isAtTheBack(spot: Spot | undefined): boolean {
    return spot !== undefined && this.#back.has(spot)
  }
}

import type { Question } from '@spellendoos/bots/table'
import type { Random } from '@spellendoos/fair'
import { seededRng, type Game } from '@spellendoos/kernel'
import { SharedClock } from '../clock.ts'
import type { Fanout, Hint } from '../fanout/fanout.ts'
import type { BotPool } from '../tables/services.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import type { Store } from '../store/store.ts'
import { SIGNER } from '../testing/services.ts'
import type { Owner, SimWorld } from './sim-world.ts'

/** When a call of the store fails: before it was done, or after. */
export type FailurePoint = 'before' | 'after'

/** How bad the conditions are now, in percent, and how long things take at most. */
export interface FaultRates {
  readonly storeTakes: number
  readonly hintsLost: number
  readonly hintsDoubled: number
  readonly hintsTake: number
}

/** What all nodes of a simulated world share. */
export interface SimServices {
  readonly world: SimWorld
  readonly store: Store
  readonly games: ReadonlyMap<string, Game>
  readonly faultRates: () => FaultRates
  /** The fate of the next call of the store. */
  readonly fate: () => FailurePoint | undefined
  readonly nodes: Set<SimNode>
}

const SET_CLOCK = 30_000

/** Wraps every call of a store in `around`. */
function around(
  store: Store,
  about: (name: keyof Store, call: () => Promise<unknown>) => Promise<unknown>,
): Store {
  return new Proxy(store, {
    get:
      (target, name: keyof Store) =>
      (...args: unknown[]) =>
        about(name, () => (target[name] as (...args: unknown[]) => Promise<unknown>).apply(target, args)),
  })
}

/** A node in a simulated world: it can be paused, disconnected from its store, and killed. */
export class SimNode implements Owner {
  readonly name: string
  registry!: TableRegistry
  dead = false
  pausedUntil = 0
  cutUntil = 0
  readonly #services: SimServices
  #hear: (hint: Hint) => void = () => undefined

  private constructor(name: string, services: SimServices) {
    this.name = name
    this.#services = services
  }

  /** Starts once it knows the time. */
  static async start(name: string, services: SimServices): Promise<SimNode> {
    const node = new SimNode(name, services)
    const { world, store, games, nodes } = services
    const far = around(store, (_, call) => node.#over(call))
    const clock = new SharedClock(() => far.time(), { count: () => world.time, wall: () => world.time })
    const random: Random = (bytes) => new Uint8Array(bytes).map(() => world.rng(256))
    const set = (): Promise<void> => clock.set().catch(() => undefined)
    const keep = () => void world.after(SET_CLOCK, () => void set().finally(keep), node)
    await node.#ask(clock)
    keep()
    node.registry = new TableRegistry(
      {
        node: name,
        store: far,
        fanout: node.#fanout(),
        bots: instantly(games),
        notify: () => undefined,
        random,
        signer: SIGNER,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        now: clock.now,
        after: (milliseconds, then) => world.after(milliseconds, then, node),
        game: (id, version) => {
          const game = games.get(id)
          return Promise.resolve(version === undefined || game?.version === version ? game : undefined)
        },
      },
      false,
    )
    nodes.add(node)
    return node
  }

  kill(): void {
    this.dead = true
    this.#services.nodes.delete(this)
  }

  /** Asks for the time until there is an answer, as an operator restarts a server that cannot reach its store. */
  #ask(clock: SharedClock): Promise<void> {
    return clock.set().catch(() => this.#ask(clock))
  }
  /** A call to the store over the network: late, failing before it was done, or after. */
  async #over<T>(call: () => Promise<T>): Promise<T> {
    const { world, faultRates, fate } = this.#services
    const { storeTakes } = faultRates()
    if (this.cutUntil > world.time) {
      await world.sleep(world.between(100, 3000), this)
      throw new Error('cut off from the store')
    }
    const fails = fate()
    await world.sleep(world.rng(storeTakes))
    if (fails === 'before') {
      await world.sleep(world.rng(storeTakes), this)
      throw new Error('failed before it was done')
    }
    const answer = await call()
    await world.sleep(world.rng(storeTakes), this)
    if (fails === 'after' || this.cutUntil > world.time) throw new Error('failed after it was done')
    return answer
  }
  #fanout(): Fanout {
    const { world, faultRates, nodes } = this.#services
    return {
      publish: (hint) => {
        for (const node of nodes) {
          if (node === this) continue
          const { hintsLost, hintsDoubled, hintsTake } = faultRates()
          const times = (world.chance(hintsLost) ? 0 : 1) + (world.chance(hintsDoubled) ? 1 : 0)
          for (let i = 0; i < times; i++) world.after(world.rng(hintsTake), () => node.#hear(hint), node)
        }
      },
      subscribe: (listener) => {
        this.#hear = listener
      },
      close: () => Promise.resolve(),
    }
  }
}

/** Computer players that answer at once, and sometimes that they would rather wait. */
function instantly(games: ReadonlyMap<string, Game>): BotPool {
  return {
    think: ({ game: id, view, seat, seed }: Question) => {
      const game = games.get(id)!
      const rng = seededRng(seed)
      const state = game.imagine(view, seat, rng)
      const moves = game.moves(state, seat)
      const waits = moves.length === 0 || (!game.turn(state).includes(seat) && rng(4) > 0)
      return Promise.resolve(waits ? undefined : game.write(state, moves[rng(moves.length)]))
    },
    close: () => Promise.resolve(),
  }
}

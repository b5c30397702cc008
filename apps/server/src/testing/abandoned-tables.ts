/**
 * A node on a clock that passes when it is told to, with many tables that their people have left to computer players.
 */
import { newSeries, type Game } from '@spellendoos/kernel'
import { shelf } from '@spellendoos/games/shelf'
import { TableRegistry } from '../tables/table-registry.ts'
import { begun, type Begun } from './begun-room.ts'
import { servicesOf } from './services.ts'
import { MemoryStore } from './memory-store.ts'

/** The time for a move at the table where somebody is waiting. */
export const PACE = 100_000

export interface AbandonedTables {
  readonly registry: TableRegistry
  /** How late the flag fell at the table where somebody is waiting; `undefined` before it has fallen. */
  readonly late: () => number | undefined
  /** How often a computer player was asked. */
  readonly asked: () => number
  /** Lets time pass, and everything happen that is due by then. */
  pass(milliseconds: number): Promise<void>
}

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))
const number = (n: number) => n.toString(16).padStart(32, '0')

/** Tables of a game with secrets where the person is on turn, and one with running clocks. */
export async function abandonedTables(tables: number): Promise<AbandonedTables> {
  const world = { time: 1000, late: undefined as number | undefined, asked: 0 }
  const timers = new Set<{ readonly at: number; readonly ring: () => void }>()
  const store = new MemoryStore(() => world.time)
  const keep = ({ room, lines }: Begun) => store.append(room.match, lines, room.summary)
  const computers = {
    players: [0, 2].map((level, seat) => ({ name: seat === 0 ? 'Anna' : '', level })),
    keys: ['somebody', null],
    series: newSeries(2, 'rotate'),
  }
  for (let n = 0; n < tables; n++) await keep(await begun('royal-turf', computers, number(n)))
  const timed = await begun('dammen', { pace: { kind: 'move', seconds: PACE / 1000 } }, number(tables))
  await keep(timed)
  // Loading rules takes real time, which is not the simulated world's.
  const games = new Map<string, Game>()
  for (const id of ['royal-turf', 'dammen']) games.set(id, await shelf.get(id)!())
  const append = store.append.bind(store)
  store.append = (match, lines, card, along) => {
    if (match === timed.room.match && card.over) world.late = world.time - (1000 + PACE)
    return append(match, lines, card, along)
  }
  const think = () => {
    world.asked++
    return Promise.resolve(undefined)
  }
  const services = await servicesOf('alone', store, 'abandoned')
  const registry = new TableRegistry(
    {
      ...services,
      bots: { think, close: () => Promise.resolve() },
      now: () => world.time,
      after: (milliseconds, ring) => {
        const timer = { at: world.time + milliseconds, ring }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
      game: (id) => Promise.resolve(games.get(id)),
    },
    true,
  )
  return {
    registry,
    late: () => world.late,
    asked: () => world.asked,
    async pass(milliseconds) {
      const end = world.time + milliseconds
      for (;;) {
        let next: { readonly at: number; readonly ring: () => void } | undefined
        for (const timer of timers) if (next === undefined || timer.at < next.at) next = timer
        if (next === undefined || next.at > end) break
        timers.delete(next)
        world.time = Math.max(world.time, next.at)
        next.ring()
        // oxlint-disable-next-line no-await-in-loop -- one thing after the other
        for (let turn = 0; turn < 3; turn++) await settled()
      }
      world.time = end
    },
  }
}

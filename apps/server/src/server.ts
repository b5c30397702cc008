import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { pino } from 'pino'
import { ThinkingPool } from './bots/pool.ts'
import { SharedClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDoor } from './door/door.ts'
import { openFanout } from './fanout/open.ts'
import type { House } from './hub/house.ts'
import { Hub } from './hub/hub.ts'
import { Meters } from './meters.ts'
import { openBells } from './push/open.ts'
import { Shelves } from './shelves.ts'
import { openStore } from './store/open.ts'

/** A node that takes guests. */
export interface Running {
  readonly port: number
  /** Takes no more guests, answers what it has taken, and closes. */
  close(): Promise<void>
}

/** Starts a node. `pages` is where the built page is; without it only tables are served. */
export async function startServer(config: Config, pages?: string): Promise<Running> {
  const alone = config.SPELLENDOOS_STORE.startsWith('sqlite:')
  // Who is alone has the same name after a restart, and goes on at once where it stopped.
  const node = config.SPELLENDOOS_NODE ?? (alone ? 'alone' : randomBytes(6).toString('hex'))
  const log = pino({ level: config.LOG_LEVEL, base: { node } })
  const shelves = await Shelves.open(config.SPELLENDOOS_OLDER)
  const store = await openStore(config.SPELLENDOOS_STORE)
  const fanout = await openFanout(config.SPELLENDOOS_FANOUT)
  const clock = new SharedClock(() => store.time())
  await clock.keep()
  const thinkers = new ThinkingPool(Math.max(1, availableParallelism() - 1))
  const meters = new Meters()
  const after: House['after'] = (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  }
  const bells = await openBells(config, { store, now: clock.now, after, log }, meters)
  const hub = new Hub(
    {
      node,
      store,
      fanout,
      thinkers,
      log,
      ring: bells.ring,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      now: clock.now,
      after,
      game: shelves.game,
    },
    alone,
  )
  meters.watch('spellendoos_sockets', 'Open sockets', () => hub.ears)
  meters.watch('spellendoos_tables', 'Tables in memory', () => hub.tables)

  let open = true
  const behind = { config, hub, store, shelves, bells, meters, log, now: clock.now, open: () => open }
  const door = await openDoor(pages === undefined ? behind : { ...behind, pages })
  const close = async () => {
    open = false
    log.info('closing')
    await hub.close('closing')
    bells.close()
    await door.close()
    await thinkers.close()
    await fanout.close()
    await store.close()
    clock.stop()
  }
  try {
    await door.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = door.addresses()[0] as { port: number }
  return { port, close }
}

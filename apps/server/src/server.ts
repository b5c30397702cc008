import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { pino } from 'pino'
import { BotWorkerPool } from './bots/worker-pool.ts'
import { SharedClock } from './clock.ts'
import { DowntimeRecorder } from './downtime.ts'
import type { Config } from './config.ts'
import { openHttpServer } from './http/http-server.ts'
import { openFanout } from './fanout/open.ts'
import type { Services } from './tables/services.ts'
import { TableRegistry } from './tables/table-registry.ts'
import { limitLog } from './limited-log.ts'
import { Metrics } from './metrics.ts'
import { openPush } from './push/open.ts'
import { newSigningKey, signerOf } from './room/signer.ts'
import { Shelves } from './shelves.ts'
import { openStore } from './store/open.ts'

/** A running node. */
export interface Running {
  readonly port: number
  /** Accepts no more connections, answers open requests, and closes. */
  close(): Promise<void>
}

/** Starts a node. `pages` is the folder of the built page; without it only tables are served. */
export async function startServer(config: Config, pages?: string): Promise<Running> {
  const alone = config.SPELLENDOOS_STORE.startsWith('sqlite:')
  // A single node keeps its name across a restart, and continues at once where it stopped.
  const node = config.SPELLENDOOS_NODE ?? (alone ? 'alone' : randomBytes(6).toString('hex'))
  const plainLog = pino({ level: config.LOG_LEVEL, base: { node } })
  const log = limitLog(plainLog, () => performance.now())
  const shelves = await Shelves.open(config.SPELLENDOOS_OLDER)
  const store = await openStore(config.SPELLENDOOS_STORE)
  const fanout = await openFanout(config.SPELLENDOOS_FANOUT)
  const clock = new SharedClock(() => store.time(), {
    count: () => performance.now(),
    ...(alone ? {} : { wall: Date.now }),
    onJump: (milliseconds) =>
      log.warn(
        { milliseconds },
        'the clock jumped; tables go on as if it had not until this node is restarted',
      ),
  })
  await clock.keep()
  const openHouse = await DowntimeRecorder.open(store, clock.now)
  openHouse.keep()
  const thinkers = new BotWorkerPool(Math.max(1, availableParallelism() - 1), config.SPELLENDOOS_OLDER)
  const metrics = new Metrics()
  const after: Services['after'] = (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  }
  const push = await openPush(config, { store, now: clock.now, after, log }, metrics)
  const signer = signerOf(await store.setOnce('signing-key', newSigningKey()))
  const registry = new TableRegistry(
    {
      node,
      store,
      fanout,
      bots: thinkers,
      log,
      notify: push.notify,
      signer,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      downtime: openHouse.closed,
      now: clock.now,
      after,
      game: shelves.game,
    },
    alone,
  )
  metrics.gauge(
    'spellendoos_clock_jumps_total',
    'Jumps of the clock that tables did not follow',
    () => clock.jumps.times,
  )
  metrics.gauge(
    'spellendoos_clock_ahead_seconds',
    'How far the clock is ahead of the time at tables',
    () => clock.jumps.milliseconds / 1000,
  )
  metrics.gauge('spellendoos_sockets', 'Open sockets', () => registry.listeners)
  metrics.gauge('spellendoos_tables', 'Tables in memory', () => registry.tables)

  let open = true
  const behind = {
    config,
    registry,
    store,
    shelves,
    push,
    bots: thinkers,
    metrics,
    plainLog,
    log,
    now: clock.now,
    open: () => open,
  }
  const door = await openHttpServer(pages === undefined ? behind : { ...behind, pages })
  const close = async () => {
    open = false
    log.info('closing')
    await registry.close('closing')
    push.close()
    await door.close()
    await thinkers.close()
    await fanout.close()
    await store.close()
    clock.stop()
    openHouse.stop()
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

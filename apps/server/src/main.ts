/** Serves the page and the tables: everything is set by the environment. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { env, exit, on, stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { shelf } from '@spellendoos/games/shelf'
import { pino } from 'pino'
import { ThinkingPool } from './bots/pool.ts'
import { SharedClock } from './clock.ts'
import { readConfig, type Config } from './config.ts'
import { openDoor } from './door/door.ts'
import { openFanout } from './fanout/open.ts'
import { Hub } from './hub/hub.ts'
import { Meters } from './meters.ts'
import { openStore } from './store/open.ts'

const read = readConfig(env)
if (read.ok) await start(read.config)
else {
  stderr.write(`${read.wrong.join('\n')}\n`)
  exit(1)
}

async function start(config: Config): Promise<void> {
  const node = config.SPELLENDOOS_NODE ?? randomBytes(6).toString('hex')
  const log = pino({ level: config.LOG_LEVEL, base: { node } })
  const store = await openStore(config.SPELLENDOOS_STORE)
  const fanout = await openFanout(config.SPELLENDOOS_FANOUT)
  const clock = new SharedClock(() => store.time())
  await clock.keep()
  const thinkers = new ThinkingPool(
    new URL('./worker.js', import.meta.url),
    Math.max(1, availableParallelism() - 1),
  )
  const hub = new Hub(
    {
      node,
      store,
      fanout,
      thinkers,
      log,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      now: clock.now,
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds)
        return () => clearTimeout(timer)
      },
      game: async (id, version) => {
        const game = await shelf.get(id)?.()
        return version === undefined || game?.version === version ? game : undefined
      },
    },
    config.SPELLENDOOS_STORE.startsWith('sqlite:'),
  )
  const meters = new Meters()
  meters.watch('spellendoos_sockets', 'Open sockets', () => hub.ears)
  meters.watch('spellendoos_tables', 'Tables in memory', () => hub.tables)

  let open = true
  const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const door = await openDoor({ config, hub, store, meters, log, now: clock.now, pages, open: () => open })
  await door.listen({ port: config.PORT, host: config.HOST })
  const { port } = door.addresses()[0] as { port: number }
  stdout.write(`Spellendoos: http://localhost:${port}\n`)

  const close = async () => {
    if (!open) return
    open = false
    log.info('closing')
    hub.close('closing')
    await door.close()
    await thinkers.close()
    await fanout.close()
    await store.close()
    clock.stop()
    exit(0)
  }
  on('SIGTERM', () => void close())
  on('SIGINT', () => void close())
}

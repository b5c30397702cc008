import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Broker } from './broker-fanout.ts'

const CHANNEL = 'spellendoos'
const SHORTEST_PAUSE = 100
const LONGEST_PAUSE = 3000
/** How often an idle connection is checked, so that a broken one is noticed. */
const HEARTBEAT = 10_000

/** PostgreSQL's own notifications, on one connection that is restored whenever it breaks. */
export async function postgresBroker(url: string, deliver: (letter: string) => void): Promise<Broker> {
  const closed = new AbortController()
  let client: Client | undefined = await listen(url, deliver)
  const watching = watch()

  async function watch() {
    while (!closed.signal.aborted) {
      if (client) await broken(client, closed.signal)
      client = undefined
      if (!closed.signal.aborted) client = await again(url, deliver, closed.signal)
    }
  }

  return {
    async send(letter) {
      if (!client) throw new Error('The connection is broken.')
      await client.query('select pg_notify($1, $2)', [CHANNEL, letter])
    },
    async close() {
      const last = client
      closed.abort()
      await watching
      await last?.end().catch(() => {})
    },
  }
}

async function listen(url: string, deliver: (letter: string) => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => deliver(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** Waits until a connection is broken or no longer needed. */
async function broken(client: Client, closed: AbortSignal) {
  const end = new AbortController()
  const stop = () => end.abort()
  client.once('error', stop)
  client.once('end', stop)
  closed.addEventListener('abort', stop)
  while (!end.signal.aborted) {
    try {
      await pause(HEARTBEAT, undefined, { signal: end.signal, ref: false })
      await client.query('select 1')
    } catch {
      stop()
    }
  }
  if (!closed.aborted) void client.end().catch(() => {})
}

async function again(url: string, deliver: (letter: string) => void, closed: AbortSignal) {
  for (let wait = SHORTEST_PAUSE; !closed.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      const client = await listen(url, deliver)
      if (!closed.aborted) return client
      await client.end()
    } catch {
      await pause(wait * (0.5 + Math.random()), undefined, { signal: closed, ref: false }).catch(() => {})
    }
  }
  return undefined
}

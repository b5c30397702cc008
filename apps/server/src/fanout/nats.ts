import { connect } from '@nats-io/transport-node'
import type { Broker } from './broker-fanout.ts'

const SUBJECT = 'spellendoos.hints'

/** NATS, for loads that PostgreSQL cannot take; it reconnects by itself, without limit. */
export async function natsBroker(url: string, deliver: (letter: string) => void): Promise<Broker> {
  const { host, username, password } = new URL(url)
  const connection = await connect({
    servers: host,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    name: 'spellendoos',
    noEcho: true,
    timeout: 5000,
    pingInterval: 10_000,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  })
  let connected = true
  void (async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') connected = false
      if (type === 'reconnect') connected = true
    }
  })()
  connection.subscribe(SUBJECT, {
    callback(error, message) {
      if (!error) deliver(message.string())
    },
  })
  await connection.flush()
  return {
    send(letter) {
      if (!connected) return Promise.reject(new Error('The connection is broken.'))
      connection.publish(SUBJECT, letter)
      return Promise.resolve()
    },
    close: () => connection.close(),
  }
}

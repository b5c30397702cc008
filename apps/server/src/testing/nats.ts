import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { provide } from './program.ts'
import { Server } from './server.ts'

/** A NATS server for tests; or why there is none. */
export type Nats = { readonly server: NatsServer } | { readonly missing: string }

export interface NatsServer extends Pick<Server, 'port' | 'start' | 'stop' | 'remove'> {
  readonly url: string
}

export async function provideNats(): Promise<Nats> {
  const found = provide('nats-server', 'nats-server')
  if ('missing' in found) return found
  const server = await Server.start('nats', {
    program: found.path,
    args: (folder, port) => ['-a', '127.0.0.1', '-p', String(port), '-P', join(folder, 'nats.pid')],
    answers,
  })
  return {
    server: {
      url: `nats://127.0.0.1:${server.port}`,
      port: server.port,
      start: () => server.start(),
      stop: (signal) => server.stop(signal),
      remove: () => server.remove(),
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'data')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

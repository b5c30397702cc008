import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { AddressCount } from './address-count.ts'
import { networkOf } from './address.ts'

/** Limits the connections of one address, including idle ones. */
export function boundConnections(server: Server, most: number): void {
  const open = new AddressCount(most)
  const words = `This address has ${most} connections open, which is as many as it may.\n`
  const refusal =
    'HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nConnection: close\r\n' +
    `Content-Length: ${words.length}\r\n\r\n${words}`
  server.prependListener('connection', (socket: Socket) => {
    const release = open.take(networkOf(socket.remoteAddress ?? ''))
    if (release !== undefined) socket.on('close', release)
    else {
      socket.write(refusal)
      socket.destroySoon()
    }
  })
}

/** A proxy to a server that can be cut, like a cable, for tests of what happens then. */
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export class Cable {
  readonly port: number
  readonly #server
  readonly #sockets = new Set<Socket>()
  #silent = false

  /** A new port on this machine that leads to another. */
  static async to(port: number): Promise<Cable> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Cable(server, port)
  }

  private constructor(server: ReturnType<typeof createServer>, to: number) {
    this.#server = server
    this.port = (server.address() as AddressInfo).port
    server.on('connection', (near) => {
      const far = connect(to, '127.0.0.1')
      this.#lead(near, far)
      this.#lead(far, near)
    })
  }

  /** Nothing is transmitted any more, and nobody is told. */
  silence(): void {
    this.#silent = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** Everything is transmitted again, including what was held up. */
  mend(): void {
    this.#silent = false
    for (const socket of this.#sockets) socket.resume()
  }

  /** Breaks every connection; new ones can be made. */
  break(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async remove(): Promise<void> {
    this.#server.close()
    this.break()
    await once(this.#server, 'close')
  }

  #lead(from: Socket, to: Socket) {
    this.#sockets.add(from)
    from.on('data', (data) => to.write(data))
    from.on('error', () => {})
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
    if (this.#silent) from.pause()
  }
}

import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A wire to a port of this machine, through which nothing passes while it is cut: nobody is told, nothing is lost. */
export class Wire {
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #cut = false

  private constructor(to: number) {
    this.#server = createServer((near) => {
      const pair = [near, connect(to, '127.0.0.1')] as const
      this.#pairs.add(pair)
      const end = () => {
        this.#pairs.delete(pair)
        for (const socket of pair) socket.destroy()
      }
      for (const socket of pair) socket.on('error', end).on('close', end)
      if (!this.#cut) join(pair)
    })
  }

  static async lay(to: number): Promise<Wire> {
    const wire = new Wire(to)
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    return wire
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }
  cut(): void {
    this.#cut = true
    for (const [near, far] of this.#pairs) for (const socket of [near, far]) socket.unpipe().pause()
  }
  mend(): void {
    this.#cut = false
    for (const pair of this.#pairs) join(pair)
  }
  close(): void {
    this.#server.close()
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
  }
}

function join([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}

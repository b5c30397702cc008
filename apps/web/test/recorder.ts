import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { pipeline } from 'node:stream'

/** A wire between a browser and the server that writes down every byte that the server sends. */
export class Recorder {
  readonly #server: Server
  /** By connection, so that nothing stands in pieces. */
  readonly #heard: Buffer[][] = []

  private constructor(port: number) {
    this.#server = createServer((near) => {
      const heard: Buffer[] = []
      this.#heard.push(heard)
      const far = connect(port, 'localhost')
      far.on('data', (bytes) => heard.push(bytes))
      pipeline(near, far, near, () => undefined)
    })
  }

  static async before(port: number): Promise<Recorder> {
    const recorder = new Recorder(port)
    recorder.#server.listen(0, 'localhost')
    await once(recorder.#server, 'listening')
    return recorder
  }

  /** Where a browser finds the page, through this wire. */
  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }
  /** Everything that came so far, as one text. */
  get text(): string {
    return this.#heard.map((heard) => Buffer.concat(heard).toString('latin1')).join('\n')
  }
  close(): void {
    this.#server.close()
  }
}

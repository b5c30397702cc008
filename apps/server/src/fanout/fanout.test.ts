import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { type NatsServer, provideNats } from '../testing/nats.ts'
import { providePostgres } from '../testing/postgres.ts'
import { printNotice } from '../testing/notice.ts'
import type { Fanout, Hint } from './fanout.ts'
import { openFanout } from './open.ts'

const [postgres, nats] = await Promise.all([providePostgres(), provideNats()])

interface Kind {
  readonly name: string
  readonly missing?: string
  readonly url: () => Promise<string>
  /** Kills the broker, and starts it again. */
  readonly restart?: () => Promise<void>
}

const kinds: readonly Kind[] = [
  { name: 'In this process', url: () => Promise.resolve(`here:${randomUUID()}`) },
  served('PostgreSQL', postgres, (server) => server.database()),
  served('NATS', nats, (server) => Promise.resolve(server.url)),
]

const open: Node[] = []

afterAll(async () => {
  await Promise.all(open.map(({ fanout }) => fanout.close()))
  if ('server' in postgres) await postgres.server.remove()
  if ('server' in nats) await nats.server.remove()
})

for (const { name, missing, url, restart } of kinds) {
  if (missing !== undefined) printNotice(`${name} is not tested: ${missing}.`)
  const nodes = async (count: number) => {
    const at = await url()
    const nodes = await Promise.all(Array.from({ length: count }, () => Node.open(at)))
    open.push(...nodes)
    return nodes
  }
  describe.skipIf(missing)(`${name}${missing === undefined ? '' : ` (${missing})`}`, () => {
    test('every other node hears what one tells, and not the one that tells', async () => {
      const [a, b, c] = await nodes(3)
      const hint = { match: randomUUID(), length: 7 }
      a!.fanout.publish(hint)
      await Promise.all([b!.heard(hint), c!.heard(hint)])
      const last = { match: randomUUID(), length: 8 }
      b!.fanout.publish(last)
      await Promise.all([a!.heard(last), c!.heard(last)])
      expect(a!.hints).toEqual([last])
      expect(b!.hints).toEqual([hint])
    })

    test('of many hints at once the newest of each table arrives', async () => {
      const [a, b] = await nodes(2)
      const matches = Array.from({ length: 2000 }, () => randomUUID())
      for (const length of [1, 3, 2]) for (const match of matches) a!.fanout.publish({ match, length })
      await Promise.all(matches.map((match) => b!.heard({ match, length: 3 })))
    })

    test('a closed node neither hears nor tells, and nobody minds', async () => {
      const [a, b, c] = await nodes(3)
      await b!.fanout.close()
      b!.fanout.publish({ match: 'from the closed one', length: 1 })
      const hint = { match: randomUUID(), length: 1 }
      a!.fanout.publish(hint)
      await c!.heard(hint)
      expect(b!.hints).toEqual([])
      expect(c!.hints).toEqual([hint])
    })

    for (const again of restart ? [restart] : []) {
      test('when the broker comes back, hints come again by themselves', async () => {
        const [a, b] = await nodes(2)
        const restarted = again()
        for (let length = 0; length < 100; length++) a!.fanout.publish({ match: randomUUID(), length })
        await restarted
        const hint = { match: randomUUID(), length: 1 }
        const telling = setInterval(() => a!.fanout.publish(hint), 50)
        await b!.heard(hint)
        clearInterval(telling)
      })
    }
  })
}

test('a URL that cannot be right is answered with what is wrong with it', async () => {
  await expect(openFanout('carrier-pigeon:secret')).rejects.toThrow("not 'carrier-pigeon:…'")
  await expect(openFanout('nats:///')).rejects.toThrow('has no host')
  await expect(openFanout('postgres://a b/c')).rejects.toThrow('is not followed by a URL')
  const closed = 'nats://user:secret@127.0.0.1:1'
  await expect(openFanout(closed)).rejects.toThrow(/^NATS at 127.0.0.1:1 cannot be reached: (?!.*secret)/)
  const none = 'postgres://user:secret@127.0.0.1:1/none'
  await expect(openFanout(none)).rejects.toThrow(
    /^PostgreSQL at 127.0.0.1:1\/none cannot be reached: (?!.*secret)/,
  )
})

function served<Server extends Pick<NatsServer, 'start' | 'stop'>>(
  name: string,
  provided: { readonly server: Server } | { readonly missing: string },
  url: (server: Server) => Promise<string>,
): Kind {
  if ('missing' in provided) return { name, missing: provided.missing, url: () => Promise.resolve('') }
  const { server } = provided
  return {
    name,
    url: () => url(server),
    async restart() {
      await server.stop('SIGKILL')
      await server.start()
    },
  }
}

/** A node that remembers what it heard. */
class Node {
  readonly fanout: Fanout
  readonly hints: Hint[] = []
  readonly #waiting = new Map<string, () => void>()

  static async open(url: string): Promise<Node> {
    return new Node(await openFanout(url))
  }

  private constructor(fanout: Fanout) {
    this.fanout = fanout
    fanout.subscribe((hint) => {
      this.hints.push(hint)
      this.#waiting.get(keyOf(hint))?.()
    })
  }

  heard(hint: Hint): Promise<void> {
    if (this.hints.some((heard) => keyOf(heard) === keyOf(hint))) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.set(keyOf(hint), resolve))
  }
}

function keyOf({ match, length }: Hint): string {
  return `${length} ${match}`
}

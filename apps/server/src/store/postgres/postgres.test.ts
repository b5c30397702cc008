import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { Cable } from '../../testing/cable.ts'
import { providePostgres, withClient } from '../../testing/postgres.ts'
import { printNotice } from '../../testing/notice.ts'
import { openStore } from '../open.ts'
import type { Appended, TableSummary } from '../store.ts'

const card: TableSummary = { game: 'halma', over: false }
const provided = await providePostgres()
const missing = 'missing' in provided ? provided.missing : ''
if (missing) printNotice(`PostgreSQL is not tested: ${missing}.`)

describe.skipIf(missing)(`PostgreSQL${missing && ` (${missing})`}`, () => {
  const { server } = provided as Exclude<typeof provided, { missing: string }>
  afterAll(() => server.remove())

  test('a server that stops in the middle loses nothing that was acknowledged, and is found again', async () => {
    const store = await openStore(await server.database())
    const acknowledged = new Map<string, number>()
    let restarted = false
    const writing = Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const match = `${i}-${randomUUID()}`
        let after = 0
        while (after < 5) {
          const length = (await store.since(match, 0).catch(() => undefined))?.length
          const answer = await (length === undefined
            ? undefined
            : store
                .append(match, [{ number: length, at: 0, body: String(length) }], card)
                .catch(() => undefined))
          if (answer === 'appended') acknowledged.set(match, length! + 1)
          if (answer === 'appended' && restarted) after++
          if (answer === undefined) await pause(20)
        }
      }),
    )
    while (acknowledged.size < 20) await pause(10)
    await server.stop('SIGKILL')
    await server.start()
    restarted = true
    await writing
    for (const [match, length] of acknowledged) {
      const record = await store.since(match, 0)
      expect(record.map(({ body }) => body)).toEqual(record.map((_, number) => String(number)))
      expect(record.length).toBeGreaterThanOrEqual(length)
    }
    await store.close()
  })

  test('a node cut off from the database writes nothing late with a lease that was taken from it', async () => {
    const url = await server.database()
    const cable = await Cable.to(server.port)
    const [far, near] = await Promise.all([openStore(through(url, cable)), openStore(url)])
    await far.append('m', [{ number: 0, at: 0, body: 'far' }], card)
    const lease = (await far.lease('m', 'far', 0, 10))!
    cable.silence()
    const late = far.append('m', [{ number: 1, at: 0, body: 'late' }], card, { lease })
    const taken = (await near.lease('m', 'near', 10, 20))!
    cable.mend()
    expect(['fenced', 'given up']).toContain(await late.catch(() => 'given up'))
    expect(await near.append('m', [{ number: 1, at: 0, body: 'near' }], card, { lease: taken })).toBe(
      'appended',
    )
    expect((await far.since('m', 0)).map(({ body }) => body)).toEqual(['far', 'near'])
    await Promise.all([far.close(), near.close()])
    await cable.remove()
  })

  test('a node that hears nothing from the database says so in time, and goes on when it is back', async () => {
    const cable = await Cable.to(server.port)
    const store = await openStore(through(await server.database(), cable))
    cable.silence()
    await expect(store.append('m', [{ number: 0, at: 0, body: '0' }], card)).rejects.toThrow(/timeout/)
    cable.mend()
    cable.break()
    let answer: Appended | undefined
    while (answer === undefined) {
      answer = await store.append('n', [{ number: 0, at: 0, body: '0' }], card).catch(() => undefined)
    }
    expect(await store.since('n', 0)).toEqual([{ number: 0, at: 0, body: '0' }])
    await store.close()
    await cable.remove()
  })

  test('an append waits for the disk, whatever the database is used to', async () => {
    const url = await server.database()
    await withClient(url, (client) =>
      client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`),
    )
    expect(await withClient(url, (client) => setting(client, 'synchronous_commit'))).toBe('off')
    const store = await openStore(url)
    expect(await store.append('m', [{ number: 0, at: 0, body: '0' }], card)).toBe('appended')
    await store.close()
  })

  test('a server that does not wait for its disk is not used', async () => {
    const url = await server.database()
    await set('fsync = off')
    await expect(openStore(url)).rejects.toThrow(
      'cannot be used: it does not wait for its disk (fsync is off).',
    )
    await set('fsync = on')
    const store = await openStore(url)
    await store.close()

    async function set(what: string) {
      await withClient(url, async (client) => {
        await client.query(`alter system set ${what}`)
        await client.query('select pg_reload_conf()')
      })
      const [, value] = what.split(' = ')
      while ((await withClient(url, (client) => setting(client, 'fsync'))) !== value) await pause(10)
    }
  })

  test('what cannot be reached is named without its password', async () => {
    const nowhere = 'postgres://user:secret@127.0.0.1:1/none'
    await expect(openStore(nowhere)).rejects.toThrow(
      /^The PostgreSQL database at 127.0.0.1:1\/none cannot be used: (?!.*secret)/,
    )
    await expect(openStore(`postgres://spellendoos@127.0.0.1:${server.port}/none`)).rejects.toThrow(
      'database "none" does not exist',
    )
    await expect(openStore('postgres:none')).rejects.toThrow('has no host')
    await expect(openStore('mysql://user:secret@host/db')).rejects.toThrow(
      "A store must be sqlite:PATH or postgres://HOST/DATABASE, not 'mysql:…'.",
    )
  })
})

function through(url: string, cable: Cable): string {
  const other = new URL(url)
  other.port = String(cable.port)
  return other.href
}

async function setting(client: { query: (text: string) => Promise<{ rows: unknown[] }> }, name: string) {
  const { rows } = await client.query(`select current_setting('${name}') as value`)
  return (rows[0] as { value: string }).value
}

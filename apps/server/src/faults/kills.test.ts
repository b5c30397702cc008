import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRng } from '@spellendoos/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { Cable } from '../testing/cable.ts'
import { full } from '../testing/full.ts'
import { provideNats } from '../testing/nats.ts'
import { freePort } from '../testing/ports.ts'
import { providePostgres } from '../testing/postgres.ts'
import { printNotice } from '../testing/notice.ts'
import { Crowd } from './crowd.ts'
import { firstSeed } from './seed.ts'
import { build, ServerProcess } from './server-process.ts'

/** Longer than any lease: meanwhile another node takes over the tables. */
const LONG = 8_000

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-kills-'))
const postgres = await providePostgres()
const nats = await provideNats()
const seeds = (count: number) => [...Array(count).keys()].map((each) => firstSeed + each)

async function start(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), settings)
  await server.start()
  return server
}

beforeAll(build, 300_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  if ('server' in postgres) await postgres.server.remove()
  if ('server' in nats) await nats.server.remove()
})

/** Kills these servers in turn after random delays, this many times in all; play must go on each time. */
async function killing(servers: readonly ServerProcess[], times: number, seed: number): Promise<Crowd> {
  const rng = seededRng(seed)
  const crowd = await Crowd.gather(
    servers.map(({ address }) => address),
    rng,
  )
  expect(await crowd.goesOn()).toMatchObject({ stuck: [] })
  let longest = 0
  for (let kill = 0; kill < times; kill++) {
    const server = servers[kill % servers.length]!
    /* oxlint-disable no-await-in-loop -- one after the other */
    await pause(rng(300))
    await server.end('SIGKILL')
    await server.start()
    const { took, stuck } = await crowd.goesOn()
    /* oxlint-enable no-await-in-loop */
    expect({ kill, stuck }).toEqual({ kill, stuck: [] })
    longest = Math.max(longest, took)
  }
  if (full) printNotice(`${times} kills, seed ${seed}: everyone played on within ${Math.round(longest)} ms.`)
  return crowd
}

// Each part has servers of its own, so that several can run at once: most of the time they are waiting.
describe('one server on a file', () => {
  const [parts, kills] = full ? [40, 25] : [1, 10]
  it.concurrent.for(seeds(parts))(
    `bears kill -9 at ${kills} instants, seed %i`,
    async (seed, { expect, onTestFinished }) => {
      const url = `sqlite:${join(folder, `${seed}.db`)}`
      const server = await start({ SPELLENDOOS_STORE: url })
      onTestFinished(() => server.end('SIGKILL'))
      const crowd = await killing([server], kills, seed)
      expect(await crowd.part(() => server.end('SIGTERM').then(() => openStore(url)))).toEqual([])
    },
  )
})

const missing = 'missing' in postgres ? postgres.missing : undefined
if (missing !== undefined) printNotice(`Three nodes are not tested: ${missing}.`)
if ('missing' in nats) printNotice(`Three nodes are tested without NATS: ${nats.missing}.`)
const brokers = ['PostgreSQL', ...('server' in nats ? ['NATS'] : [])]

let started: Promise<unknown> = Promise.resolve()
/** Starts one group after the other: fifteen servers that start at once do not answer for a while. */
function startThree(broker: string) {
  const three = started.then(() => launchThree(broker))
  started = three.catch(() => undefined)
  return three
}
/** Three nodes on a new database, which the first of them reaches over a cable that can be cut. */
async function launchThree(broker: string) {
  if (!('server' in postgres)) throw new Error(postgres.missing)
  const { port } = postgres.server
  const url = await postgres.server.database()
  const cable = await Cable.to(port)
  const fanout = (at: string) => (broker === 'NATS' && 'server' in nats ? nats.server.url : at)
  const settings = [url.replace(String(port), String(cable.port)), url, url].map((at) => ({
    SPELLENDOOS_STORE: at,
    SPELLENDOOS_FANOUT: fanout(at),
  }))
  const servers = await Promise.all(settings.map(start))
  const end = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await cable.remove()
  }
  return { url, cable, servers, addresses: servers.map(({ address }) => address), end }
}

describe.skipIf(missing).each(brokers)('three nodes on PostgreSQL, hints over %s', (broker) => {
  const [parts, kills] = full ? [10, 30] : [1, 3]
  it.concurrent.for(seeds(parts))(
    `bear kill -9 at ${kills} instants, seed %i`,
    async (seed, { expect, onTestFinished }) => {
      const { servers, url, end } = await startThree(broker)
      onTestFinished(end)
      const crowd = await killing(servers, kills, seed)
      expect(await crowd.part(() => openStore(url))).toEqual([])
    },
  )
  // With little time, tests that have nothing to do with hints use one broker only.
  const first = full || broker === brokers[0]
  const last = full || broker === brokers.at(-1)
  it.for(seeds(full ? 10 : first ? 1 : 0))(
    'bear that the database stops, seed %i',
    async (seed, { onTestFinished }) => {
      if (!('server' in postgres)) return
      const { addresses, url, end } = await startThree(broker)
      onTestFinished(end)
      const crowd = await Crowd.gather(addresses, seededRng(seed))
      for (const signal of ['SIGINT', 'SIGKILL'] as const) {
        /* oxlint-disable no-await-in-loop -- one after the other */
        expect(await crowd.goesOn()).toMatchObject({ stuck: [] })
        await postgres.server.stop(signal)
        await pause(500)
        await postgres.server.start()
        /* oxlint-enable no-await-in-loop */
      }
      expect(await crowd.goesOn()).toMatchObject({ stuck: [] })
      expect(await crowd.part(() => openStore(url))).toEqual([])
    },
  )
  const troubles = [...(first ? ['cut off from the database'] : []), ...(last ? ['paused'] : [])]
  it.for(troubles)('bear that one of them is %s', async (how, { onTestFinished }) => {
    const { addresses, servers, url, cable, end } = await startThree(broker)
    onTestFinished(end)
    const rng = seededRng(firstSeed)
    const crowds = [await Crowd.gather(addresses, rng), await Crowd.gather(addresses.slice(1), rng)]
    const goOn = async (which: readonly Crowd[]) =>
      (await Promise.all(which.map((crowd) => crowd.goesOn()))).flatMap(({ stuck }) => stuck)
    expect(await goOn(crowds)).toEqual([])
    const since = performance.now()
    if (how === 'paused') servers[0]!.pause()
    else cable.silence()
    // Players at the other nodes play on, also if that node was running the clocks and computer players.
    expect(await goOn(crowds.slice(1))).toEqual([])
    await pause(Math.max(0, LONG - (performance.now() - since)))
    if (how === 'paused') servers[0]!.wake()
    else cable.mend()
    expect(await goOn(crowds)).toEqual([])
    const wrong = await Promise.all(crowds.map((crowd) => crowd.part(() => openStore(url))))
    expect(wrong.flat()).toEqual([])
  })
})

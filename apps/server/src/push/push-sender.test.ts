import { createECDH } from 'node:crypto'
import { sameInAll } from '@spellendoos/kernel'
import type { PushTarget } from '@spellendoos/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { PushSender, type PushResult } from './push-sender.ts'
import type { PushRequest } from './deliver.ts'
import { CURVE } from './encrypt.ts'
import { newVapidKey, Vapid } from './vapid.ts'

const game = { ...sameInAll(''), nl: 'Dammen', en: 'Draughts', de: 'Dame', fr: 'Dames' }
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

interface OnItsWay extends PushRequest {
  readonly arrive: (status: number) => Promise<void>
  readonly break: () => Promise<void>
  readonly stop: AbortSignal
}

/** The services of a node with one table, in which time passes and messages arrive only when told to. */
class House {
  readonly store = new MemoryStore()
  readonly under: OnItsWay[] = []
  readonly rung: PushResult[] = []
  readonly warned: unknown[] = []
  timers: { readonly wait: number; readonly ring: () => void }[] = []
  readonly bells = new PushSender(
    {
      store: this.store,
      now: () => 0,
      after: (wait, ring) => {
        const timer = { wait, ring }
        this.timers.push(timer)
        return () => (this.timers = this.timers.filter((each) => each !== timer))
      },
      log: { info: () => undefined, warn: (what: unknown) => this.warned.push(what), error: () => undefined },
    },
    new Vapid(newVapidKey()),
    (parcel, stop) =>
      new Promise((resolve, reject) => {
        const arrive = (status: number) => (resolve(status), settled())
        this.under.push({ ...parcel, stop, arrive, break: () => (reject(new Error('broken')), settled()) })
      }),
    (rung) => this.rung.push(rung),
  )

  async hang(...names: string[]): Promise<void> {
    await this.store.append('m', [{ number: 0, at: 0, body: '' }], { game: 'g', over: false })
    for (const [at, name] of names.entries()) await this.store.addPushTarget('m', 'k', bell(name), at)
  }
  async ring(times = 1): Promise<void> {
    for (let i = 0; i < times; i++) this.bells.notify({ match: 'm', key: 'k', game })
    await settled()
  }
  async pass(): Promise<number> {
    const { wait, ring } = this.timers.shift()!
    ring()
    await settled()
    return wait
  }
}
function bell(name: string): PushTarget {
  const pair = createECDH(CURVE)
  const p256dh = pair.generateKeys().toString('base64url')
  return { endpoint: `https://push.example/${name}`, p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg', lang: 'nl' }
}

let services: House
beforeEach(() => {
  services = new House()
})

describe('a bell', () => {
  it('is rung in every browser of the seat, and in no other', async () => {
    await services.hang('phone', 'actor')
    await services.store.addPushTarget('m', 'another', bell('other'), 9)
    await services.ring()
    expect(services.under.map(({ to }) => to.pathname)).toEqual(['/actor', '/phone'])
    for (const each of services.under) await each.arrive(201)
    expect(services.rung).toEqual(['sent', 'sent'])
    expect(services.timers).toEqual([])
  })
  it.each([404, 410])('is taken down when its browser has given it up: %d', async (status) => {
    await services.hang('phone')
    await services.ring()
    await services.under[0]!.arrive(status)
    expect(services.rung).toEqual(['gone'])
    expect(await services.store.pushTargets('m', 'k')).toEqual([])
  })
  it('is rung again twice, later and later, where nobody answers or it is said to be passing', async () => {
    await services.hang('phone')
    await services.ring()
    await services.under[0]!.arrive(503)
    expect(await services.pass()).toBe(10_000)
    await services.under[1]!.break()
    expect(await services.pass()).toBe(120_000)
    await services.under[2]!.arrive(429)
    expect(services.timers).toEqual([])
    expect(services.rung).toEqual(['failed'])
    expect(await services.store.pushTargets('m', 'k')).toHaveLength(1)
  })
  it.each([301, 400, 403, 413])('is not rung again where the answer is no: %d', async (status) => {
    await services.hang('phone')
    await services.ring()
    await services.under[0]!.arrive(status)
    expect(services.timers).toEqual([])
    expect(services.rung).toEqual(['failed'])
  })
  it('waits for its turn behind slow ones, and is dropped where too many wait', async () => {
    await services.hang('phone')
    await services.ring(16)
    expect(services.under).toHaveLength(16)
    await services.ring(1100)
    expect(services.under).toHaveLength(16)
    expect(services.rung).toEqual(new Array(100).fill('dropped'))
    await services.under[0]!.arrive(201)
    expect(services.under).toHaveLength(17)
  })
  it('says the same to all who carry it: lengths and headers tell nothing', async () => {
    await services.hang('phone')
    await services.ring()
    services.bells.notify({ match: 'm', key: 'k', game: { ...game, nl: 'Twee katten en negentien muizen' } })
    await settled()
    const [one, two] = services.under as [OnItsWay, OnItsWay]
    expect(two.body).toHaveLength(one.body.length)
    expect(Object.keys(one.headers).toSorted()).toEqual([
      'authorization',
      'content-encoding',
      'content-length',
      'content-type',
      'topic',
      'ttl',
      'urgency',
    ])
    expect(two.headers['topic']).toBe(one.headers['topic'])
    expect(one.headers['topic']).toMatch(/^[\w-]{32}$/)
  })
  it('is silent where the store does not answer, and after closing', async () => {
    await services.hang('phone')
    services.store.pushTargets = () => Promise.reject(new Error('no store'))
    await services.ring()
    expect(services.rung).toEqual(['failed'])
    expect(services.warned).toHaveLength(1)
    services.store.pushTargets = MemoryStore.prototype.pushTargets.bind(services.store)
    await services.ring()
    services.bells.close()
    expect(services.under[0]!.stop.aborted).toBe(true)
    await services.under[0]!.break()
    await services.ring()
    expect(services.under).toHaveLength(1)
    expect(services.timers).toEqual([])
  })
})

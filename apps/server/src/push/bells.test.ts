import { createECDH } from 'node:crypto'
import type { Bell } from '@spellendoos/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { Bells, type Rung } from './bells.ts'
import type { Parcel } from './deliver.ts'
import { CURVE } from './seal.ts'
import { newVapidKey, Vapid } from './vapid.ts'

const game = { nl: 'Dammen', en: 'Draughts', de: 'Dame', fr: 'Dames' }
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

interface OnItsWay extends Parcel {
  readonly arrive: (status: number) => Promise<void>
  readonly break: () => Promise<void>
  readonly stop: AbortSignal
}

/** A house with a table, in which time passes when it is told to, and letters arrive when they are told to. */
class House {
  readonly store = new MemoryStore()
  readonly under: OnItsWay[] = []
  readonly rung: Rung[] = []
  readonly warned: unknown[] = []
  timers: { readonly wait: number; readonly ring: () => void }[] = []
  readonly bells = new Bells(
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
    await this.store.append('m', [{ seq: 0, at: 0, body: '' }], { game: 'g', over: false })
    for (const [at, name] of names.entries()) await this.store.hang('m', 'k', bell(name), at)
  }
  async ring(times = 1): Promise<void> {
    for (let i = 0; i < times; i++) this.bells.ring({ match: 'm', key: 'k', game })
    await settled()
  }
  async pass(): Promise<number> {
    const { wait, ring } = this.timers.shift()!
    ring()
    await settled()
    return wait
  }
}
function bell(name: string): Bell {
  const pair = createECDH(CURVE)
  const p256dh = pair.generateKeys().toString('base64url')
  return { endpoint: `https://push.example/${name}`, p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg', lang: 'nl' }
}

let house: House
beforeEach(() => {
  house = new House()
})

describe('a bell', () => {
  it('is rung in every browser of the seat, and in no other', async () => {
    await house.hang('phone', 'desk')
    await house.store.hang('m', 'another', bell('other'), 9)
    await house.ring()
    expect(house.under.map(({ to }) => to.pathname)).toEqual(['/desk', '/phone'])
    for (const each of house.under) await each.arrive(201)
    expect(house.rung).toEqual(['sent', 'sent'])
    expect(house.timers).toEqual([])
  })
  it.each([404, 410])('is taken down when its browser has given it up: %d', async (status) => {
    await house.hang('phone')
    await house.ring()
    await house.under[0]!.arrive(status)
    expect(house.rung).toEqual(['gone'])
    expect(await house.store.bells('m', 'k')).toEqual([])
  })
  it('is rung again twice, later and later, where nobody answers or it is said to be passing', async () => {
    await house.hang('phone')
    await house.ring()
    await house.under[0]!.arrive(503)
    expect(await house.pass()).toBe(10_000)
    await house.under[1]!.break()
    expect(await house.pass()).toBe(120_000)
    await house.under[2]!.arrive(429)
    expect(house.timers).toEqual([])
    expect(house.rung).toEqual(['failed'])
    expect(await house.store.bells('m', 'k')).toHaveLength(1)
  })
  it.each([301, 400, 403, 413])('is not rung again where the answer is no: %d', async (status) => {
    await house.hang('phone')
    await house.ring()
    await house.under[0]!.arrive(status)
    expect(house.timers).toEqual([])
    expect(house.rung).toEqual(['failed'])
  })
  it('waits for its turn behind slow ones, and is dropped where too many wait', async () => {
    await house.hang('phone')
    await house.ring(16)
    expect(house.under).toHaveLength(16)
    await house.ring(1100)
    expect(house.under).toHaveLength(16)
    expect(house.rung).toEqual(new Array(100).fill('dropped'))
    await house.under[0]!.arrive(201)
    expect(house.under).toHaveLength(17)
  })
  it('says the same to all who carry it: lengths and headers tell nothing', async () => {
    await house.hang('phone')
    await house.ring()
    house.bells.ring({ match: 'm', key: 'k', game: { ...game, nl: 'Twee katten en negentien muizen' } })
    await settled()
    const [one, two] = house.under as [OnItsWay, OnItsWay]
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
    await house.hang('phone')
    house.store.bells = () => Promise.reject(new Error('no store'))
    await house.ring()
    expect(house.rung).toEqual(['failed'])
    expect(house.warned).toHaveLength(1)
    house.store.bells = MemoryStore.prototype.bells.bind(house.store)
    await house.ring()
    house.bells.close()
    expect(house.under[0]!.stop.aborted).toBe(true)
    await house.under[0]!.break()
    await house.ring()
    expect(house.under).toHaveLength(1)
    expect(house.timers).toEqual([])
  })
})

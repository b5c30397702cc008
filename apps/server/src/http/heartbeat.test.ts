import { EventEmitter } from 'node:events'
import { BEAT_AFTER, DEAD_AFTER } from '@spellendoos/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Heartbeat, type MonitoredSocket } from './heartbeat.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

class Listener implements MonitoredSocket {
  readonly beats: number[] = []
  pings = 0
  gone = false
  quiet = 0
  readonly #line = new EventEmitter()
  readonly socket = Object.assign(this.#line, {
    ping: () => {
      this.pings++
      if (this.answers) this.#line.emit('pong')
    },
    terminate: () => {
      this.gone = true
      this.#line.emit('close')
    },
  }) as unknown as MonitoredSocket['socket']
  readonly answers: boolean

  constructor(answers = true) {
    this.answers = answers
  }
  beat(): void {
    this.beats.push(Date.now())
  }
}

describe('the heartbeat', () => {
  it('is felt by everyone who is sent nothing, often enough that one beat may be missed', () => {
    const heartbeat = new Heartbeat()
    const all = Array.from({ length: 500 }, () => new Listener())
    for (const each of all) heartbeat.follow(each)
    const began = Date.now()
    vi.advanceTimersByTime(60_000)
    for (const { beats } of all) {
      const gaps = [began, ...beats].slice(0, -1).map((at, i) => beats[i]! - at)
      expect(Math.max(...gaps)).toBeLessThanOrEqual((BEAT_AFTER + 1) * 1000)
      expect(Math.max(...gaps)).toBeLessThan(DEAD_AFTER - 2_000)
      expect(beats.length).toBeLessThanOrEqual(60 / BEAT_AFTER + 1)
    }
    heartbeat.stop()
  })
  it('never calls all at once, not even those who came together', () => {
    const heartbeat = new Heartbeat()
    const all = Array.from({ length: 1000 }, () => new Listener())
    for (const each of all) heartbeat.follow(each)
    vi.advanceTimersByTime(8_000)
    const moments = new Map<number, number>()
    for (const at of all.flatMap(({ beats }) => beats)) moments.set(at, (moments.get(at) ?? 0) + 1)
    expect(Math.max(...moments.values())).toBeLessThanOrEqual(20)
    heartbeat.stop()
  })
  it('is felt in time of a node that is so busy that it comes to nothing twice a second', () => {
    let now = 0
    const heartbeat = new Heartbeat(() => now)
    const all = Array.from({ length: 40 }, () => new Listener())
    for (const each of all) heartbeat.follow(each)
    const beats = all.map(() => 0)
    for (now = 500; now <= 60_000; now += 500) {
      const before = all.map((each) => each.beats.length)
      vi.advanceTimersByTime(50)
      all.forEach((each, i) => {
        if (each.beats.length > before[i]!) beats[i] = now
        expect(now - beats[i]!).toBeLessThan(DEAD_AFTER - 2_000)
      })
    }
    heartbeat.stop()
  })
  it('does not let go of anybody because the node stood still', () => {
    let now = 0
    const heartbeat = new Heartbeat(() => now)
    const away = new Listener(false)
    heartbeat.follow(away)
    now = 600_000
    vi.advanceTimersByTime(50)
    expect([away.gone, away.pings]).toEqual([false, 0])
    heartbeat.stop()
  })
  it('is not needed by whoever is sent something all the time', () => {
    const heartbeat = new Heartbeat()
    const busy = new Listener()
    heartbeat.follow(busy)
    for (let second = 0; second < 60; second++) {
      busy.quiet = 0
      vi.advanceTimersByTime(1_000)
    }
    expect(busy.beats).toEqual([])
    heartbeat.stop()
  })
  it('lets go of a socket that answers no ping, and of no other', () => {
    const heartbeat = new Heartbeat()
    const [here, away] = [new Listener(), new Listener(false)]
    heartbeat.follow(here)
    heartbeat.follow(away)
    vi.advanceTimersByTime(10 * 60_000)
    expect([here.gone, away.gone]).toEqual([false, true])
    expect([here.pings, away.pings]).toEqual([24, 2])
    heartbeat.stop()
  })
})

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { cpuUsage, memoryUsage } from 'node:process'
import type { Bye, Wish } from '@spellendoos/wire'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Rung } from './push/bells.ts'

/** What is counted and measured, for Prometheus to fetch. */
export class Meters {
  readonly #registry = new Registry()
  readonly #answers = new Counter({
    name: 'spellendoos_requests_total',
    help: 'Requests at tables, by what was wished and whether it was done',
    labelNames: ['wish', 'done'],
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'spellendoos_request_seconds',
    help: 'From receipt to the answer, which comes when it is durable',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.#registry],
  })
  readonly #byes = new Counter({
    name: 'spellendoos_sockets_dismissed_total',
    help: 'Sockets closed by the server, by reason',
    labelNames: ['why'],
    registers: [this.#registry],
  })
  readonly #misshapen = new Counter({
    name: 'spellendoos_misshapen_frames_total',
    help: 'Frames that were no request',
    registers: [this.#registry],
  })

  readonly #rung = new Counter({
    name: 'spellendoos_pushes_total',
    help: 'Messages to browsers whose page is closed, by what became of them',
    labelNames: ['rung'],
    registers: [this.#registry],
  })

  /** The library's own list looks at every open socket each time; this asks for nothing that grows with them. */
  constructor() {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    this.watch('process_resident_memory_bytes', 'Memory of this process', () => memoryUsage.rss())
    this.watch('nodejs_heap_size_used_bytes', 'Memory that is used by objects', () => memoryUsage().heapUsed)
    this.watch('process_cpu_seconds_total', 'Time spent by all threads', () => {
      const { user, system } = cpuUsage()
      return (user + system) / 1e6
    })
    this.watch('nodejs_eventloop_lag_p99_seconds', 'How late timers are, since it was last asked', () => {
      const late = delay.percentile(99) / 1e9
      delay.reset()
      return late
    })
  }

  /** Shows something that goes up and down. */
  watch(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) })
    this.#registry.registerMetric(gauge)
  }
  answered(wish: Wish['do'], done: boolean, milliseconds: number): void {
    this.#answers.inc({ wish, done: String(done) })
    this.#seconds.observe(milliseconds / 1000)
  }
  dismissed(why: Bye): void {
    this.#byes.inc({ why })
  }
  rung(rung: Rung): void {
    this.#rung.inc({ rung })
  }
  misshapen(): void {
    this.#misshapen.inc()
  }
  text(): Promise<string> {
    return this.#registry.metrics()
  }
  get type(): string {
    return this.#registry.contentType
  }
}

import type { Bye, Wish } from '@spellendoos/wire'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

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

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
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

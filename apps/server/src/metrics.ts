import { monitorEventLoopDelay } from 'node:perf_hooks'
import { cpuUsage, memoryUsage } from 'node:process'
import type { CloseReason, Command } from '@spellendoos/wire'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PushResult } from './push/push-sender.ts'
import type { FaultKind } from './store/fault.ts'

/** Counters and measurements for Prometheus. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answers = new Counter({
    name: 'spellendoos_requests_total',
    help: 'Requests at tables, by command and whether it was done',
    labelNames: ['wish', 'done'],
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'spellendoos_request_seconds',
    help: 'From receipt to the answer, which comes when it is durable',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.#registry],
  })
  readonly #failures = new Counter({
    name: 'spellendoos_failures_total',
    help: 'Requests that failed, by what was asked and what is wrong with the database',
    labelNames: ['what', 'kind'],
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

  /** The library's default metrics look at every open socket each time; these cost nothing that grows with them. */
  constructor() {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    this.gauge('process_resident_memory_bytes', 'Memory of this process', () => memoryUsage.rss())
    this.gauge('nodejs_heap_size_used_bytes', 'Memory that is used by objects', () => memoryUsage().heapUsed)
    this.gauge('process_cpu_seconds_total', 'Time spent by all threads', () => {
      const { user, system } = cpuUsage()
      return (user + system) / 1e6
    })
    this.gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers are, since it was last asked', () => {
      const late = delay.percentile(99) / 1e9
      delay.reset()
      return late
    })
  }

  /** Adds a value that goes up and down. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) })
    this.#registry.registerMetric(gauge)
  }
  answered(command: Command['do'], done: boolean, milliseconds: number): void {
    this.#answers.inc({ wish: command, done: String(done) })
    this.#seconds.observe(milliseconds / 1000)
  }
  failed(what: Command['do'] | 'listen' | 'request', kind: FaultKind): void {
    this.#failures.inc({ what, kind })
  }
  closed(why: CloseReason): void {
    this.#byes.inc({ why })
  }
  pushed(rung: PushResult): void {
    this.#rung.inc({ rung })
  }
  malformed(): void {
    this.#misshapen.inc()
  }
  text(): Promise<string> {
    return this.#registry.metrics()
  }
  get type(): string {
    return this.#registry.contentType
  }
}

import type { Worker } from 'node:worker_threads'
import type { Question } from '@spellendoos/bots/table'
import type { BotPool } from '../tables/services.ts'
import { startWorker } from '../worker-thread.ts'

interface Waiting {
  readonly question: Question
  readonly resolve: (move: string | undefined) => void
  readonly reject: (error: Error) => void
}

/** A worker that does not answer within this time is replaced. */
const MOST_TIME = 15_000

/**
 * Computer players in threads of their own, so that the server never waits for them. Each thread answers one question
 * at a time.
 */
export class BotWorkerPool implements BotPool {
  readonly #free: Worker[] = []
  /** Questions from tables that people are watching, and from others. */
  readonly #line: Waiting[] = []
  readonly #unwatched: Waiting[] = []
  readonly #all = new Set<Worker>()
  readonly #most: number
  readonly #older: readonly string[]
  #closed = false

  /** `older`: the folders of earlier releases, whose rules some matches began with. */
  constructor(most: number, older: readonly string[]) {
    this.#most = most
    this.#older = older
  }

  think(question: Question, watched = true): Promise<string | undefined> {
    if (this.#closed) return Promise.reject(new Error('closing'))
    return new Promise((resolve, reject) => {
      const line = watched ? this.#line : this.#unwatched
      line.push({ question, resolve, reject })
      this.#next()
    })
  }
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of [...this.#line.splice(0), ...this.#unwatched.splice(0)])
      reject(new Error('closing'))
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #next(): void {
    const line = this.#line.length > 0 ? this.#line : this.#unwatched
    if (line.length === 0) return
    const worker = this.#free.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined)
    if (worker !== undefined) this.#ask(worker, line.shift()!)
  }
  #hire(): Worker {
    const worker = startWorker(import.meta.url, './worker', this.#older)
    worker.unref()
    this.#all.add(worker)
    return worker
  }
  #ask(worker: Worker, { question, resolve, reject }: Waiting): void {
    const done = (settle: () => void, fit: boolean) => {
      clearTimeout(timer)
      worker.off('message', hear).off('error', fail).off('exit', end)
      if (fit && !this.#closed) this.#free.push(worker)
      else {
        this.#all.delete(worker)
        void worker.terminate()
      }
      settle()
      this.#next()
    }
    const hear = ({ move, error }: { move?: string; error?: string }) =>
      done(() => (error === undefined ? resolve(move) : reject(new Error(error))), true)
    const fail = (error: Error) => done(() => reject(error), false)
    const end = () => fail(new Error('the thread ended'))
    const timer = setTimeout(() => fail(new Error('no answer in time')), MOST_TIME)
    worker.on('message', hear).on('error', fail).on('exit', end)
    worker.postMessage(question)
  }
}

import type { Worker } from 'node:worker_threads'
import type { Question, Thinkers } from '../hub/house.ts'
import { startThread } from '../thread.ts'

interface Waiting {
  readonly question: Question
  readonly resolve: (move: string | undefined) => void
  readonly reject: (error: Error) => void
}

/** Somebody who does not answer within this time is replaced. */
const MOST_TIME = 15_000

/** Computer players in threads of their own, so that the server never waits for them. One question each at a time. */
export class ThinkingPool implements Thinkers {
  readonly #free: Worker[] = []
  readonly #line: Waiting[] = []
  readonly #all = new Set<Worker>()
  readonly #most: number
  #closed = false

  constructor(most: number) {
    this.#most = most
  }

  think(question: Question): Promise<string | undefined> {
    if (this.#closed) return Promise.reject(new Error('closing'))
    return new Promise((resolve, reject) => {
      this.#line.push({ question, resolve, reject })
      this.#next()
    })
  }
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#line.splice(0)) reject(new Error('closing'))
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#line.length === 0) return
    const worker = this.#free.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined)
    if (worker !== undefined) this.#ask(worker, this.#line.shift()!)
  }
  #hire(): Worker {
    const worker = startThread(import.meta.url, './worker', undefined)
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

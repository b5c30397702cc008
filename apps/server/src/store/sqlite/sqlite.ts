import type { Worker } from 'node:worker_threads'
import { startThread } from '../../thread.ts'
import { clearAll } from '../alike.ts'
import { Gatherer, type Outcome } from '../gather.ts'
import { checkLines } from '../lines.ts'
import type { Store } from '../store.ts'
import type { Asks, Call } from './desk.ts'
import type { Said } from './worker.ts'

const MOST_TOGETHER = 500
const CLEARED_TOGETHER = 50

/** A store in an SQLite file, for one process: the default, with nothing to install. */
export async function openSqlite(path: string): Promise<Store> {
  const thread = await Thread.start(path)
  const desk = new Gatherer<Call, unknown>({
    together: (calls) => thread.serve(calls),
    most: MOST_TOGETHER,
  })
  function ask<Name extends keyof Asks>(name: Name) {
    return (...args: Parameters<Asks[Name]>) => desk.ask({ name, args }) as ReturnType<Asks[Name]>
  }
  const append = ask('append')
  const clearSome = ask('clearSome')
  return {
    async append(match, lines, card, along) {
      checkLines(lines, along)
      return append(match, lines, card, along)
    },
    since: ask('since'),
    lengths: ask('lengths'),
    lobby: ask('lobby'),
    due: ask('due'),
    lease: ask('lease'),
    renew: ask('renew'),
    release: ask('release'),
    ticket: ask('ticket'),
    redeem: ask('redeem'),
    hang: ask('hang'),
    bells: ask('bells'),
    unhang: ask('unhang'),
    unblock: ask('unblock'),
    blocks: ask('blocks'),
    once: ask('once'),
    audit: ask('audit'),
    delete: ask('delete'),
    clear: (now, over, all) => clearAll((most) => clearSome(now, over, all, most), CLEARED_TOGETHER),
    time: () => Promise.resolve(Date.now()),
    async close() {
      await desk.idle()
      await thread.close()
    },
  }
}

/** The thread that has the file. It does one batch at a time. */
class Thread {
  readonly #worker: Worker
  readonly #ended: Promise<void>
  #answer:
    | { resolve: (outcomes: readonly Outcome<unknown>[]) => void; reject: (error: unknown) => void }
    | undefined
  #broken: Error | undefined

  static async start(path: string): Promise<Thread> {
    const thread = new Thread(path)
    await thread.#said()
    return thread
  }

  private constructor(path: string) {
    this.#worker = startThread(import.meta.url, './worker', path)
    this.#worker.on('message', (said: Said) => {
      if ('outcomes' in said) this.#answer?.resolve(said.outcomes)
      else this.#answer?.reject(said.error)
    })
    this.#worker.on('error', (error) => this.#break(error))
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#break(new Error('The database is closed.'))
        resolve()
      })
    })
  }

  serve(calls: readonly Call[]): Promise<readonly Outcome<unknown>[]> {
    if (this.#broken) return Promise.reject(this.#broken)
    this.#worker.postMessage(calls)
    return this.#said()
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close')
    await this.#ended
  }

  #said(): Promise<readonly Outcome<unknown>[]> {
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject }
    })
  }

  #break(error: Error) {
    this.#broken ??= error
    this.#answer?.reject(this.#broken)
  }
}

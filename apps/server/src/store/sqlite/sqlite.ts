import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../worker-thread.ts'
import { clearAll } from '../shared-queries.ts'
import { GroupCommit, type BatchResult } from '../group-commit.ts'
import { StoreFault } from '../fault.ts'
import { checkAppend } from '../check-append.ts'
import type { Store } from '../store.ts'
import type { StoreCalls, Call } from './connection.ts'
import type { PlainFault, WorkerMessage, WorkerResult } from './worker.ts'

const MOST_TOGETHER = 500
const CLEARED_TOGETHER = 50

/** A store in an SQLite file, for one process: the default, with nothing to install. */
export async function openSqlite(path: string): Promise<Store> {
  const thread = await Thread.start(path)
  const commits = new GroupCommit<Call, unknown>({
    commit: (calls) => thread.serve(calls),
    most: MOST_TOGETHER,
  })
  function ask<Name extends keyof StoreCalls>(name: Name) {
    return (...args: Parameters<StoreCalls[Name]>) =>
      commits.add({ name, args }) as ReturnType<StoreCalls[Name]>
  }
  const append = ask('append')
  const clearSome = ask('clearSome')
  return {
    async append(match, lines, card, along) {
      checkAppend(lines, along)
      return append(match, lines, card, along)
    },
    since: ask('since'),
    linesOf: ask('linesOf'),
    lengths: ask('lengths'),
    lobby: ask('lobby'),
    listed: ask('listed'),
    keepListed: ask('keepListed'),
    unlist: ask('unlist'),
    due: ask('due'),
    lease: ask('lease'),
    renew: ask('renew'),
    release: ask('release'),
    ticket: ask('ticket'),
    redeem: ask('redeem'),
    addPushTarget: ask('addPushTarget'),
    pushTargets: ask('pushTargets'),
    removePushTarget: ask('removePushTarget'),
    unblock: ask('unblock'),
    blocks: ask('blocks'),
    setOnce: ask('setOnce'),
    setNote: ask('setNote'),
    getNote: ask('getNote'),
    dailySalt: ask('dailySalt'),
    dailyKnown: ask('dailyKnown'),
    countDaily: ask('countDaily'),
    dailyScores: ask('dailyScores'),
    probe: ask('probe'),
    audit: ask('audit'),
    delete: ask('delete'),
    clear: (now, over, all) => clearAll((most) => clearSome(now, over, all, most), CLEARED_TOGETHER),
    time: () => Promise.resolve(Date.now()),
    async close() {
      await commits.idle()
      await thread.close()
    },
  }
}

const faultFrom = ({ kind, reason }: PlainFault): StoreFault => new StoreFault(kind, reason)
const outcomeOf = (said: WorkerResult): BatchResult<unknown> =>
  'fault' in said ? { error: faultFrom(said.fault) } : said

/** The thread that owns the file. It processes one batch at a time. */
class Thread {
  readonly #worker: Worker
  readonly #ended: Promise<void>
  #answer:
    | { resolve: (outcomes: readonly BatchResult<unknown>[]) => void; reject: (error: unknown) => void }
    | undefined
  #broken: Error | undefined

  static async start(path: string): Promise<Thread> {
    const thread = new Thread(path)
    await thread.#said()
    return thread
  }

  private constructor(path: string) {
    this.#worker = startWorker(import.meta.url, './worker', path)
    this.#worker.on('message', (said: WorkerMessage) => {
      if ('outcomes' in said) this.#answer?.resolve(said.outcomes.map(outcomeOf))
      else this.#answer?.reject(faultFrom(said.fault))
    })
    this.#worker.on('error', (error) => this.#break(error))
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#break(new Error('The database is closed.'))
        resolve()
      })
    })
  }

  serve(calls: readonly Call[]): Promise<readonly BatchResult<unknown>[]> {
    if (this.#broken) return Promise.reject(this.#broken)
    this.#worker.postMessage(calls)
    return this.#said()
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close')
    await this.#ended
  }

  #said(): Promise<readonly BatchResult<unknown>[]> {
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject }
    })
  }

  #break(error: Error) {
    this.#broken ??= error
    this.#answer?.reject(this.#broken)
  }
}

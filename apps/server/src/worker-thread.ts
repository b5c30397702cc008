import { Worker, workerData } from 'node:worker_threads'

interface Start {
  readonly module: string
  readonly data: unknown
}

/**
 * Starts the module `name` beside the one that asks (`import.meta.url`) in a thread of its own. Once built it is
 * JavaScript; in tests it is TypeScript, which the thread first has to learn to read.
 */
export function startWorker(from: string, name: string, data: unknown): Worker {
  const source = from.endsWith('.ts')
  const module = new URL(`${name}.${source ? 'ts' : 'js'}`, from)
  const start: Start = { module: module.href, data }
  return source
    ? new Worker(new URL('testing/thread.js', import.meta.url), {
        workerData: start,
        execArgv: ['--conditions=source'],
      })
    : new Worker(module, { workerData: start })
}

/** In the thread: what it was started with. */
export function workerInput(): unknown {
  return (workerData as Start).data
}

import { Worker, workerData } from 'node:worker_threads'

interface Start {
  readonly module: string
  readonly data: unknown
}

/**
 * Starts the module `name` beside the caller (`import.meta.url`) in a thread of its own. Once built it is JavaScript;
 * in tests it is TypeScript, which the thread has to be prepared for first.
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

/** In the thread: the data that it was started with. */
export function workerInput(): unknown {
  return (workerData as Start).data
}

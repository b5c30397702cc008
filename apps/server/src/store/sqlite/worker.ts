/** The thread in which an SQLite file is read and written. */
import { accessSync, constants } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { workerInput } from '../../worker-thread.ts'
import { faultOf, type StoreFault } from '../fault.ts'
import type { BatchResult } from '../group-commit.ts'
import { type Call, openConnection } from './connection.ts'

/** A fault as it is sent between threads, where errors lose their codes and causes. */
export type PlainFault = Pick<StoreFault, 'kind' | 'reason'>
export type WorkerResult = { readonly answer: unknown } | { readonly fault: PlainFault }
/** The messages of the thread: first that the file is open, then the results of each batch; or what is wrong. */
export type WorkerMessage = { readonly outcomes: readonly WorkerResult[] } | { readonly fault: PlainFault }

const port = parentPort!
const path = workerInput() as string
const connection = await openConnection(path)

port.on('message', (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    connection.close()
    port.close()
  } else {
    connection.run(calls).then(
      (outcomes) => say({ outcomes: outcomes.map(saidOf) }),
      (error: unknown) => say({ fault: plainFault(error) }),
    )
  }
})
say({ outcomes: [] })

function saidOf(outcome: BatchResult<unknown>): WorkerResult {
  return 'error' in outcome ? { fault: plainFault(outcome.error) } : outcome
}
function plainFault(error: unknown): PlainFault {
  const { kind, reason } = faultOf(error)
  // SQLite does not distinguish a disk that became read-only from one that fails.
  return { kind: kind === 'disk' && !isWritable() ? 'read-only' : kind, reason }
}
function isWritable(): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
function say(said: WorkerMessage) {
  port.postMessage(said)
}

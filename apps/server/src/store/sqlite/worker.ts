/** The thread in which an SQLite file is read and written. */
import { parentPort } from 'node:worker_threads'
import { threadData } from '../../thread.ts'
import type { Outcome } from '../gather.ts'
import { type Call, openDesk } from './desk.ts'

/** What the thread says: first that it is open, then the outcomes of each batch; or what is wrong. */
export type Said = { readonly outcomes: readonly Outcome<unknown>[] } | { readonly error: unknown }

const port = parentPort!
const desk = await openDesk(threadData() as string)

port.on('message', (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    desk.close()
    port.close()
  } else {
    desk.serve(calls).then(
      (outcomes) => say({ outcomes }),
      (error: unknown) => say({ error }),
    )
  }
})
say({ outcomes: [] })

function say(said: Said) {
  port.postMessage(said)
}

/** A computer player's own thread. */
import { parentPort } from 'node:worker_threads'
import type { Question } from '@spellendoos/bots/table'
import { Shelves } from '../shelves.ts'
import { workerInput } from '../worker-thread.ts'
import { thinkHere } from './think.ts'

const port = parentPort
if (port === null) throw new Error('this file has to run as a worker thread')
const shelves = Shelves.open(workerInput() as readonly string[])
port.on('message', (question: Question) => {
  void shelves
    .then((open) => thinkHere(question, open))
    .then(
      (move) => port.postMessage({ move }),
      (error: unknown) => port.postMessage({ error: String(error) }),
    )
})

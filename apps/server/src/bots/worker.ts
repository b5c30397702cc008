/** A computer player's own thread. */
import { parentPort } from 'node:worker_threads'
import type { Question } from '../hub/house.ts'
import { thinkHere } from './think.ts'

const port = parentPort
if (port === null) throw new Error('this is to be run as a worker')
port.on('message', (question: Question) => {
  void thinkHere(question).then(
    (move) => port.postMessage({ move }),
    (error: unknown) => port.postMessage({ error: String(error) }),
  )
})

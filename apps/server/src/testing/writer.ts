/**
 * A process that writes to a store as fast as it can and prints what was acknowledged as durable, until it is killed,
 * or until it has been told often enough, and kills itself.
 */
import { argv, kill, pid, stdout } from 'node:process'
import { openStore } from '../store/open.ts'

const [, , url, name, tables, most = Infinity] = argv
let told = 0
const store = await openStore(url!)

async function write(match: string) {
  for (let number = 0; ;) {
    const lines = [0, 1].map((i) => ({ number: number + i, at: number, body: `${match} ${number + i}` }))
    if ((await store.append(match, lines, { game: 'halma', over: false })) !== 'appended') return
    number += lines.length
    stdout.write(`${match} ${number}\n`)
    if (++told >= Number(most)) kill(pid, 'SIGKILL')
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => write(`${name}-${i}`)))

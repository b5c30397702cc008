/**
 * Measures how much load the server carries: npm run load [-- --sockets 10000 --matches 3000 --rate 1000 --seconds 600 …].
 * Guests in separate processes sit at real tables, move at a steady rate and measure the time until each move is
 * acknowledged, which means durable. Then the server is killed and started again, and every record is compared
 * with what was acknowledged. Last, the rate is raised until the server no longer keeps up.
 */
import { availableParallelism } from 'node:os'
import { argv, env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { install, run } from './install.js'
import { Crowd } from './load/crowd.js'
import { line, summary } from './load/figures.js'
import { startNode } from './load/node.js'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    sockets: { type: 'string', default: '10000' },
    matches: { type: 'string', default: '3000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    /** Seconds of each step on the way to the peak; 0 leaves the peak out. */
    step: { type: 'string', default: '20' },
    /** Processes the guests are spread over. */
    processes: { type: 'string', default: '2' },
    game: { type: 'string', default: 'dammen' },
    /**
     * Arguments for node: a heap that fits in 512 MB with room to mark it in small steps, a small young generation, so
     * that each collection is short, one garbage collection thread, and incremental marking during other work.
     */
    node: {
      type: 'string',
      default:
        '--max-old-space-size=400 --max-semi-space-size=8 --v8-pool-size=1 --no-incremental-marking-task',
    },
  },
})
const count = (/** @type {keyof typeof values} */ name) => Number(values[name])
const wanted = { game: values.game, sockets: count('sockets'), matches: count('matches') }
/** A step is carried when nearly all of what was due was acknowledged, and fast enough to play on. */
const CARRIED = 0.98
const BEARABLE = 1000
const STEPS = 1.25

if (!install() || !run('tsc -b apps/server')) exit(1)
// Only now the rules are built that it plays by.
const { longMatch } = await import('./load/script.js')
const script = await longMatch(wanted.game)
console.log(
  `${wanted.sockets} sockets, ${wanted.matches} matches of ${wanted.game} (${script.moves.length} moves each), ` +
    `${availableParallelism()} cores, store ${(env['SPELLENDOOS_STORE'] ?? 'sqlite').split(':', 1)[0]}`,
)

let good = await sitting('steady', async (crowd, node) => {
  const measured = await crowd.play(count('rate'), count('seconds'))
  const server = await node.figures()
  for (const each of summary(measured, server)) console.log(each)
  return measured.errors === 0
})
if (count('step') > 0) {
  good &&= await sitting('peak', async (crowd, node) => {
    let peak = 0
    for (let rate = count('rate'); ; rate = Math.round(rate * STEPS)) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      const measured = await crowd.play(rate, count('step'))
      console.log(line(rate, measured, await node.figures()))
      const { acknowledged, due, errors, p99 } = measured
      if (errors > 0 || acknowledged < due * CARRIED || p99 > BEARABLE) break
      peak = rate
    }
    console.log(`peak: ${peak} moves a second`)
    return true
  })
}
exit(good ? 0 : 1)

/**
 * Seats everyone at a fresh server, lets them play, and compares what was acknowledged with the records.
 *
 * @param {string} name
 * @param {(crowd: Crowd, node: Awaited<ReturnType<typeof startNode>>) => Promise<boolean>} play
 */
async function sitting(name, play) {
  console.log(`\n── ${name}`)
  const node = await startNode(wanted.sockets, values.node)
  const crowd = new Crowd(count('processes'), node.address, wanted, script)
  const seconds = await crowd.sit()
  const { megabytes, heap } = await node.figures()
  console.log(`seated in ${seconds.toFixed(0)} s, server ${megabytes} MB (objects ${heap} MB)`)
  const good = await play(crowd, node)
  await node.again()
  const { lost, doubled, records } = await crowd.compare()
  console.log(`after kill -9: ${records} records read again, ${lost} moves lost, ${doubled} doubled`)
  await crowd.leave()
  node.close()
  return good && lost === 0 && doubled === 0
}

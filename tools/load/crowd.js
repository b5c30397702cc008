import { fork } from 'node:child_process'
import { quantile } from './figures.js'
import { watchStolen } from './machine.js'

/** Guests are to wait for the server, not for their own housekeeping. */
const ROOM = ['--max-semi-space-size=32', '--v8-pool-size=1']

/** In a second in which others on the host took less of the machine than this, it was this program's own. */
const LITTLE = 0.01

/**
 * The times between two seconds; they are told in the order in which they came, at a steady rate.
 *
 * @param {readonly { times: Float64Array }[]} parts @param {number} seconds @param {number} from @param {number} to
 * @returns {number[]}
 */
function between(parts, seconds, from, to) {
  return parts.flatMap(({ times }) => {
    const at = (/** @type {number} */ second) =>
      Math.floor((times.length * Math.min(second, seconds)) / seconds)
    return [...times.subarray(at(from), at(to))]
  })
}
/** @param {readonly number[]} times */
const p99 = (times) => quantile(Float64Array.from(times).toSorted(), 0.99)

/** The seconds that were undisturbed, as was the one before: what was late then is still late now. @param {number[]} stolen */
const undisturbed = (stolen) =>
  [...stolen.keys()].filter((second) => stolen[second] < LITTLE && (stolen[second - 1] ?? 0) < LITTLE)

/** All guests, spread over processes of their own. */
export class Crowd {
  #processes
  /**
   * @param {number} processes
   * @param {string} address
   * @param {{ game: string, sockets: number, matches: number }} load
   * @param {{ moves: string[], seats: number[] }} script
   */
  constructor(processes, address, load, script) {
    const share = (/** @type {number} */ all, /** @type {number} */ i) =>
      Math.floor((all * (i + 1)) / processes) - Math.floor((all * i) / processes)
    this.#processes = Array.from({ length: processes }, (_, i) => {
      const child = fork(new URL('guests.js', import.meta.url), { serialization: 'advanced', execArgv: ROOM })
      const { game, sockets, matches } = load
      const part = { address, game, script, sockets: share(sockets, i), matches: share(matches, i) }
      return { child, part }
    })
  }

  /** Creates all tables and opens all sockets. @returns {Promise<number>} in how many seconds */
  async sit() {
    const begun = performance.now()
    await this.#all('sit', ({ part }) => part)
    return (performance.now() - begun) / 1000
  }
  /** @param {number} rate @param {number} seconds @returns {Promise<import('./figures.js').Measured>} */
  async play(rate, seconds) {
    const watched = watchStolen()
    const parts = await this.#all('play', () => ({ rate: rate / this.#processes.length, seconds }))
    const stolen = watched()
    const calm = undisturbed(stolen.seconds.slice(0, seconds))
    const times = Float64Array.from(parts.flatMap(({ times }) => [...times])).toSorted()
    const sum = (/** @type {string} */ name) => parts.reduce((all, part) => all + part[name], 0)
    return {
      due: sum('due'),
      sent: sum('sent'),
      acknowledged: times.length,
      errors: sum('errors'),
      why: [...new Set(parts.flatMap(({ why }) => why))].slice(0, 5),
      frames: sum('frames'),
      megabytes: sum('bytes') / 2 ** 20,
      seconds,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
      worst: quantile(times, 1),
      minutes: Array.from({ length: Math.ceil(seconds / 60) }, (_, minute) =>
        p99(between(parts, seconds, minute * 60, (minute + 1) * 60)),
      ),
      stolen: stolen.all,
      calm: {
        seconds: calm.length,
        p99: p99(calm.flatMap((second) => between(parts, seconds, second, second + 1))),
      },
    }
  }
  /** Reads every record from its first line, over a fresh socket, and compares it with what was acknowledged. */
  async compare() {
    const parts = await this.#all('compare', () => ({}))
    const sum = (/** @type {string} */ name) => parts.reduce((all, part) => all + part[name], 0)
    return { lost: sum('lost'), doubled: sum('doubled'), records: sum('records') }
  }
  async leave() {
    await Promise.all(
      this.#processes.map(({ child }) => {
        const gone = new Promise((resolve) => child.once('exit', resolve))
        child.kill()
        return gone
      }),
    )
  }

  #all(ask, given) {
    return Promise.all(
      this.#processes.map(
        (each) =>
          new Promise((resolve, reject) => {
            const fail = (code) => reject(new Error(`guests ended with ${code}`))
            each.child.once('exit', fail)
            each.child.once('message', (answer) => {
              each.child.off('exit', fail)
              resolve(answer)
            })
            each.child.send({ ask, given: given(each) })
          }),
      ),
    )
  }
}

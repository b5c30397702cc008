/** A time below which this part of all times lies. @param {readonly number[]} times sorted @param {number} part */
export const quantile = (times, part) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/**
 * @typedef {{ due: number, sent: number, acknowledged: number, errors: number, why: string[], frames: number,
 *   megabytes: number, seconds: number, p50: number, p95: number, p99: number, worst: number, minutes: number[],
 *   stolen: number | undefined, calm: { seconds: number, p99: number } }} Measured
 * @typedef {{ megabytes: number, heap: number, most: number, delay: number, cpu: number }} Server
 */

/** @param {Measured} m @param {Server} server @returns {string[]} */
export function summary(m, server) {
  return [
    `moves: ${m.due} due, ${m.sent} sent, ${m.acknowledged} acknowledged (${rate(m)} a second), ${m.errors} errors ${m.why.join(' ')}`,
    `from send to acknowledged: p50 ${ms(m.p50)}, p95 ${ms(m.p95)}, p99 ${ms(m.p99)}, worst ${ms(m.worst)}`,
    `p99 by the minute: ${m.minutes.map((time) => time.toFixed(0)).join(', ')}`,
    ...(m.stolen === undefined
      ? []
      : [`taken from this machine by others on its host: ${(m.stolen * 100).toFixed(1)} %${calm(m)}`]),
    `frames heard: ${m.frames}, ${m.megabytes.toFixed(0)} MB`,
    `server: ${server.megabytes} MB (objects ${server.heap} MB), at most ${server.most} MB; event loop delay p99 ${ms(server.delay)}; ${server.cpu.toFixed(2)} cores`,
  ]
}

/** @param {number} asked @param {Measured} m @param {Server} server */
export function line(asked, m, server) {
  return `${asked} a second: ${rate(m)} acknowledged, p50 ${ms(m.p50)}, p99 ${ms(m.p99)}, ${m.errors} errors, server at most ${server.most} MB, ${server.cpu.toFixed(2)} cores`
}

/** @param {Measured} m */
const calm = ({ calm: { seconds, p99 }, seconds: all }) =>
  seconds === 0
    ? ''
    : `; p99 ${ms(p99)} in the ${seconds} of ${all} seconds in which they took next to nothing`
/** @param {Measured} m */
const rate = (m) => (m.acknowledged / m.seconds).toFixed(0)
/** @param {number} time */
const ms = (time) => `${time.toFixed(1)} ms`

import type { Logger } from 'pino'

type Level = 'info' | 'warn' | 'error'
type Log = Pick<Logger, Level>

/** How many lines with the same message are written per window; the others are counted. */
const MOST = 5
const WINDOW = 10_000

/** A log in which the same message cannot drown out everything else. */
export function limitLog(log: Log, now: () => number): Log {
  const seen = new Map<string, { since: number; count: number }>()
  const write =
    (level: Level) =>
    (details: object | string, message?: string): void => {
      if (typeof details === 'string') return log[level](details)
      const name = message ?? ''
      const last = seen.get(name)
      if (last === undefined || now() - last.since >= WINDOW) {
        seen.set(name, { since: now(), count: 1 })
        const unsaid = Math.max(0, (last?.count ?? 0) - MOST)
        return log[level](unsaid === 0 ? details : { ...details, unsaid }, name)
      }
      if (++last.count <= MOST) log[level](details, name)
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

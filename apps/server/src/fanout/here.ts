import type { Fanout, Hint } from './fanout.ts'

type Ear = (hint: Hint) => void

/** The ears of each node in this process, by the name of what they hear. */
const halls = new Map<string, Set<readonly Ear[]>>()

/** For one process: nobody else is there, unless a test lets several nodes live in it. */
export function openHere(name: string): Fanout {
  const hall = halls.get(name) ?? new Set()
  halls.set(name, hall)
  const own: Ear[] = []
  hall.add(own)
  return {
    tell(hint) {
      if (!hall.has(own)) return
      queueMicrotask(() => {
        for (const ears of hall) if (ears !== own) for (const ear of ears) ear(hint)
      })
    },
    hear(listener) {
      own.push(listener)
    },
    close() {
      hall.delete(own)
      if (hall.size === 0) halls.delete(name)
      return Promise.resolve()
    },
  }
}

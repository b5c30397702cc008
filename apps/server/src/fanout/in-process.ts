import type { Fanout, Hint } from './fanout.ts'

type Subscriber = (hint: Hint) => void

/** The listeners of each node in this process, by channel name. */
const halls = new Map<string, Set<readonly Subscriber[]>>()

/** For a single process: there are no other nodes, unless a test runs several in it. */
export function openInProcess(name: string): Fanout {
  const hall = halls.get(name) ?? new Set()
  halls.set(name, hall)
  const own: Subscriber[] = []
  hall.add(own)
  return {
    publish(hint) {
      if (!hall.has(own)) return
      queueMicrotask(() => {
        for (const listeners of hall) if (listeners !== own) for (const listener of listeners) listener(hint)
      })
    },
    subscribe(listener) {
      own.push(listener)
    },
    close() {
      hall.delete(own)
      if (hall.size === 0) halls.delete(name)
      return Promise.resolve()
    },
  }
}

import type { News } from '@spellendoos/wire'
import type { Room } from '../room/room.ts'
import type { Listener, TablePresence } from './table-presence.ts'

/**
 * Sends all listeners, or some of them, what is new to them; listeners with the same view that missed the same get the
 * same text. Listeners whose key was replaced, here or elsewhere, are closed first.
 */
export function broadcast(
  room: Room,
  presence: TablePresence,
  time: number,
  whom: (listener: Listener) => boolean = () => true,
): void {
  presence.dismiss((listener) => room.eyeOf(listener.key) !== listener.eye, 'revoked')
  const { view } = presence
  const texts = new Map<string, string>()
  for (const listener of presence.listeners) {
    const { eye, since } = listener
    const isTold = whom(listener)
    listener.since = room.length
    if (!isTold) continue
    const key = `${eye} ${since}`
    const text = texts.get(key) ?? JSON.stringify(room.news(eye, since, time, view) satisfies News)
    texts.set(key, text)
    listener.send(text)
  }
}

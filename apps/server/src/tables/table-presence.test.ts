import type { Eye } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { TablePresence, type Listener } from './table-presence.ts'

const listenerOf = (eye: Eye): Listener & { readonly closed: string[] } => {
  const closed: string[] = []
  return { eye, key: `key ${eye}`, since: 0, closed, send: () => undefined, close: (why) => closed.push(why) }
}

describe('who is present at a table', () => {
  it('is counted over this node and what others said of late', () => {
    let now = 0
    const presence = new TablePresence(() => now)
    presence.add(listenerOf(0))
    presence.add(listenerOf('watcher'))
    expect(presence.setElsewhere({ node: 'b', eyes: [1, 'watcher'] })).toEqual({ isNew: true, changed: true })
    expect([0, 1, 2].map(presence.view.here)).toEqual([true, true, false])
    expect(presence.view.watchers).toBe(2)
    expect(presence.setElsewhere({ node: 'b', eyes: [1, 'watcher'] })).toEqual({
      isNew: false,
      changed: false,
    })
    now += 60_000
    expect(presence.view.here(1)).toBe(false)
    expect(presence.view.watchers).toBe(1)
  })
  it('is nobody once the last one left here and elsewhere', () => {
    const presence = new TablePresence(() => 0)
    const anna = listenerOf(0)
    presence.add(anna)
    presence.setElsewhere({ node: 'b', eyes: [] })
    expect(presence.isWatched).toBe(true)
    expect(presence.remove(anna)).toBe(true)
    expect(presence.isWatched).toBe(false)
    presence.setElsewhere({ node: 'b', eyes: [1] })
    expect(presence.isWatched).toBe(true)
  })
  it('does not include anyone who left before being added', () => {
    const presence = new TablePresence(() => 0)
    const anna = listenerOf(0)
    expect(presence.remove(anna)).toBe(false)
    expect(presence.hasLeft(anna)).toBe(true)
  })
  it('is told why it is dismissed, and only whom that concerns', () => {
    const presence = new TablePresence(() => 0)
    const [anna, bram] = [listenerOf(0), listenerOf(1)]
    presence.add(anna)
    presence.add(bram)
    presence.dismiss(({ eye }) => eye === 1, 'revoked')
    expect([anna.closed, bram.closed]).toEqual([[], ['revoked']])
    expect(presence.eyes).toEqual([0])
  })
})

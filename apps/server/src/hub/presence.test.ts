import type { Eye } from '@spellendoos/kernel'
import type { News } from '@spellendoos/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { houseOf } from '../testing/house.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { usual } from '../testing/player.ts'
import type { Ear } from './desk.ts'
import { Hub } from './hub.ts'

const hubs: Hub[] = []
afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.close('closing'))))

/** Two nodes over one store that hear of each other. */
async function twoNodes() {
  const store = new MemoryStore()
  for (const node of ['one', 'two']) hubs.push(new Hub(await houseOf(node, store, 'presence'), false))
  return hubs as [Hub, Hub]
}

/** An ear that can be asked until it has heard what is waited for. */
function listener(eye: Eye) {
  const heard: News[] = []
  const waiting = new Set<() => void>()
  const ear: Ear = {
    eye,
    since: 0,
    hear(frame) {
      heard.push(JSON.parse(frame) as News)
      for (const look of waiting) look()
    },
    bye: () => undefined,
  }
  const until = (fits: (news: News) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        const last = heard.at(-1)
        if (last !== undefined && fits(last)) resolve()
      }
      waiting.add(look)
      look()
    })
  return { ear, until }
}

describe('who is at a table', () => {
  it('is known on every node, whichever node they came to', async () => {
    const [one, two] = await twoNodes()
    const laid = await one.lay(usual('dammen', 2))
    const { match } = (laid as { value: { match: string } }).value
    const [anna, bram, watcher] = [listener(0), listener(1), listener('watcher')]
    await one.listen(match, anna.ear)
    await two.listen(match, bram.ear)
    const both = ({ table }: News) => table.players.every(({ here }) => here)
    await Promise.all([anna.until(both), bram.until(both)])
    await two.listen(match, watcher.ear)
    await anna.until(({ table }) => table.watchers === 1)
    two.unlisten(match, bram.ear)
    await anna.until(({ table }) => !table.players[1]!.here && table.watchers === 1)
    expect(hubs).toHaveLength(2)
  })
  it('is nobody whose line broke before the turn to sit down had come', async () => {
    const [one] = await twoNodes()
    const laid = await one.lay(usual('dammen', 2))
    const { match } = (laid as { value: { match: string } }).value
    const [anna, bram] = [listener(0), listener(1)]
    const sitting = one.listen(match, bram.ear)
    one.unlisten(match, bram.ear, true)
    await sitting
    expect(one.ears).toBe(0)
    await one.listen(match, anna.ear)
    await anna.until(({ table }) => table.players[0]!.here && !table.players[1]!.here)
  })
})

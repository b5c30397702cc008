import { describe, expect, it } from 'vitest'
import { seatedRoom } from '../testing/seated-room.ts'
import type { TableSetup } from './record.ts'
import { nextTimeout, runTimeouts } from './timeouts.ts'

/** A match that began at 5000, with the first seat on turn. */
async function begun(changes: Partial<TableSetup>) {
  const room = await seatedRoom('dammen', changes)
  for (const seat of [0, 1]) room.ask(seat, { do: 'ready', ready: true }, 5000)
  for (const seat of [0, 1])
    room.ask(seat, { do: 'seal', seal: String(seat).repeat(64), key: 'b'.repeat(64) }, 5000)
  expect(room.state.phase).toBe('playing')
  return room
}

describe('time at a table', () => {
  it('decides nothing where nobody agreed on any', async () => {
    const { state, writer } = await begun({})
    expect(nextTimeout(state)).toBeUndefined()
    writer.take()
    runTimeouts(state, writer, 10 ** 12)
    expect(writer.take()).toEqual([])
  })
  it('lets a bot take over for somebody who is silent for the agreed patience, and no sooner', async () => {
    const { state, writer } = await begun({ patience: 60 })
    expect(nextTimeout(state)).toBe(65_000)
    runTimeouts(state, writer, 64_999)
    expect(state.table!.match.bots).toEqual([0, 0])
    runTimeouts(state, writer, 65_000)
    expect(state.table!.match.bots[0]).toBeGreaterThan(0)
    expect(nextTimeout(state)).toBeUndefined()
  })
  it('ends the match of somebody whose time for a move is up', async () => {
    const { state, writer } = await begun({ pace: { kind: 'move', seconds: 10 } })
    expect(nextTimeout(state)).toBe(15_000)
    runTimeouts(state, writer, 15_000)
    expect([state.phase, state.table!.match.resigned]).toEqual(['over', [0]])
  })
})

import { newSeries, withResult } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { seatedRoom } from '../testing/seated-room.ts'
import { isNewsFor, newsFor, summaryOf, tableInfo } from './views.ts'

const presence = { here: (seat: number) => seat === 0, watchers: 3 }

describe('who sees what', () => {
  it('a block is news to the one who made it and to nobody else, and talk between the two is not heard', async () => {
    const { state, ask } = await seatedRoom('dammen')
    const before = state.length
    expect(ask(0, { do: 'block', seat: 1, blocked: true })).toBe('done')
    state.participants.setBlocks([{ blocker: 'browser of Anna', blocked: 'browser of Bram', handle: 'h' }])
    ask(1, { do: 'say', text: 'Hello?' })
    expect([0, 1, 'watcher' as const].map((eye) => isNewsFor(state, eye, before))).toEqual([true, true, true])
    const newsOf = (eye: 0 | 1 | 'watcher') => newsFor(state, eye, before, 2000, presence)
    expect(newsOf(0)).toMatchObject({ blocked: [1], talk: [], length: before })
    expect(newsOf(1)).not.toHaveProperty('blocked')
    expect(newsOf(1)).toMatchObject({ talk: [{ seat: 1, text: 'Hello?' }], length: before })
    expect(newsOf('watcher')).toMatchObject({ talk: [{ seat: 1, text: 'Hello?' }] })
    const after = state.length
    ask(0, { do: 'block', seat: 1, blocked: false })
    expect([0, 1, 'watcher' as const].map((eye) => isNewsFor(state, eye, after))).toEqual([
      true,
      false,
      false,
    ])
  })
  it('everyone sees who sits where, who is there, and nothing of keys', async () => {
    const { state } = await seatedRoom('dammen')
    const info = tableInfo(state, 2000, presence)
    expect(info).toMatchObject({ phase: 'gathering', host: 0, watchers: 3 })
    expect(info.players.map(({ name, here }) => [name, here])).toEqual([
      ['Anna', true],
      ['Bram', false],
    ])
    for (const secret of [...state.setup.keys, state.setup.watch, 'browser of Anna'])
      expect(JSON.stringify(info)).not.toContain(secret)
  })
  it('the lobby lists a table that somebody holds and that has a free seat, and no rematch', async () => {
    const players = [
      { name: 'Anna', level: 0 },
      { name: '', level: 0 },
    ]
    const open = await seatedRoom('dammen', { openness: 'lobby', players })
    expect(summaryOf(open.state, undefined)).toMatchObject({ over: false, open: { free: 1, host: 'Anna' } })
    open.ask(1, { do: 'sit', name: 'Bram' })
    expect(summaryOf(open.state, undefined)).not.toHaveProperty('open')
    expect(summaryOf(open.state, undefined)).toMatchObject({ waits: true })
    const closed = await seatedRoom('dammen', { players })
    expect(summaryOf(closed.state, 5)).toEqual({ game: 'dammen', over: false, due: 5 })
    const series = withResult(newSeries(2, 'rotate'), { places: [1, 2], why: 'resigned' })
    const again = await seatedRoom('dammen', { openness: 'lobby', players, series })
    expect(summaryOf(again.state, undefined)).toEqual({ game: 'dammen', over: false })
  })
})

import { MOST_SAID } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import { seatedRoom } from '../testing/seated-room.ts'

const EMPTY_SEAT = {
  players: [
    { name: 'Anna', level: 0 },
    { name: '', level: 0 },
  ],
}

describe('what a seat may ask', () => {
  it('is its own affair: only the host fills, and nobody renews a link where somebody sits', async () => {
    const { ask } = await seatedRoom('dammen')
    expect(ask(1, { do: 'fill', seat: 0, level: 1 })).toBe('only-host')
    expect(ask(0, { do: 'fill', seat: 1, level: 1 })).toBe('seat-taken')
    expect(ask(0, { do: 'renew', seat: 1 })).toBe('seat-taken')
    expect(ask(1, { do: 'renew', seat: 0 })).toBe('only-host')
    expect(ask(1, { do: 'renew', seat: 1 })).toBe('done')
    expect(ask(0, { do: 'report', seat: 7 })).toBe('no-such-seat')
  })
  it('is a key of its own for whoever sits down by a link, and none for a seat that a bot fills', async () => {
    const { state, ask } = await seatedRoom('dammen', EMPTY_SEAT)
    const link = state.players[1]!.key
    expect(ask(1, { do: 'sit', name: 'Bram' })).toBe('done')
    const own = state.players[1]!.key
    expect(own).not.toBe(link)
    expect(ask(1, { do: 'sit', name: 'Bas' })).toBe('done')
    expect(state.players[1]).toMatchObject({ name: 'Bas', key: own })
    expect(ask(1, { do: 'rise' })).toBe('done')
    expect(ask(0, { do: 'fill', seat: 1, level: 2 })).toBe('done')
    expect(state.players[1]).toMatchObject({ name: '', level: 2, key: null })
  })
  it('depends on the phase: no move before the match, no seat after it began', async () => {
    const { ask } = await seatedRoom('dammen')
    expect(ask(0, { do: 'move', move: '32-28', seen: 0 })).toBe('not-begun')
    expect(ask(0, { do: 'seal', seal: '', key: '' })).toBe('not-sealing')
    expect(ask(0, { do: 'rematch' })).toBe('not-over')
    for (const seat of [0, 1]) ask(seat, { do: 'ready', ready: true })
    expect(ask(0, { do: 'rise' })).toBe('already-begun')
    expect(ask(0, { do: 'renew', seat: 1 })).toBe('only-own-link')
  })
  it('is to talk, in set phrases at a table from the lobby, and only so much', async () => {
    const lobby = await seatedRoom('dammen', { openness: 'lobby' })
    expect(lobby.ask(0, { do: 'say', text: 'Hello' })).toBe('phrases-only')
    expect(lobby.ask(0, { do: 'phrase', phrase: 'hello' })).toBe('done')
    const { ask } = await seatedRoom('dammen')
    expect(ask(0, { do: 'say', text: ' \n ' })).toBe('nothing-said')
    for (let i = 0; i < MOST_SAID; i++) ask(i % 2, { do: 'say', text: 'again' })
    expect(ask(0, { do: 'say', text: 'once more' })).toBe('talk-full')
  })
})

import { describe, expect, it } from 'vitest'
import { seatedRoom, type SeatedRoom } from '../testing/seated-room.ts'
import { ceremonyDue, runCeremony, sealsInfo } from './ceremony.ts'

const everyoneReady = ({ ask }: SeatedRoom) =>
  expect([0, 1].map((seat) => ask(seat, { do: 'ready', ready: true }, 5000))).toEqual(['done', 'done'])

describe('the ceremony', () => {
  it('begins when everyone is ready, and shows the commitment of the server', async () => {
    const room = await seatedRoom('dammen')
    expect(room.ask(0, { do: 'ready', ready: true })).toBe('done')
    expect([room.state.phase, ceremonyDue(room.state)]).toEqual(['gathering', undefined])
    everyoneReady(room)
    expect(room.state.phase).toBe('sealing')
    expect(sealsInfo(room.state.table!)).toMatchObject({ seals: [null, null] })
  })
  it('is called off after half a minute, by those who did not seal', async () => {
    const { state, writer, ...room } = await seatedRoom('dammen')
    everyoneReady({ state, writer, ...room })
    expect(ceremonyDue(state)).toBe(35_000)
    runCeremony(state, writer, 34_999)
    expect(state.phase).toBe('sealing')
    expect(room.ask(0, { do: 'seal', seal: 'a'.repeat(64), key: 'b'.repeat(64) }, 6000)).toBe('done')
    runCeremony(state, writer, 35_000)
    expect(state.phase).toBe('gathering')
    expect([state.voids, state.players.map(({ ready }) => ready)]).toEqual([1, [true, false]])
  })
})

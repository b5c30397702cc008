import { describe, expect, it } from 'vitest'
import { Part } from '../testing/part.ts'
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
  it('shows all seals to a seat that was absent, until it has opened its first link', async () => {
    const room = await seatedRoom('macao')
    const { state, writer, ask } = room
    everyoneReady(room)
    const parts = [0, 1].map((seat) => new Part('m', String(seat).repeat(64)))
    for (const seat of [0, 1]) ask(seat, parts[seat]!.seal(seat), 6000)
    const table = state.table!
    const play = () => {
      const seat = table.match.turn[0] as number
      const [move] = table.match.moves(seat)
      ask(seat, { do: 'move', move: table.match.game.write(table.match.state, move), seen: table.seq }, 6000)
    }
    while (table.pending === undefined) play()
    // Given a first throw that seat 1 missed.
    expect(sealsInfo(table)?.seals).not.toContain(null)
    ask(0, parts[0]!.link(0, 0), 6000)
    runCeremony(state, writer, 10_000)
    expect([table.linked!.draws, sealsInfo(table)]).toEqual([1, undefined])
    // When it comes back, and chance is asked again.
    ask(1, { do: 'leave' }, 11_000)
    ask(1, { do: 'return' }, 11_000)
    while (table.pending === undefined) play()
    // Then it is shown what it needs, and nobody else is once all have opened a link.
    expect(sealsInfo(table)?.seals).not.toContain(null)
    const { draw } = table.pending
    ask(1, parts[1]!.link(1, draw), 12_000)
    expect(table.pending.awaited).toEqual([0])
    expect(sealsInfo(table)).toBeUndefined()
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

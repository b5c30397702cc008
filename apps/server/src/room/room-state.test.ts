import { describe, expect, it } from 'vitest'
import { seatedRoom } from '../testing/seated-room.ts'
import { RoomState } from './room-state.ts'

const copyOf = ({ match, game, setup }: RoomState) => new RoomState(match, game, setup)

describe('a record that is folded', () => {
  it('comes to the same state as the one that wrote it', async () => {
    const { state, writer, ask } = await seatedRoom('dammen')
    ask(1, { do: 'sit', name: 'Bas' })
    ask(0, { do: 'say', text: 'Hello' }, 2000)
    ask(0, { do: 'ready', ready: true }, 3000)
    const lines = writer.take()
    const copy = copyOf(state)
    copy.follow(lines)
    expect(copy.players).toEqual(state.players)
    expect([copy.length, copy.publicLength(), copy.lastAt, copy.publicAt]).toEqual([4, 3, 3000, 3000])
    expect(copy.participants.talk(1, 0)).toEqual([{ at: 2000, seat: 0, text: 'Hello' }])
  })
  it('takes a line that it knows once, and none after a gap', async () => {
    const { state, writer, ask } = await seatedRoom('dammen')
    ask(0, { do: 'ready', ready: true })
    ask(0, { do: 'ready', ready: false })
    const lines = writer.take()
    const copy = copyOf(state)
    copy.follow(lines.slice(0, 2))
    copy.follow(lines)
    expect(copy.length).toBe(3)
    expect(() => copyOf(state).follow(lines.slice(1))).toThrow('line 0 of m is missing')
  })
})

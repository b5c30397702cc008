import { newSeries, seededRng, type Seat } from '@spellendoos/kernel'
import type { Command } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import { begun, type Begun } from '../testing/begun-room.ts'
import { hashOf } from './keys.ts'
import type { TableSetup } from './record.ts'
import { Room } from './room.ts'

const presence = { here: () => true, watchers: 0 }
const rng = seededRng(3)

const ask = (table: Begun, seat: Seat) => table.ask(seat, { do: 'act', act: 'undo' })
const answer = (table: Begun, seat: Seat, allow: boolean, seen = table.room.table!.match.seq) =>
  table.ask(seat, { do: 'answer-back', seen, allow })
const backOf = ({ room, at }: Begun) => room.info(at, presence).back
/** The seats whose moves count, first to last. */
const moved = ({ room }: Begun) => room.table!.match.standing.map(({ by }) => by)
/** The same table from its record. */
const folded = ({ room, lines }: Begun) =>
  Room.open(room.match, room.game, lines, (bytes) => new Uint8Array(bytes).map(() => rng(256)))

/** Seats at the table, computer players at those of a level. */
const seated = (...levels: number[]): Partial<TableSetup> => ({
  seats: levels.length,
  players: levels.map((level, seat) => ({ name: level > 0 ? '' : `name ${seat}`, level })),
  keys: levels.map((level, seat) => (level > 0 ? null : hashOf(`key ${seat}`))),
  series: newSeries(levels.length, 'rotate'),
})
/** The computer player at this seat makes its first move. */
function computerMoves({ room, lines, at }: Begun, seat: Seat): void {
  const { match } = room.table!
  lines.push(...room.playFor(seat, match.game.write(match.state, match.moves(seat)[0]), match, at))
}

describe('taking back from afar', () => {
  it('is asked for, seen by all, and done when the other allows it', async () => {
    const table = await begun('dammen')
    table.move(0)
    const seen = table.room.table!.match.seq
    expect(ask(table, 0)).toBe('done')
    expect(moved(table)).toEqual([0])
    expect(backOf(table)).toEqual({ by: 0, seen, allowed: [] })
    expect(folded(table).info(table.at, presence).back).toEqual({ by: 0, seen, allowed: [] })
    expect(answer(table, 1, true)).toBe('done')
    expect(moved(table)).toEqual([])
    expect(backOf(table)).toBeUndefined()
    expect(folded(table).news(0, 0, table.at, presence)).toEqual(table.room.news(0, 0, table.at, presence))
  })
  it('goes back to before the own last move where the other has moved since', async () => {
    const table = await begun('dammen')
    for (const seat of [0, 1, 0, 1]) table.move(seat)
    expect([ask(table, 0), answer(table, 1, true)]).toEqual(['done', 'done'])
    expect(moved(table)).toEqual([0, 1])
    expect(table.room.table!.match.turn).toEqual([0])
  })
  it('waits for all other people, and for no computer player', async () => {
    const table = await begun('halma', seated(0, 0, 0, 1))
    table.move(0)
    expect(ask(table, 0)).toBe('done')
    expect(answer(table, 1, true)).toBe('done')
    expect(backOf(table)?.allowed).toEqual([1])
    expect(moved(table)).toEqual([0])
    expect(answer(table, 2, true)).toBe('done')
    expect(moved(table)).toEqual([])
  })
  it('is refused by one of them, which all see, and is not asked again before the match goes on', async () => {
    const table = await begun('dammen')
    table.move(0)
    ask(table, 0)
    expect(answer(table, 1, false)).toBe('done')
    expect(moved(table)).toEqual([0])
    expect(backOf(table)).toMatchObject({ by: 0, refused: 1 })
    expect(ask(table, 0)).toBe('take-back-refused')
    expect(answer(table, 1, true)).toBe('nobody-asks')
    table.move(1)
    expect(backOf(table)).toBeUndefined()
    expect(ask(table, 0)).toBe('done')
  })
  it('is one request at a time, that a move, a stand-in, the asker or the end withdraws', async () => {
    const table = await begun('dammen')
    table.move(0)
    table.move(1)
    const seen = table.room.table!.match.seq
    expect(ask(table, 0)).toBe('done')
    expect([ask(table, 0), ask(table, 1)]).toEqual(['take-back-asked', 'take-back-asked'])
    table.ask(1, { do: 'act', act: 'offer-draw' })
    expect(backOf(table)).toBeDefined()
    table.move(0)
    expect(backOf(table)).toBeUndefined()
    expect(answer(table, 1, true, seen)).toBe('nobody-asks')
    expect([ask(table, 0), answer(table, 0, true), answer(table, 0, false)]).toEqual([
      'done',
      'nobody-asks',
      'done',
    ])
    expect(backOf(table)).toBeUndefined()
    ask(table, 0)
    expect(answer(table, 1, true, seen)).toBe('nobody-asks')
    table.ask(1, { do: 'leave' })
    expect(backOf(table)).toBeUndefined()
    table.ask(1, { do: 'return' })
    ask(table, 0)
    table.ask(1, { do: 'act', act: 'resign' })
    expect(backOf(table)).toBeUndefined()
  })
  it('is done once, however often request and answer are sent', async () => {
    const table = await begun('dammen')
    table.move(0)
    const { room, at } = table
    const send = (seat: Seat, id: string, command: Command) =>
      room.handle(room.keyOf(seat)!, { ...command, id }, at)
    const allow: Command = { do: 'answer-back', seen: room.table!.match.seq, allow: true }
    for (const lines of [1, 0])
      expect(send(0, 'x', { do: 'act', act: 'undo' })).toMatchObject({ ok: true, lines: { length: lines } })
    for (const lines of [2, 0])
      expect(send(1, 'y', allow)).toMatchObject({ ok: true, lines: { length: lines } })
    expect(moved(table)).toEqual([])
  })
  it('asks nobody where only computers play along, also after they have moved', async () => {
    const table = await begun('dammen', seated(0, 1))
    table.move(0)
    computerMoves(table, 1)
    expect(moved(table)).toEqual([0, 1])
    expect(ask(table, 0)).toBe('done')
    expect(moved(table)).toEqual([])
  })
  it('leaves what was answered at the seat of somebody who is away', async () => {
    const table = await begun('dammen')
    table.move(0)
    table.move(1)
    table.move(0)
    table.ask(1, { do: 'leave' })
    expect(ask(table, 0)).toBe('done')
    expect(moved(table)).toEqual([0, 1])
    expect(ask(table, 0)).toBe('others-moved')
  })
  it('is never asked for after something was thrown', async () => {
    const table = await begun('backgammon')
    const seat = table.room.table!.match.turn[0] as Seat
    expect(ask(table, seat)).toBe('nothing-to-undo')
    expect(backOf(table)).toBeUndefined()
  })
  it('is none of a watcher’s business', async () => {
    const table = await begun('dammen')
    table.move(0)
    ask(table, 0)
    const command = { do: 'answer-back', seen: table.room.table!.match.seq, allow: true, id: 'w' } as const
    expect(table.room.handle(hashOf('watch'), command, table.at)).toMatchObject({
      refusal: { code: 'only-players' },
    })
  })
})

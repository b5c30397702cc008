import { seededRng, type Rng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { begun, type Begun } from '../testing/begun-room.ts'

/** Sequences of commands, and the commands in each. */
const SEQUENCES = 60
const COMMANDS = 40

const leftOf = ({ room, at }: Begun): number =>
  room.info(at, { here: () => true, watchers: 0 }).left?.[0] ?? Infinity
/** The moves of seat 0 that were not taken back. */
const made = ({ room }: Begun): number => room.table!.match.standing.filter(({ by }) => by === 0).length

/** Seat 0 does anything at all, the other one moves when it is its turn, and stand-ins play sometimes. */
function anything(table: Begun, rng: Rng): void {
  const { room } = table
  const { match } = room.table!
  const choice = rng(9)
  if (choice <= 1) table.move(0)
  else if (choice === 2) table.takeBack(0)
  else if (choice === 3) table.ask(0, { do: 'leave' })
  else if (choice === 4) table.ask(0, { do: 'return' })
  else if (choice === 5) table.ask(0, { do: 'act', act: rng(2) === 0 ? 'offer-draw' : 'decline' })
  else if (choice === 6) table.move(1)
  else if (choice === 7 && match.bots[0]! > 0 && match.turn.includes(0)) {
    const move = match.game.write(match.state, match.moves(0)[0])
    table.lines.push(...room.playFor(0, move, match, table.at))
  } else table.ask(0, { do: 'phrase', phrase: 'hello' })
}

describe('time for all moves', () => {
  it('grows by no command of its seat, but once for each move that was not taken back', async () => {
    const seconds = 40
    const plus = 7
    for (let seed = 0; seed < SEQUENCES; seed++) {
      const rng = seededRng(seed)
      const table = await begun('dammen', { pace: { kind: 'match', seconds, plus } })
      let before = { left: leftOf(table), made: 0 }
      for (let i = 0; i < COMMANDS && table.room.phase === 'playing'; i++) {
        anything(table, rng)
        const after = { left: leftOf(table), made: made(table) }
        const grown = Math.max(0, after.made - before.made)
        expect(after.left, `seed ${seed}, command ${i}`).toBeLessThanOrEqual(
          before.left + plus * 1000 * grown,
        )
        expect(after.left).toBeLessThanOrEqual((seconds + plus * after.made) * 1000)
        table.pass(rng(4) === 0 ? 0 : rng(4000))
        const later = leftOf(table)
        expect(later).toBeLessThanOrEqual(after.left)
        before = { left: later, made: made(table) }
      }
    }
  })
  it('neither runs nor grows while a throw waits for links', async () => {
    const table = await begun('macao', { pace: { kind: 'match', seconds: 100, plus: 5 } })
    const leftAt = (seat: number) => table.room.info(table.at, { here: () => true, watchers: 0 }).left![seat]
    const seat = table.room.table!.match.turn[0] as number
    table.pass(1000)
    table.move(seat)
    expect(table.room.table!.pending).toBeDefined()
    table.pass(3000)
    expect(leftAt(seat)).toBe(99_000)
    table.open()
    // The same seat goes on: it has made a move, and its turn is not over.
    expect(table.room.table!.match.turn).toEqual([seat])
    expect(leftAt(seat)).toBe(99_000)
    table.pass(1000)
    expect(leftAt(seat)).toBe(98_000)
  })
  it('is not raised by going and coming back, nor by moves that are taken back', async () => {
    const table = await begun('dammen', { pace: { kind: 'match', seconds: 10, plus: 30 } })
    for (let i = 0; i < 10; i++) {
      expect([table.ask(0, { do: 'leave' }), table.ask(0, { do: 'return' })]).toEqual(['done', 'done'])
      expect([table.move(0), table.takeBack(0)]).toEqual(['done', 'done'])
    }
    expect(leftOf(table)).toBe(10_000)
    table.move(0)
    expect(leftOf(table)).toBe(40_000)
  })
  it('of the other is given back when a move is taken back, and the time since is the own', async () => {
    const table = await begun('dammen', { pace: { kind: 'match', seconds: 60, plus: 5 } })
    table.pass(10_000)
    table.move(0)
    table.pass(20_000)
    table.takeBack(0)
    expect(table.room.info(table.at, { here: () => true, watchers: 0 }).left).toEqual([30_000, 60_000])
  })
  it('is what it was before the move where others have moved since, and no increment is kept', async () => {
    const table = await begun('dammen', { pace: { kind: 'match', seconds: 60, plus: 5 } })
    for (const seat of [0, 1]) {
      table.pass(1000)
      table.move(seat)
    }
    expect(table.takeBack(0)).toBe('done')
    expect(table.room.table!.match.standing).toEqual([])
    expect(table.room.info(table.at, { here: () => true, watchers: 0 }).left).toEqual([58_000, 60_000])
  })
  it('rests while a computer player has the seat, once it has moved', async () => {
    const table = await begun('dammen', { pace: { kind: 'match', seconds: 60, plus: 5 } })
    table.pass(10_000)
    table.ask(0, { do: 'leave' })
    table.pass(20_000)
    expect(leftOf(table)).toBe(50_000)
    const { match } = table.room.table!
    table.room.playFor(0, match.game.write(match.state, match.moves(0)[0]), match, table.at)
    table.ask(0, { do: 'return' })
    expect(leftOf(table)).toBe(50_000)
  })
})

describe('time for each move', () => {
  it('is up so long after the turn began, whatever its seat does, unless a move stays made', async () => {
    const seconds = 12
    for (let seed = 0; seed < SEQUENCES; seed++) {
      const rng = seededRng(seed)
      const table = await begun('dammen', { pace: { kind: 'move', seconds } })
      const start = table.at
      for (let i = 0; i < COMMANDS; i++) {
        anything(table, rng)
        table.pass(rng(4) === 0 ? 0 : rng(4000))
        const { match } = table.room.table!
        if (table.room.phase !== 'playing') break
        if (!match.turn.includes(0) || match.bots[0] !== 0) continue
        const last = match.standing.at(-1)
        const turned = last === undefined ? start : match.at(last.seq).at!
        expect(table.at, `seed ${seed}, command ${i}`).toBeLessThan(turned + seconds * 1000)
      }
    }
  })
  it('is not put off by coming back without having gone, which is not written down', async () => {
    const table = await begun('dammen', { pace: { kind: 'move', seconds: 5 } })
    const { length } = table.lines
    table.pass(3000)
    expect(table.ask(0, { do: 'return' })).toBe('done')
    expect(table.lines).toHaveLength(length)
    table.pass(2000)
    expect(table.room.phase).toBe('over')
  })
  it('does not run out by taking back: that is refused once it would', async () => {
    const table = await begun('dammen', { pace: { kind: 'move', seconds: 5 } })
    table.pass(4000)
    table.move(0)
    table.pass(500)
    expect(table.takeBack(0)).toBe('done')
    table.move(0)
    table.pass(2000)
    expect(table.takeBack(0)).toBe('time-ran-out')
    expect(table.room.phase).toBe('playing')
  })
  it('does not run out by an answer that comes late: that is refused as well', async () => {
    const table = await begun('dammen', { pace: { kind: 'move', seconds: 5 } })
    table.pass(3000)
    table.move(0)
    table.pass(1000)
    const { seq: seen } = table.room.table!.match
    expect(table.ask(0, { do: 'act', act: 'undo' })).toBe('done')
    table.pass(1000)
    expect(table.ask(1, { do: 'answer-back', seen, allow: true })).toBe('time-ran-out')
    expect(table.ask(1, { do: 'answer-back', seen, allow: false })).toBe('done')
    expect(table.room.phase).toBe('playing')
  })
})

import { describe, expect, it } from 'vitest'
import {
  at,
  bothReady,
  fieldsOf,
  FORWARD,
  BACK,
  stand,
  thrown,
  wholeTurn,
  won,
  type Table,
} from '../../test/voetbalspel.ts'
import { given } from '../../test/table.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

/** The last turn of a period, with this score: the first seat has had all its turns except one. */
const lastTurn = (period: number, goals: number[], more: Partial<State> = {}) =>
  thrown('h1', 'h21 o20', 1, BACK, {
    period,
    goals,
    turns: 20,
    played: [period < 2 ? 19 : 6, period < 2 ? 20 : 7],
    ...more,
  })

describe('voetbalspel: the length of a match', () => {
  it('voetbalspel.length: at most 45 minutes a half', () => {
    expect(game.options['minutes']).toMatchObject({ minimum: 5, maximum: 45 })
    expect(() => given(game, { options: { minutes: 46 } })).toThrow('minutes')
    expect(() => given(game, { options: { minutes: 4 } })).toThrow('minutes')
    expect(() => given(game, { options: { turns: 0 } })).toThrow('turns')
    expect(() => given(game, { options: { turns: 46 } })).toThrow('turns')
  })

  it('voetbalspel.halves: so many turns a side, twenty unless agreed otherwise', () => {
    expect(given(game).state).toMatchObject({ length: 'turns', turns: 20 })
    const table = bothReady(won(0, { turns: 2 }))
    for (const seat of [0, 1, 0]) {
      expect(table.state.seat).toBe(seat)
      wholeTurn(table)
    }
    expect(table.state).toMatchObject({ period: 0, seat: 1, played: [2, 1] })
    wholeTurn(table)
    expect(table.state).toMatchObject({ period: 1, phase: 'set-up', played: [0, 0], running: false })
    expect(table.facts(0).at(-1)).toMatchObject({ fact: 'end-1' })
  })

  it('voetbalspel.halves: who has had all turns waits for the other', () => {
    const table = thrown('h1', 'h21 o20', 1, BACK, { played: [15, 20] }).play(0, 'pass')
    expect(table.state).toMatchObject({ seat: 0, actor: 0, phase: 'throw', played: [16, 20] })
  })

  it('voetbalspel.conceded: who has no turns left does not kick off', () => {
    const more = { played: [15, 20] }
    expect(thrown('h1 h20', '- o20', 2, FORWARD, more).play(0, 'h20-h22').state).toMatchObject({
      kicker: 0,
      seat: 0,
    })
  })

  it('voetbalspel.half-time: the other side kicks off, and the ends stay', () => {
    for (const first of [0, 1]) {
      const table = lastTurn(0, [1, 0], { first }).play(0, 'pass')
      expect(table.state).toMatchObject({ period: 1, kicker: 1 - first, actor: 1 - first, phase: 'set-up' })
      expect(fieldsOf(table, 0).split(' ')[0]).toBe('h1')
    }
    expect(lastTurn(1, [1, 1], { first: 1 }).play(0, 'pass').state).toMatchObject({ period: 2, kicker: 1 })
    expect(lastTurn(2, [1, 1], { first: 1 }).play(0, 'pass').state).toMatchObject({ period: 3, kicker: 0 })
  })

  it('voetbalspel.object: most goals win after two halves', () => {
    const table = lastTurn(1, [1, 2]).play(0, 'pass')
    expect(table.result).toEqual({ places: [2, 1], scores: [1, 2], why: 'voetbalspel.object' })
    expect(table.turn).toEqual([])
    expect(table.moves(0)).toEqual([])
    expect(lastTurn(1, [3, 2]).play(0, 'pass').result?.places).toEqual([1, 2])
    expect(lastTurn(0, [3, 2]).play(0, 'pass').result).toBeUndefined()
  })

  it('voetbalspel.object: a goal in the last turn counts and ends the match', () => {
    const table = thrown('h1 h20', '- o20', 2, FORWARD, { period: 1, played: [19, 20] }).play(0, 'h20-h22')
    expect(table.result).toMatchObject({ places: [1, 2], scores: [1, 0] })
  })

  it('voetbalspel.extra-time, voetbalspel.extra-time-unit: a draw gives twice seven turns', () => {
    const table = lastTurn(1, [1, 1], { turns: 20 }).play(0, 'pass')
    expect(table.result).toBeUndefined()
    expect(table.state).toMatchObject({ period: 2, phase: 'set-up' })
    expect(lastTurn(2, [1, 1], { played: [5, 7] }).play(0, 'pass').state).toMatchObject({
      period: 2,
      played: [6, 7],
    })
    expect(lastTurn(2, [2, 1]).play(0, 'pass').state.period).toBe(3)
    expect(lastTurn(3, [2, 1]).play(0, 'pass').result).toMatchObject({
      places: [1, 2],
      why: 'voetbalspel.object',
    })
  })
})

describe('voetbalspel: the clock', () => {
  const onClock = (minutes = 30) => won(0, { length: 'minutes', minutes })

  it('voetbalspel.clock: starts at the kick-off of a half and runs through goals', () => {
    const table = onClock()
    expect(table.match.clocks).toEqual([])
    bothReady(table)
    expect(table.match.clocks).toEqual([{ name: 'half-1', after: 30 * 60_000, move: 'time-up' }])
    table.play(0, 'throw')
    expect(table.match.clocks).toHaveLength(1)
    const goal = thrown('h1 h20', '- o20', 2, FORWARD, { length: 'minutes' }).play(0, 'h20-h22')
    expect(goal.state.phase).toBe('set-up')
    expect(goal.match.clocks).toHaveLength(1)
    expect(bothReady(won(0)).match.clocks).toEqual([])
  })

  it('voetbalspel.clock: the half ends at once, in the middle of a turn too', () => {
    const table = bothReady(onClock()).play(0, 'throw').clock()
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['time-up', 'end-1'])
    expect(table.state).toMatchObject({
      period: 1,
      phase: 'set-up',
      actor: 1,
      asking: false,
      taken: [1, 0],
      running: false,
    })
    expect(table.match.clocks).toEqual([])
    bothReady(table)
    expect(table.match.clocks[0]?.name).toBe('half-2')
    table.clock()
    expect(table.state).toMatchObject({ period: 2, kicker: 0, taken: [1, 1] })
    bothReady(table)
    expect(table.match.clocks).toEqual([{ name: 'half-3', after: 7 * 60_000, move: 'time-up' }])
    const goal = thrown('h1 h20', '- o20', 2, FORWARD, { length: 'minutes' }).play(0, 'h20-h22').clock()
    expect(goal.state.taken).toEqual([1, 0])
  })

  it('voetbalspel.extra-time-unit: seven minutes on the clock', () => {
    const table = at(stand('h1', 'h21', { length: 'minutes', period: 3 }))
    expect(table.match.clocks).toEqual([{ name: 'half-4', after: 420_000, move: 'time-up' }])
  })

  it('voetbalspel.most-turns: a half on the clock has a hundred turns a side', () => {
    const table = thrown('h1', 'h21 o20', 1, BACK, { length: 'minutes', played: [98, 100] }).play(0, 'pass')
    expect(table.state).toMatchObject({ period: 0, played: [99, 100] })
    table.throws(0, 1, BACK).play(0, 'pass')
    expect(table.state.period).toBe(1)
  })
})

describe('voetbalspel: the shoot-out', () => {
  const shootOut = (more: Partial<State> = {}) => lastTurn(3, [1, 1], more).play(0, 'pass')
  /** The side whose turn it is takes a penalty. */
  const kick = (table: Table, hit: boolean): Table => {
    const seat = table.state.actor
    if (hit) return table.throws(seat, 4)
    return table.throws(seat, 1).throws(seat, 6).throws(seat, 5)
  }
  const score = (home: number, away: number) => ({ say: 'score-line', home, away })
  const kicks = (table: Table, hits: string): Table => {
    for (const each of hits) kick(table, each === '1')
    return table
  }

  it('voetbalspel.shoot-out, voetbalspel.shoot-out-order: five each in turn, who began the match first', () => {
    const table = shootOut({ first: 1 })
    expect(table.state).toMatchObject({ period: 4, phase: 'penalty', actor: 1 })
    kick(table, true)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'kick-hit', seat: 1 })
    expect(table.turn).toEqual([0])
    table.throws(0, 3).throws(0, 2)
    expect(table.turn).toEqual([0])
    table.throws(0, 1)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'kick-missed', seat: 0 })
    kicks(table, '1010100')
    expect(table.result).toBeUndefined()
    kicks(table, '0')
    expect(table.state.kicks).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 0, 0])
    expect(table.result).toEqual({
      places: [2, 1],
      scores: [1, 1],
      why: 'voetbalspel.shoot-out',
      how: { say: 'how-shoot-out', score: score(1, 1), kicks: score(4, 0) },
    })
  })

  it('voetbalspel.shoot-out: all five are taken, by the first side too', () => {
    const table = kicks(shootOut(), '101010101')
    expect(table.result).toBeUndefined()
    expect(kicks(table, '1').result).toMatchObject({ places: [1, 2], why: 'voetbalspel.shoot-out' })
  })

  it('voetbalspel.sudden-death: pair by pair until one is ahead', () => {
    const table = kicks(shootOut(), '1111111111')
    expect(table.result).toBeUndefined()
    kicks(table, '00')
    expect(table.result).toBeUndefined()
    kicks(table, '0')
    expect(table.result).toBeUndefined()
    kicks(table, '1')
    expect(table.result).toEqual({
      places: [2, 1],
      scores: [1, 1],
      why: 'voetbalspel.sudden-death',
      how: { say: 'how-sudden-death', score: score(1, 1), kicks: score(6, 5) },
    })
  })

  it('voetbalspel.drawn: after twenty pairs it is a draw', () => {
    const table = kicks(shootOut(), '0'.repeat(10 + 38))
    expect(table.result).toBeUndefined()
    kicks(table, '00')
    expect(table.result).toEqual({ places: [1, 1], scores: [1, 1], why: 'voetbalspel.drawn' })
  })
})

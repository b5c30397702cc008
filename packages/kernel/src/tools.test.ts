import { describe, expect, it } from 'vitest'
import {
  canonical,
  copyJson,
  drawFits,
  drawFrom,
  newSeries,
  perft,
  playout,
  seating,
  seededRng,
  shuffled,
  soonest,
  totals,
  walk,
  withResult,
  type Choice,
  type Game,
  type Result,
} from './index.ts'
import { pebbles } from '../test/pebbles.ts'

const calm = { pebbles: 4, partners: false, deal: false, mood: 'calm' } as const

describe('copy and canonical text', () => {
  it('copies all the way down', () => {
    const data = { a: [1, [2, { b: null }]], c: { d: 'x' }, e: true }
    const copy = copyJson(data)
    expect(copy).toEqual(data)
    expect(copy.a).not.toBe(data.a)
    expect(copy.a[1]).not.toBe(data.a[1])
    expect(copy.c).not.toBe(data.c)
    expect(copyJson(null)).toBeNull()
    expect(copyJson('x')).toBe('x')
    expect(copyJson([null, [1]])).toEqual([null, [1]])
  })
  it('equal data gives equal text, whatever the order of its fields', () => {
    expect(canonical({ b: 1, a: [true, null, { d: 'é"', c: 2 }] })).toBe(
      '{"a":[true,null,{"c":2,"d":"é\\""}],"b":1}',
    )
    expect(canonical({ a: 1, b: undefined })).toBe('{"a":1}')
    expect(canonical(undefined)).toBe('null')
    expect(canonical({ 'b"': 1, B: 2 })).toBe('{"B":2,"b\\"":1}')
  })
})

describe('numbers', () => {
  it('same seed, same numbers; other seed, others', () => {
    const row = (seed: number) => Array.from({ length: 20 }, seededRng(seed).bind(null, 1000))
    expect(row(5)).toEqual(row(5))
    expect(row(5)).not.toEqual(row(6))
  })
  it('numbers stay below and fill the range evenly', () => {
    const rng = seededRng(1)
    const seen = new Array<number>(7).fill(0)
    for (let i = 0; i < 70_000; i++) seen[rng(7)]!++
    const chi = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 99.9 % of fair sequences stay below this with six degrees of freedom.
    expect(chi).toBeLessThan(22.46)
    expect(seen).toHaveLength(7)
  })
  it('every order of three comes up evenly', () => {
    const rng = seededRng(2)
    const seen = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(3, rng).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(20.52)
  })
  it('answers what is asked, and knows what fits', () => {
    const rng = seededRng(3)
    for (let i = 0; i < 200; i++) {
      for (const ask of [{ dice: 3 }, { dice: 1, sides: 2 }, { shuffle: 5 }, { pick: 4 }] as const) {
        expect(drawFits(ask, drawFrom(ask, rng))).toBe(true)
      }
    }
    const highest = (below: number) => below - 1
    expect(drawFrom({ dice: 2 }, highest)).toEqual([6, 6])
    expect(drawFrom({ dice: 1, sides: 20 }, highest)).toEqual([20])
    expect(drawFrom({ pick: 9 }, highest)).toEqual([8])
    expect(drawFrom({ shuffle: 3 }, () => 0)).toEqual([1, 2, 0])
  })
  it.each([
    [{ pick: 4 }, [4]],
    [{ pick: 4 }, [-1]],
    [{ pick: 4 }, []],
    [{ pick: 4 }, [1, 2]],
    [{ dice: 1, sides: 2 }, [3]],
    [{ dice: 2 }, [1]],
    [{ shuffle: 2 }, [0, '1']],
    [{ shuffle: 3 }, [0, 1, 1]],
  ] as const)('%j is not answered by %j', (ask, draw) => expect(drawFits(ask, draw)).toBe(false))
})

describe('playouts', () => {
  it('plays to the end in place and counts decisions of seats', () => {
    const s = pebbles.setup(calm, 2)
    const plies = playout(pebbles, s, 2, seededRng(4))
    expect(pebbles.turn(s)).toEqual([])
    expect(plies).toBeGreaterThan(1)
  })
  it('stops after the most plies', () => {
    const s = pebbles.setup({ ...calm, pebbles: 20 }, 2)
    expect(playout(pebbles, s, 2, seededRng(4), 3)).toBe(3)
    expect(pebbles.turn(s)).not.toEqual([])
  })
  it('answers chance without counting it, and lets the soonest clock run when no seat has a move', () => {
    const seen: string[] = []
    type Script = { step: number }
    const script = {
      ...pebbles,
      id: 'script',
      turn: (s: Script) => ([['chance'], ['clock'], [0], []] as const)[s.step]!,
      chance: () => ({ pick: 3 }),
      answer: (s: Script, draw: readonly number[]) => {
        seen.push(`draw of ${draw.length}`)
        s.step++
      },
      clocks: (s: Script) =>
        s.step === 1
          ? [
              { name: 'b', after: 2, move: 'late' },
              { name: 'a', after: 1, move: 'soon' },
              { name: 'c', after: 3, move: 'last' },
            ]
          : [],
      moves: (s: Script, seat: number) => (s.step === 2 && seat === 0 ? ['go'] : []),
      play: (s: Script, by: number | 'clock', move: string) => {
        seen.push(`${by} ${move}`)
        s.step++
      },
    } as unknown as Game<{ step: number }, string>
    expect(playout(script, { step: 0 }, 1, seededRng(1))).toBe(1)
    expect(seen).toEqual(['draw of 1', 'clock soon', '0 go'])
    const { clocks: _, ...timeless } = script
    expect(() => playout(timeless, { step: 1 }, 1, seededRng(1))).toThrow('script: nobody can move')
  })
  it('chooses evenly among the seats that have a move, off-turn included', () => {
    const count = [0, 0, 0]
    const rng = seededRng(9)
    const everyone = {
      ...pebbles,
      turn: (s: { left: number }) => (s.left > 0 ? [0] : []),
      moves: (_: unknown, seat: number) => (seat === 1 ? [] : ['a', 'b', 'c', 'd'].slice(seat)),
      play: (s: { left: number }, by: number, move: string) => {
        s.left--
        if (move === 'c') count[by]!++
      },
    } as unknown as Game<{ left: number }, string>
    playout(everyone, { left: 24_000 }, 3, rng)
    // Seat 0 has four moves and seat 2 two; each seat is chosen half of the time.
    expect(count[1]).toBe(0)
    expect(Math.abs(count[0]! - 3000)).toBeLessThan(200)
    expect(Math.abs(count[2]! - 6000)).toBeLessThan(250)
  })
  it('the soonest of no clocks is none; of equal ones the first', () => {
    expect(soonest([])).toBeUndefined()
    expect(
      soonest([
        { name: 'a', after: 5 },
        { name: 'b', after: 5 },
      ])?.name,
    ).toBe('a')
  })
})

describe('perft', () => {
  /** Take one or two of a heap, alternately; whoever takes the last one ends it. */
  const heap = {
    ...pebbles,
    turn: (s: { left: number; seat: number }) => (s.left === 0 ? [] : [s.seat]),
    moves: (s: { left: number }) => [1, 2].filter((take) => take <= s.left),
    play: (s: { left: number; seat: number }, _: number, take: number) => {
      s.left -= take
      s.seat = 1 - s.seat
    },
  } as unknown as Game<{ left: number; seat: number }, number>
  it('counts leaves; a match over before the depth counts nothing', () => {
    const from = (left: number, depth: number) => perft(heap, { left, seat: 0 }, depth)
    // Three left: 1+1+1, 1+2, 2+1; the last two are over after two plies.
    expect([0, 1, 2, 3, 4].map((depth) => from(3, depth))).toEqual([1, 2, 3, 1, 0])
  })
  it('a chance event before the depth is one leaf', () => {
    const s = pebbles.setup({ ...calm, deal: true }, 2)
    expect(perft(pebbles, s, 3)).toBe(1)
  })
  it('is undefined where not exactly one seat is on turn', () => {
    const both = { ...heap, turn: () => [0, 1] } as typeof heap
    expect(perft(both, { left: 3, seat: 0 }, 2)).toBeUndefined()
    const below = {
      ...heap,
      turn: (s: { left: number; seat: number }) => (s.left < 3 ? [0, 1] : [s.seat]),
    } as typeof heap
    expect(perft(below, { left: 3, seat: 0 }, 2)).toBeUndefined()
    expect(perft({ ...heap, turn: () => ['clock'] }, { left: 3, seat: 0 }, 1)).toBeUndefined()
  })
  it('uses the game’s own copy', () => {
    let copies = 0
    const counted = {
      ...heap,
      copy: (s: { left: number; seat: number }) => ((copies += 1), { ...s }),
    } as typeof heap
    expect(perft(counted, { left: 3, seat: 0 }, 2)).toBe(3)
    expect(copies).toBe(2)
  })
})

describe('taps', () => {
  const fork: Choice[] = [
    { move: 'short', touches: [['a', 'b']] },
    { move: 'long', touches: [['a', 'b', 'c']] },
    { move: 'other', touches: [['d'], ['a', 'e']] },
  ]
  it('lead on along the moves that begin so', () => {
    expect(walk(fork, [])).toEqual({ next: ['a', 'd'] })
    expect(walk(fork, ['a'])).toEqual({ next: ['b', 'e'] })
    expect(walk(fork, ['d'])).toEqual({ next: [], move: 'other' })
    expect(walk(fork, ['a', 'e'])).toEqual({ next: [], move: 'other' })
    expect(walk(fork, ['x'])).toEqual({ next: [] })
    expect(walk(fork, ['x', 'a'])).toEqual({ next: [] })
    expect(walk([], [])).toEqual({ next: [] })
  })
  it('of two moves by the same taps the first is made', () => {
    const twins = [...fork, { move: 'twin', touches: [['a', 'e']] }]
    expect(walk(twins, ['a', 'e'])).toEqual({ next: [], move: 'other' })
  })
  it('a path that could go on ends by tapping its last spot again', () => {
    expect(walk(fork, ['a', 'b'])).toEqual({ next: ['b', 'c'] })
    expect(walk(fork, ['a', 'b', 'b'])).toEqual({ next: [], move: 'short' })
    expect(walk(fork, ['a', 'b', 'c'])).toEqual({ next: [], move: 'long' })
  })
})

describe('series', () => {
  const won = (winner: number, seats: number, extra: Partial<Result> = {}): Result => ({
    places: Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 2)),
    why: 'pebbles.last',
    ...extra,
  })
  it('the start rotates', () => {
    let series = newSeries(3, 'rotate')
    expect(seating(series)).toEqual([0, 1, 2])
    series = withResult(series, won(2, 3))
    expect(seating(series)).toEqual([1, 2, 0])
    series = withResult(series, won(0, 3))
    expect(seating(series)).toEqual([2, 0, 1])
    series = withResult(series, won(0, 3))
    expect(seating(series)).toEqual([0, 1, 2])
  })
  it('the winner starts; a shared first place lets it rotate', () => {
    let series = withResult(newSeries(3, 'winner'), won(2, 3))
    expect(seating(series)).toEqual([2, 0, 1])
    // Seat 1 is player 0 now.
    series = withResult(series, won(1, 3))
    expect(series.results.at(-1)?.places).toEqual([1, 2, 2])
    expect(seating(series)).toEqual([0, 1, 2])
    series = withResult(series, { places: [1, 1, 3], why: 'agreed' })
    expect(seating(series)).toEqual([1, 2, 0])
  })
  it('totals follow the player, not the seat', () => {
    let series = withResult(newSeries(2, 'rotate'), won(0, 2, { scores: [5, 3], money: [10, 0] }))
    series = withResult(series, won(0, 2, { scores: [7, 1], money: [4, 6] }))
    series = withResult(series, { places: [1, 1], why: 'agreed' })
    expect(totals(series)).toEqual({ wins: [1.5, 1.5], scores: [6, 10], money: [16, 4] })
    expect(series.starts).toEqual([0, 1, 0])
    expect(series.results[2]).toEqual({ places: [1, 1], why: 'agreed' })
  })
})

describe('an answer of chance', () => {
  it('fits only if every part of it does', () => {
    expect(drawFits({ dice: 2 }, [1, 6])).toBe(true)
    for (const dice of [[1, 7], [0, 6], [1], [1, 2, 3]]) expect(drawFits({ dice: 2 }, dice)).toBe(false)
    expect(drawFits({ shuffle: 3 }, [2, 0, 1])).toBe(true)
    for (const order of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
    ])
      expect(drawFits({ shuffle: 3 }, order)).toBe(false)
    for (const pick of [[3], [-1], [0, 1]]) expect(drawFits({ pick: 3 }, pick)).toBe(false)
  })
})

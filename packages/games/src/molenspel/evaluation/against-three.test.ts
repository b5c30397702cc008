import { seededRng, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { only, pointCalled, POINTS, type Points } from '../board.ts'
import { copy, moves, play, result, setup, type State } from '../rules.ts'
import { winsIn } from './against-three.ts'
import { Places, setsOf } from './places.ts'

const points = (names: string): Points =>
  names.split(' ').reduce((all, name) => all | only(pointCalled(name)!), 0)

/** All stones have been placed; white has more than three. */
const standing = (many: Points, three: Points, seat: Seat, takeFromMills = false): State => ({
  ...setup({ takeFromMills }),
  stones: [many, three],
  hands: [0, 0],
  seat,
})

/** Whether white wins within this many turns whatever black does, by exhaustive search. */
function winsByTrying(s: State, turns: number): boolean {
  const places = result(s)?.places
  if (places !== undefined) return places[0]! < places[1]!
  if (turns === 0) return false
  const nexts = moves(s, s.seat).map((move) => {
    const next = copy(s)
    play(next, s.seat, move)
    return next
  })
  return s.seat === 0
    ? nexts.some((next) => winsByTrying(next, turns - 1))
    : nexts.every((next) => winsByTrying(next, turns - 1))
}

/** A random position of this many stones against three. */
function anywhere(stones: number, rng: (below: number) => number): State {
  const on = new Set<number>()
  while (on.size < stones + 3) on.add(rng(POINTS.length))
  const all = [...on].map(only)
  const together = (some: readonly number[]) => some.reduce((set, point) => set | point, 0)
  return standing(together(all.slice(3)), together(all.slice(0, 3)), rng(2), rng(2) === 0)
}

describe('the places of positions', () => {
  it('are the same for what looks the same, and others for all else', () => {
    const places = new Places(4)
    expect(places.kinds).toHaveLength(757)
    const taken = new Set<number>()
    for (const many of places.kinds) {
      for (const three of setsOf(3)) if ((many & three) === 0) taken.add(places.of(many, three))
    }
    expect(taken.size).toBe(places.size)
    expect(setsOf(4)).toHaveLength(10_626)
    // Mirrored, turned, and with the outer square inside.
    const place = places.of(points('a7 d7 g7 g4'), points('a1 d1 f6'))
    expect(places.of(points('a1 d1 g1 g4'), points('a7 d7 f2'))).toBe(place)
    expect(places.of(points('a1 a4 a7 d7'), points('g1 g4 b6'))).toBe(place)
    expect(places.of(points('c5 d5 e5 e4'), points('c3 d3 f6'))).toBe(place)
  })
})

describe('against three stones', () => {
  it('five win where two mills threaten with one stone and the three have none', () => {
    // From g4 to g7 or to g1: one of the two stays open.
    const many = points('a7 d7 a1 d1 g4')
    expect(winsIn(standing(many, points('b4 e3 f6'), 1))).toBe(2)
    expect(winsIn(standing(many, points('b4 e3 f6'), 0))).toBe(1)
    // With e5 they close the mill e3 e4 e5 and save themselves.
    expect(winsIn(standing(many, points('b4 e3 e5'), 1))).toBe(0)
    // One of them occupies g1, and another captures g7.
    expect(winsIn(standing(many, points('b4 e3 g1'), 1))).toBe(0)
  })

  it('is known for five and six stones, once all are placed', () => {
    expect(winsIn(standing(points('a7 d7 a1 g4'), points('b4 e3 f6'), 1))).toBe(undefined)
    expect(winsIn(standing(points('a7 d7 a1 d1 g4'), points('b4 e3 f6 f2'), 1))).toBe(undefined)
    expect(winsIn({ ...standing(points('a7 d7 a1 d1 g4'), points('b4 e3 f6'), 1), hands: [1, 0] })).toBe(
      undefined,
    )
  })

  it.each([5, 6])('comes out as trying everything says, with %i stones', (stones) => {
    const rng = seededRng(stones)
    let won = 0
    for (let i = 0; i < 150; i++) {
      const s = anywhere(stones, rng)
      const turns = winsIn(s)!
      const within = s.seat === 0 ? 3 : 2
      expect(winsByTrying(s, within)).toBe(turns > 0 && turns <= within)
      if (turns > 0) won++
    }
    expect(won).toBeGreaterThan(15)
    expect(won).toBeLessThan(135)
  })

  it('is lost in four turns where trying everything says so, and not sooner', () => {
    const rng = seededRng(1)
    let found = 0
    for (let i = 0; found < 3 && i < 20_000; i++) {
      const s = { ...anywhere(6, rng), seat: 1 }
      if (winsIn(s) !== 4) continue
      found++
      expect([winsByTrying(s, 2), winsByTrying(s, 4)]).toEqual([false, true])
    }
    expect(found).toBe(3)
  })
})

import { seededRng, type Rng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid, type Counts } from '../../../test/xgid.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }
/** The other player's stones out of the way: all on their own first point, which is 24 for the mover. */
const ASIDE: Counts = { 1: 15 }

const modern = (position: string) => given(game, { preset: 'modern', position })
const playsOf = (own: Counts, theirs: Counts, dice: string) => modern(xgid(own, theirs, { dice })).moves(0)

describe('the two dice', () => {
  it('backgammon.two-numbers: 5 and 2 with one stone, in either order, or with two', () => {
    // The book's example. Fourteen stones on 1 cannot move while one is not home.
    expect(playsOf({ 20: 1, 1: 14 }, ASIDE, '52')).toEqual(['20/13'])
    expect(playsOf({ 20: 2, 1: 13 }, ASIDE, '52')).toEqual(['20/13', '20/18 20/15'])
  })

  it('backgammon.two-numbers: if 5 first is blocked, 2 first will do, and the other way round', () => {
    expect(playsOf({ 20: 1, 1: 14 }, { 10: 2, 1: 13 }, '52')).toEqual(['20/13'])
    expect(playsOf({ 20: 1, 1: 14 }, { 7: 2, 1: 13 }, '52')).toEqual(['20/13'])
  })

  it('backgammon.pass, backgammon.two-numbers: if neither can begin, the other player is on turn', () => {
    const table = modern(xgid({ 20: 1, 1: 14 }, { 10: 2, 7: 2, 1: 11 }, { dice: '52' }))
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts('watcher')).toEqual([{ fact: 'passed', seat: 0 }])
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['double', 'throw'])
  })

  it('backgammon.distance: numbers are never added up: between the two steps the stone must stand', () => {
    const table = modern(xgid({ 20: 1, 1: 14 }, { 10: 2, 7: 2, 1: 11 }, { dice: '52' }))
    expect(table.refusal(0, '20/13')).toBe('backgammon.blocked')
  })

  it('backgammon.doubles: 3 and 3, all the ways the book lists', () => {
    const plays = playsOf({ 20: 4, 1: 11 }, ASIDE, '33')
    // One stone twelve points; one nine and one three; two stones six; one six and two three; four stones three.
    expect(plays).toEqual(['20/11 20/17', '20/14 20/17(2)', '20/14(2)', '20/17(4)', '20/8'].toSorted())
  })

  it('backgammon.doubles: as many as can be played', () => {
    // From 20 three steps of 3 lead to 11; the fourth is blocked.
    expect(playsOf({ 20: 1, 1: 14 }, { 17: 2, 1: 13 }, '33')).toEqual(['20/11'])
  })
})

describe('compulsion', () => {
  it('backgammon.higher-die: either number, but not both: the higher', () => {
    // 6 and 5 from 20: after either one the other would end on 9, which is blocked.
    expect(playsOf({ 20: 1, 1: 14 }, { 16: 2, 1: 13 }, '65')).toEqual(['20/14'])
    expect(playsOf({ 20: 1, 1: 14 }, { 16: 2, 1: 13 }, '56')).toEqual(['20/14'])
  })

  it('backgammon.higher-die: the lower, where only that one can be played', () => {
    expect(playsOf({ 20: 1, 1: 14 }, { 16: 2, 11: 2, 1: 11 }, '65')).toEqual(['20/15'])
  })

  it('backgammon.both-dice: only the order that plays both is legal', () => {
    // 14 is blocked, so the 5 has to come first.
    expect(playsOf({ 20: 1, 1: 14 }, { 11: 2, 1: 13 }, '65')).toEqual(['20/9'])
  })

  it('backgammon.both-dice: only the stone that leaves the other number playable may take the 6', () => {
    // 15 and 9 are blocked. After 8/2 no 5 could be played, after 20/14 the 5 is 8/3.
    const table = modern(xgid({ 20: 1, 8: 1, 1: 13 }, { 10: 2, 16: 2, 1: 11 }, { dice: '65' }))
    expect(table.moves(0)).toEqual(['20/14 8/3'])
    expect(table.refusal(0, '8/2')).toBe('backgammon.both-dice')
  })
})

describe('the bar', () => {
  it('backgammon.bar-first, backgammon.enter: a hit stone enters by the number thrown, before anything else', () => {
    const plays = playsOf({ bar: 1, 13: 2, 1: 12 }, { 1: 2, 13: 13 }, '63')
    // 24 is occupied by two stones, 22 (with the 3) and 19 (with the 6) are free; 12 is blocked.
    expect(plays).toEqual(['bar/16', 'bar/19 13/10', 'bar/22 13/7'])
  })

  it('backgammon.bar-first: with two on the bar and one point open, one enters and the rest is lost', () => {
    expect(playsOf({ bar: 2, 13: 13 }, { 3: 2, 1: 13 }, '63')).toEqual(['bar/19'])
    expect(playsOf({ bar: 2, 13: 13 }, { 1: 15 }, '63')).toEqual(['bar/22 bar/19'])
  })

  it('backgammon.bar-first: a double brings them in one by one', () => {
    expect(playsOf({ bar: 3, 13: 1, 1: 11 }, { 24: 15 }, '22')).toEqual([
      'bar/21 bar/23(2)',
      'bar/23(3) 13/11',
    ])
  })

  it('backgammon.pass: nothing open, nothing to play', () => {
    expect(playsOf({ bar: 1, 13: 14 }, { 6: 3, 3: 3, 1: 9 }, '63')).toEqual(['pass'])
  })
})

describe('bearing off', () => {
  it('backgammon.bear-off: 3 and 6 bear off from 3 and from 6', () => {
    // The book's example. With 6/3 first, the 6 takes a stone from 3: one stone less all the same.
    expect(playsOf({ 6: 1, 3: 1 }, ASIDE, '36')).toEqual(['6/off', '6/off 3/off'])
    expect(playsOf({ 6: 2, 5: 1, 3: 2 }, ASIDE, '36')).toEqual(['6/3 6/off', '6/off 3/off', '6/off 5/2'])
  })

  it('backgammon.bear-off-empty: with nothing on the point of the number, a higher stone moves up', () => {
    expect(playsOf({ 5: 2, 1: 3 }, ASIDE, '31')).toEqual(['5/1', '5/2 1/off', '5/4 5/2'])
    expect(playsOf({ 5: 2 }, ASIDE, '33')).toEqual(['5/off(2)'])
  })

  it('backgammon.bear-off-higher: a number above the highest point takes a stone from that point', () => {
    // 6 takes one from 5; then 4 can only move the other 5, because a stone on 2 may not be borne off with it.
    expect(playsOf({ 5: 2, 2: 3 }, ASIDE, '64')).toEqual(['5/1 5/off'])
    expect(playsOf({ 2: 3 }, ASIDE, '64')).toEqual(['2/off(2)'])
    expect(playsOf({ 3: 1, 2: 1 }, ASIDE, '65')).toEqual(['3/off 2/off'])
  })

  it('backgammon.all-home: nothing is borne off while a stone is outside, but the last step may bring it in', () => {
    expect(playsOf({ 13: 1, 6: 14 }, ASIDE, '61')).toEqual(['13/6', '13/7 6/5'])
    expect(playsOf({ 7: 1, 1: 14 }, ASIDE, '62')).toEqual(['7/off'])
  })

  it('backgammon.hit-while-bearing-off, backgammon.hit: a stone hit at home starts again from the bar', () => {
    const table = modern(xgid({ 6: 1, 4: 2, 1: 2 }, { bar: 1, 6: 14 }, { turn: -1, dice: '41' }))
    // Seat 1 enters on 21 with the 4, which is 4 for seat 0 and blocked; with the 1 it enters on 24.
    expect(table.moves(1)).not.toContain('bar/21')
    const hit = modern(xgid({ 6: 1, 4: 1, 1: 2 }, { bar: 1, 6: 14 }, { turn: -1, dice: '41' }))
    hit.play(1, 'bar/21* 6/5').throws(0, 6, 6)
    expect(hit.moves(0)).toEqual(['pass'])
    hit.play(0, 'pass').throws(1, 1, 2).play(1, '6/5 6/4').throws(0, 3, 1)
    expect(hit.moves(0).every((play) => play.startsWith('bar/'))).toBe(true)
    expect(hit.refusal(0, '1/off')).toBe('backgammon.bar-first')
  })
})

describe('counted by hand', () => {
  // From the starting position; see the reasons below.
  it.each([
    // 24/18, 13/7 and 8/2: a + b + c = 4 with a ≤ 2 and c ≤ 3.
    ['66', 11],
    // 13/8 and 8/3: at least one from 13, because there are only three on 8.
    ['55', 4],
    // (24/20, 20/16), (13/9, 9/5), 8/4 and 6/2, four steps in all.
    ['44', 52],
    // Three 6s by two 5s, of which 13/8 8/2 is 13/2; and 24/13.
    ['65', 7],
  ])('%s gives %i plays', (dice, count) => {
    expect(playsOf(START, START, dice)).toHaveLength(count)
  })
})

/**
 * A second, slow way to find all plays, written only for this test: positions are texts, every order of the dice is
 * tried step by step, and the compulsions are applied to the sequences found.
 */
interface Slow {
  readonly own: readonly number[]
  readonly theirs: readonly number[]
}
const text = ({ own, theirs }: Slow) => `${own.join()};${theirs.join()}`

function slowSteps({ own, theirs }: Slow, die: number): Slow[] {
  const found: Slow[] = []
  const farthest = own.findLastIndex((count, point) => point > 0 && count > 0)
  for (let from = 1; from <= 25; from++) {
    if (own[from] === 0 || (own[25]! > 0 && from !== 25)) continue
    const to = from - die
    if (to <= 0 && (farthest > 6 || (to < 0 && from < farthest))) continue
    const onPoint = to > 0 ? theirs[25 - to]! : 0
    if (onPoint > 1) continue
    const mine = [...own]
    const yours = [...theirs]
    mine[from]!--
    mine[Math.max(to, 0)]!++
    if (onPoint === 1) {
      yours[25 - to]!--
      yours[25]!++
    }
    found.push({ own: mine, theirs: yours })
  }
  return found
}

function slowPlays(at: Slow, dice: readonly number[]): Set<string> {
  const orders = dice[0] === dice[1] ? [[dice[0]!, dice[0]!, dice[0]!, dice[0]!]] : [dice, dice.toReversed()]
  const ends: { used: readonly number[]; end: string }[] = []
  for (const order of orders) {
    let level = new Map([[text(at), at]])
    for (let played = 0; ; played++) {
      for (const end of level.keys()) ends.push({ used: order.slice(0, played), end })
      if (played === order.length) break
      level = new Map(
        [...level.values()]
          .flatMap((each) => slowSteps(each, order[played]!))
          .map((each) => [text(each), each]),
      )
    }
  }
  const most = Math.max(...ends.map(({ used }) => used.length))
  const longest = ends.filter(({ used }) => used.length === most)
  const highest = Math.max(...longest.map(({ used }) => used[0] ?? 0))
  const kept = most === 1 ? longest.filter(({ used }) => used[0] === highest) : longest
  return new Set(most === 0 ? [] : kept.map(({ end }) => end))
}

const countsOf = (stones: readonly number[], seat: number): number[] => {
  const counts = Array.from({ length: 26 }, () => 0)
  for (const point of stones.slice(15 * seat, 15 * seat + 15)) counts[point]!++
  return counts
}

/** Random positions, some with most stones at home, some with stones off or on the bar. */
function anyStones(rng: Rng): number[] {
  const reach = [6, 9, 24][rng(3)]!
  const stones: number[] = []
  const taken = new Set<number>()
  for (const seat of [0, 1]) {
    const held = Array.from({ length: 1 + rng(8) }, () => 1 + rng(rng(3) === 0 ? 24 : reach)).filter(
      (point) => seat === 0 || !taken.has(25 - point),
    )
    if (seat === 0) for (const point of held) taken.add(point)
    for (let i = 0; i < 15; i++) {
      const where = rng(12)
      stones.push(
        where === 0 && rng(3) === 0 ? 25 : where < 3 || held.length === 0 ? 0 : held[rng(held.length)]!,
      )
    }
  }
  return stones
}

describe('compared with a slow search', () => {
  const options = {
    points: 1,
    cube: false,
    crawford: false,
    jacoby: false,
    opening: 'together',
    triple: 'always',
  } as const
  const dice = Array.from({ length: 36 }, (_, i) => [1 + Math.floor(i / 6), 1 + (i % 6)])

  /** The positions that the plays of a throw lead to, found by the rules and by the slow search. */
  function bothWays(stones: readonly number[], seat: number, thrown: readonly number[]) {
    const s: State = {
      ...game.setup(options, 2),
      stones: [...stones],
      stage: 'course',
      wait: 'play',
      seat,
      dice: thrown,
      rollOff: null,
    }
    const fast = game.moves(s, seat).map((move) => {
      const next = game.copy!(s)
      if (move !== 'pass') game.play(next, seat, move)
      return text({ own: countsOf(next.stones, seat), theirs: countsOf(next.stones, 1 - seat) })
    })
    const start = { own: countsOf(stones, seat), theirs: countsOf(stones, 1 - seat) }
    const slow = [...slowPlays(start, thrown)]
    return { fast: fast.toSorted(), slow: slow.length === 0 ? [text(start)] : slow.toSorted() }
  }

  it('finds the same plays of every throw from the start, for both players', () => {
    const { stones } = game.setup(options, 2)
    for (const thrown of dice) {
      const { fast, slow } = bothWays(stones, 0, thrown)
      expect(fast).toEqual(slow)
      expect(bothWays(stones, 1, thrown)).toEqual({ fast, slow })
    }
  })

  it('finds the same plays of any throw anywhere', () => {
    const rng = seededRng(11)
    for (let i = 0; i < 600; i++) {
      const stones = anyStones(rng)
      if (stones.slice(0, 15).every((point) => point === 0) || stones.slice(15).every((point) => point === 0))
        continue
      const { fast, slow } = bothWays(stones, rng(2), dice[rng(36)]!)
      expect(fast).toEqual(slow)
    }
  })

  it('finds the same plays along a match played at random', () => {
    const rng = seededRng(12)
    const s = game.setup(options, 2)
    while (game.result(s) === undefined) {
      if (game.turn(s)[0] === 'chance') {
        game.answer!(
          s,
          Array.from({ length: s.stage === 'course' ? 2 : 1 }, () => 1 + rng(6)),
        )
        continue
      }
      const { fast, slow } = bothWays(s.stones, s.seat, s.wait === 'play' ? s.dice : dice[rng(36)]!)
      expect(fast).toEqual(slow)
      const moves = game.moves(s, s.seat)
      game.play(s, s.seat, moves[rng(moves.length)]!)
    }
  })
})

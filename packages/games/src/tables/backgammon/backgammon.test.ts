import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid, type Counts } from '../../../test/xgid.ts'
import { game } from './index.ts'
import type { Options } from './options.ts'
import { MOST_THROWS } from './state.ts'

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }
const ASIDE: Counts = { 1: 15 }

const book = (options = {}) => given(game, { options })
const modern = (position?: string, options = {}) =>
  given(game, { preset: 'modern', options, ...(position === undefined ? {} : { position }) })
/** How many stones of a seat are on each point that is not empty, counted from its own side. */
const stonesOf = (stones: readonly number[], seat: number) => {
  const counts: Record<number, number> = {}
  for (const point of stones.slice(15 * seat, 15 * seat + 15)) counts[point] = (counts[point] ?? 0) + 1
  return counts
}

describe('the start', () => {
  it('backgammon.setup: 2 on 24, 5 on 13, 3 on 8 and 5 on 6 for both', () => {
    const { stones } = book().state
    expect(stonesOf(stones, 0)).toEqual({ 24: 2, 13: 5, 8: 3, 6: 5 })
    expect(stonesOf(stones, 1)).toEqual({ 24: 2, 13: 5, 8: 3, 6: 5 })
  })

  it('backgammon.roll-off-one-die, backgammon.roll-off: one visible die each, the higher opens', () => {
    const table = book()
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
    table.throws(0, 3)
    expect(table.facts('watcher')).toEqual([{ fact: 'thrown-one', seat: 0, dice: [3], one: 3 }])
    expect(table.turn).toEqual([1])
    table.throws(1, 5)
    expect(table.facts(0)).toEqual([
      { fact: 'thrown-one', seat: 1, dice: [5], one: 5 },
      { fact: 'opens', seat: 1 },
    ])
    expect(table.turn).toEqual([1])
    expect(book().throws(0, 6).throws(1, 5).turn).toEqual([0])
  })

  it('backgammon.roll-off-one-die: equal dice are thrown again, by both', () => {
    const table = book().throws(0, 4).throws(1, 4)
    expect(table.facts(1)).toMatchObject([{ fact: 'thrown-one' }, { fact: 'roll-off-tied' }])
    expect(table.turn).toEqual([0])
    table.throws(0, 1)
    expect(table.facts(1)).toMatchObject([{ fact: 'thrown-one', one: 1 }])
    expect(table.turn).toEqual([1])
    expect(table.throws(1, 2).turn).toEqual([1])
  })

  it('backgammon.opening-one-by-one, backgammon.opening-equal: the opener throws one die, plays it, throws the second and plays it', () => {
    const table = book().throws(0, 6).throws(1, 5)
    table.play(0, 'throw')
    expect(game.chance!(table.state)).toEqual({ dice: 1 })
    table.draw(4)
    expect(table.facts(1)).toEqual([{ fact: 'thrown-one', seat: 0, dice: [4], one: 4 }])
    expect(table.moves(0)).toEqual(['13/9', '24/20', '6/2', '8/4'])
    table.play(0, '24/20')
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
    table.throws(0, 4)
    expect(table.moves(0)).toEqual(['13/9', '20/16', '24/20', '6/2', '8/4'])
    table.play(0, '24/20')
    // From now on everybody throws both dice.
    expect(table.turn).toEqual([1])
    table.play(1, 'throw')
    expect(game.chance!(table.state)).toEqual({ dice: 2 })
  })

  it('backgammon.opening-one-by-one: who cannot play the first die still throws the second', () => {
    const table = given(game, {
      position: `${xgid({ 24: 2, 1: 13 }, { 6: 15 })} first-die=5`,
    })
    table.play(0, 'pass')
    expect(table.turn).toEqual([0])
    expect(table.throws(0, 5).play(0, 'pass').turn).toEqual([1])
  })

  it('backgammon.opening-together: the opener plays both numbers of the roll-off at once', () => {
    const table = modern().throws(0, 1).throws(1, 3)
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toContain('8/5 6/5')
    expect(table.moves(1)).not.toContain('throw')
    table.play(1, '8/5 6/5')
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['double', 'throw'])
  })
})

describe('moving', () => {
  it('backgammon.turn, backgammon.throw-first: throw two dice, play, and the other is on turn', () => {
    const table = modern(xgid(START, START))
    expect(table.refusal(0, '8/5 6/5')).toBe('backgammon.throw-first')
    table.throws(0, 3, 1)
    expect(table.facts(1)).toEqual([{ fact: 'thrown', seat: 0, dice: [3, 1], one: 3, two: 1 }])
    expect(table.refusal(1, '8/5 6/5')).toBe('backgammon.turn')
    table.play(0, '8/5 6/5')
    expect(table.facts(1)).toEqual([
      { fact: 'moved', seat: 0, path: ['p8', 'p5'], from: 8, to: 5 },
      { fact: 'moved', seat: 0, path: ['p6', 'p5'], from: 6, to: 5 },
    ])
    expect(table.turn).toEqual([1])
  })

  it('backgammon.play-first: a throw is played before anything else is thrown', () => {
    const table = modern(xgid(START, START)).throws(0, 3, 1)
    expect(table.moves(0)).not.toContain('throw')
    expect(table.refusal(0, 'throw')).toBe('backgammon.play-first')
  })

  it('backgammon.own-stones: only the own stones move', () => {
    const table = modern(xgid({ 20: 1, 1: 14 }, { 6: 15 }, { dice: '52' }))
    expect(table.moves(0)).toEqual(['20/13'])
    // The other player's stones are on 19, nobody's on 18.
    expect(table.refusal(0, '19/14 19/17')).toBe('backgammon.own-stones')
    expect(table.refusal(0, '18/13 18/16')).toBe('backgammon.own-stones')
  })

  it('backgammon.direction, backgammon.numbers: each player goes from 24 to 1, against the other', () => {
    const table = modern(xgid(START, START, { dice: '65' }))
    table.play(0, '24/13').throws(1, 6, 5).play(1, '24/13')
    expect(table.facts(0)).toEqual([
      { fact: 'moved', seat: 1, path: ['p1', 'p7'], from: 24, to: 18 },
      { fact: 'moved', seat: 1, path: ['p7', 'p12'], from: 18, to: 13 },
    ])
    // 13 for one player is 12 for the other.
    expect(stonesOf(table.state.stones, 0)).toEqual({ 24: 1, 13: 6, 8: 3, 6: 5 })
    expect(stonesOf(table.state.stones, 1)).toEqual({ 24: 1, 13: 6, 8: 3, 6: 5 })
  })

  it('backgammon.blocked: two stones close a point, one does not; own stones never do', () => {
    const own = { 8: 2, 7: 2, 1: 11 }
    expect(modern(xgid(own, { 20: 2, 24: 13 }, { dice: '31' })).moves(0)).not.toContain('8/7 8/5')
    expect(modern(xgid(own, { 20: 1, 24: 1, 13: 13 }, { dice: '31' })).moves(0)).toContain('8/5* 7/6')
    expect(modern(xgid(own, { 1: 15 }, { dice: '31' })).moves(0)).toContain('8/7 8/5')
  })

  it('backgammon.hit: a single stone is hit and goes to the bar', () => {
    const table = modern(xgid({ 8: 2, 1: 13 }, { 20: 1, 22: 1, 1: 13 }, { dice: '32' }))
    table.play(0, '8/5*/3*')
    expect(table.facts(1)).toEqual([
      { fact: 'moved', seat: 0, path: ['p8', 'p5'], from: 8, to: 5 },
      { fact: 'hit', seat: 0, takes: ['p5'], into: 'bar1', victimSeat: 1 },
      { fact: 'moved', seat: 0, path: ['p5', 'p3'], from: 5, to: 3 },
      { fact: 'hit', seat: 0, takes: ['p3'], into: 'bar1', victimSeat: 1 },
    ])
    expect(stonesOf(table.state.stones, 1)).toEqual({ 25: 2, 1: 13 })
    expect(stonesOf(table.state.stones, 0)).toEqual({ 8: 1, 3: 1, 1: 13 })
  })

  it('backgammon.hit: seat 1 hits seat 0 just so', () => {
    const table = modern(xgid({ 20: 1, 3: 14 }, { 8: 2, 1: 13 }, { turn: -1, dice: '31' }))
    table.play(1, '8/7 8/5*')
    expect(stonesOf(table.state.stones, 0)).toEqual({ 25: 1, 3: 14 })
    expect(table.facts(0)).toContainEqual({
      fact: 'hit',
      seat: 1,
      takes: ['p20'],
      into: 'bar0',
      victimSeat: 0,
    })
  })

  it('backgammon.enter: a stone comes in from the bar', () => {
    const table = modern(xgid({ bar: 1, 1: 14 }, { 6: 15 }, { dice: '41' })).play(0, 'bar/20')
    expect(table.facts(1)[0]).toEqual({ fact: 'entered', seat: 0, path: ['bar0', 'p21'], to: 21 })
    expect(stonesOf(table.state.stones, 0)).toEqual({ 20: 1, 1: 14 })
  })

  it('backgammon.bear-off, backgammon.home, backgammon.off-stays: borne off from the home board, for good', () => {
    const table = modern(xgid({ 6: 2, 1: 13 }, ASIDE, { dice: '61' })).play(0, '6/off 1/off')
    expect(table.facts(1)).toEqual([
      { fact: 'borne-off', seat: 0, path: ['p6', 'off0'], from: 6 },
      { fact: 'borne-off', seat: 0, path: ['p1', 'off0'], from: 1 },
    ])
    expect(stonesOf(table.state.stones, 0)).toEqual({ 6: 1, 1: 12, 0: 2 })
    table.throws(1, 1, 2).play(1, '1/off(2)').throws(0, 6, 6)
    expect(table.refusal(0, 'off0-p6')).toBe('backgammon.off-stays')
  })
})

describe('what a game is worth', () => {
  /** Seat 0 bears off its last stone against these stones of seat 1. */
  const won = (theirs: Counts, preset: string, options = {}, fields = {}) => {
    const position = xgid({ 1: 1 }, theirs, { dice: '21', ...fields })
    const table = given(game, { preset, options: { points: 25, ...options }, position }).play(0, '1/off')
    return [table.state.scores, table.facts(1)[1]] as const
  }
  const single = (points: number) => [[points, 0], { fact: 'won-single', seat: 0, points }]
  const gammon = (points: number) => [[points, 0], { fact: 'won-gammon', seat: 0, points }]
  const triple = (points: number) => [[points, 0], { fact: 'won-backgammon', seat: 0, points }]

  it('backgammon.object: who has borne off all stones first wins the game', () => {
    expect(won({ 1: 1 }, 'boekje')).toEqual(single(1))
    const table = modern(xgid({ 1: 2 }, { 1: 1 }, { turn: -1, dice: '21' })).play(1, '1/off')
    expect(table.state.scores).toEqual([0, 1])
    // Not before the last one is off.
    const later = modern(xgid({ 1: 3 }, { 1: 1 }, { dice: '21' })).play(0, '1/off(2)')
    expect(later.state.scores).toEqual([0, 0])
    expect(later.turn).toEqual([1])
  })

  it('backgammon.single: once the stake if the loser has borne off a stone', () => {
    expect(won({ 18: 14 }, 'boekje')).toEqual(single(1))
    expect(won({ 18: 14 }, 'modern')).toEqual(single(1))
  })

  it('backgammon.gammon, backgammon.gammon-twice: twice if the loser has borne off nothing', () => {
    expect(won({ 18: 15 }, 'boekje')).toEqual(gammon(2))
    expect(won({ 18: 15 }, 'modern')).toEqual(gammon(2))
  })

  it('backgammon.backgammon: three times with a stone on the bar or in the winner’s home board', () => {
    expect(won({ 19: 1, 1: 14 }, 'boekje')).toEqual(triple(3))
    expect(won({ bar: 1, 1: 14 }, 'boekje')).toEqual(triple(3))
    expect(won({ 19: 1, 1: 14 }, 'modern')).toEqual(triple(3))
    expect(won({ bar: 1, 1: 14 }, 'modern')).toEqual(triple(3))
  })

  it('backgammon.backgammon: by the book also if the loser has borne stones off', () => {
    expect(won({ 19: 1, 1: 10 }, 'boekje')).toEqual(triple(3))
    expect(won({ bar: 1, 1: 10 }, 'boekje')).toEqual(triple(3))
  })

  it('backgammon.triple-none-off: in the modern game then only once', () => {
    expect(won({ 19: 1, 1: 10 }, 'modern')).toEqual(single(1))
    expect(won({ bar: 1, 1: 10 }, 'modern')).toEqual(single(1))
    expect(won({ bar: 1, 1: 10 }, 'boekje', { triple: 'none-off' })).toEqual(single(1))
  })

  it('backgammon.points: the cube multiplies', () => {
    const turned = { turned: 2, owner: -1 as const }
    expect(won({ 18: 14 }, 'modern', {}, turned)).toEqual(single(4))
    expect(won({ 18: 15 }, 'modern', {}, turned)).toEqual(gammon(8))
    expect(won({ bar: 1, 1: 14 }, 'modern', {}, turned)).toEqual(triple(12))
  })

  it('backgammon.jacoby: gammon and backgammon count only after a double', () => {
    expect(won({ 18: 15 }, 'modern', { jacoby: true })).toEqual(single(1))
    expect(won({ bar: 1, 1: 14 }, 'boekje', { jacoby: true })).toEqual(single(1))
    expect(won({ 18: 15 }, 'modern', { jacoby: true }, { turned: 1, owner: 1 })).toEqual(gammon(4))
    expect(won({ bar: 1, 1: 14 }, 'boekje', { jacoby: true }, { turned: 1, owner: 1 })).toEqual(triple(6))
  })

  it('backgammon.jacoby: it does not apply without the cube', () => {
    expect(won({ 18: 15 }, 'modern', { jacoby: true, cube: false })).toEqual(gammon(2))
  })
})

describe('the end of a match', () => {
  it('backgammon.match: with one point the first game decides', () => {
    const table = given(game, { options: { points: 1 }, position: xgid({ 1: 1 }, ASIDE, { dice: '66' }) })
    table.play(0, '1/off')
    expect(table.result).toEqual({
      places: [1, 2],
      scores: [2, 0],
      why: 'backgammon.match',
      how: { say: 'how-gammon', cube: 1, points: 2 },
    })
    expect(table.turn).toEqual([])
    expect(table.facts(1).at(-1)).toEqual({ fact: 'match-won', seat: 0 })
    expect(table.moves(0)).toEqual([])
  })

  it('backgammon.match: whoever has the points first, however many more', () => {
    const position = xgid({ 18: 15 }, { 1: 1 }, { turn: -1, dice: '66', turned: 2, owner: 1, scores: [4, 3] })
    const table = given(game, { position }).play(1, '1/off')
    expect(table.result).toEqual({
      places: [2, 1],
      scores: [4, 11],
      why: 'backgammon.match',
      how: { say: 'how-gammon', cube: 4, points: 8 },
    })
  })

  it('backgammon.points: five points unless agreed otherwise, and not before', () => {
    const position = (scores: readonly [number, number]) => xgid({ 1: 1 }, { 1: 1 }, { dice: '66', scores })
    expect(given(game, { position: position([3, 4]) }).play(0, '1/off').result).toBeUndefined()
    expect(given(game, { position: position([4, 4]) }).play(0, '1/off').result?.places).toEqual([1, 2])
    expect(
      given(game, { options: { points: 6 }, position: position([4, 4]) }).play(0, '1/off').result,
    ).toBeUndefined()
  })

  it('backgammon.next-leg: the next game is set up again, cube in the middle, with a new roll-off', () => {
    const position = xgid({ 1: 1 }, { 18: 14 }, { dice: '66', turned: 1, owner: 1 })
    const table = given(game, { position }).play(0, '1/off')
    expect(table.facts(1)).toMatchObject([
      { fact: 'borne-off' },
      { fact: 'won-single', points: 2 },
      { fact: 'leg-begins', leg: 2, anew: true },
    ])
    const fresh = game.setup(table.state.rules, 2)
    expect(table.state).toEqual({ ...fresh, scores: [2, 0], leg: 2, lastSeat: 0 })
    expect(table.throws(0, 1).throws(1, 2).turn).toEqual([1])
  })

  /** A match with this many throws left. */
  const nearTheEnd = (left: number, position?: string, options = {}) =>
    given(
      {
        ...game,
        setup: (chosen: Options) => ({ ...game.setup(chosen, 2), throws: MOST_THROWS - left }),
        position: {
          ...game.position!,
          read: (text: string, chosen: Options, seats: number) => {
            const read = game.position!.read(text, chosen, seats)
            return read.ok ? { ok: true, value: { ...read.value, throws: MOST_THROWS - left } } : read
          },
        },
      },
      { preset: 'modern', options, ...(position === undefined ? {} : { position }) },
    )

  it('backgammon.throw-limit: after 5,000 throws the match is over', () => {
    expect(MOST_THROWS).toBe(5000)
    const table = nearTheEnd(2, xgid({ 17: 15 }, { 17: 15 }, { scores: [1, 1] }))
    table.throws(0, 6, 5)
    expect(table.result).toBeUndefined()
    table.play(0, '17/6')
    expect(table.result).toBeUndefined()
    table.throws(1, 6, 4).play(1, '17/7')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'limit-reached' })
    // The points are equal; seat 0 has one pip less to go.
    expect(table.result).toEqual({ places: [1, 2], scores: [1, 1], why: 'backgammon.throw-limit' })
  })

  it('backgammon.throw-limit: the points come first, then the pips, and then it is shared', () => {
    const end = (dice: string, scores: readonly [number, number]) => {
      const position = xgid({ 17: 15 }, { 17: 14, 6: 1 }, { dice, scores })
      return nearTheEnd(0, position).play(0, '17/6').result?.places
    }
    expect(end('65', [0, 0])).toEqual([1, 1])
    expect(end('65', [0, 1])).toEqual([2, 1])
    expect(end('65', [2, 1])).toEqual([1, 2])
    const behind = nearTheEnd(0, xgid({ 17: 15 }, { 17: 14, 5: 1 }, { dice: '65' })).play(0, '17/6')
    expect(behind.result?.places).toEqual([2, 1])
  })

  it('backgammon.throw-limit: it ends a roll-off too', () => {
    const table = nearTheEnd(2).throws(0, 3).throws(1, 3)
    expect(table.result).toEqual({ places: [1, 1], scores: [0, 0], why: 'backgammon.throw-limit' })
    const decided = nearTheEnd(2, undefined, { opening: 'one-by-one' }).throws(0, 3).throws(1, 2)
    expect(decided.result?.why).toBe('backgammon.throw-limit')
    // In the modern game the opener's throw is the opening roll.
    expect(nearTheEnd(2).throws(0, 3).throws(1, 2).turn).toEqual([0])
  })
})

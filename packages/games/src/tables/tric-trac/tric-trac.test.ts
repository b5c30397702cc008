import { describe, expect, it } from 'vitest'
import type { Named } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { at, type Standing } from '../../../test/tric-trac.ts'
import { game } from './index.ts'

/** All of black's stones on their start point, out of the way. */
const BLACK: Named = { '1A': 15 }
const WHITE: Named = { 1: 15 }
const playsOf = (white: Named, black: Named, dice: string, more: Standing = {}) =>
  at(white, black, dice, more).moves(more.seat ?? 0)

describe('the beginning', () => {
  it('tric-trac.setup: all stones stand on their start points', () => {
    expect(given(game).state.stones).toEqual(new Array<number>(30).fill(24))
    expect(given(game).position).toBe('-o----------------------O-:1:00:0:0:0:0:1 roll-off')
  })

  it('tric-trac.roll-off, tric-trac.enter: with 5 and 4 white plays to 5 and 6, or to 10', () => {
    const table = given(game).throws(0, 5, 4).throws(1, 6, 2)
    expect(table.facts('watcher')).toEqual([
      { fact: 'thrown', seat: 1, dice: [6, 2], one: 6, two: 2 },
      { fact: 'begins', seat: 0 },
    ])
    expect(table.moves(0)).toEqual(['1/10', '1/5 1/6'])
    table.play(0, '1/5 1/6')
    expect(table.facts('watcher')).toEqual([
      { fact: 'entered', seat: 0, path: ['p1', 'p6'], to: '6' },
      { fact: 'entered', seat: 0, path: ['p1', 'p5'], to: '5' },
    ])
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('tric-trac.roll-off: black too plays the throw that was higher', () => {
    expect(given(game).throws(0, 6, 2).throws(1, 5, 4).moves(1)).toEqual(['1A/10A', '1A/5A 1A/6A'])
  })

  it('tric-trac.roll-off-tie: the same sum throws again', () => {
    const table = given(game).throws(0, 5, 4).throws(1, 6, 3)
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'roll-off-tied' })
    expect(table.turn).toEqual([0])
    expect(table.throws(0, 1, 1).throws(1, 1, 2).moves(1)).toEqual(['1A/2A 1A/3A', '1A/4A'])
  })
})

describe('the start point', () => {
  it('tric-trac.start-first: the others stay until it is empty, but the stone just brought in may go on', () => {
    expect(playsOf({ 1: 2, 5: 13 }, BLACK, '21')).toEqual(['1/2 1/3', '1/4'])
    expect(playsOf({ 1: 3, 2: 12 }, BLACK, '21')).toEqual(['1/2 1/3', '1/4'])
    expect(playsOf({ 1: 1, 5: 14 }, BLACK, '21')).toEqual(['1/2 5/7', '1/3 5/6', '1/4'])
  })

  it('tric-trac.start-first: for black it is 1A', () => {
    expect(playsOf(WHITE, { '1A': 2, '5A': 13 }, '21', { seat: 1 })).toEqual(['1A/2A 1A/3A', '1A/4A'])
  })

  it('tric-trac.pass: who cannot leave it passes', () => {
    const table = at({ 1: 1, 5: 14 }, { 2: 2, 3: 13 }, '21')
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts('watcher')).toEqual([{ fact: 'passed', seat: 0 }])
    expect(table.turn).toEqual([1])
  })

  it('tric-trac.not-in-play: nothing is hit on a start point', () => {
    const table = at({ '3A': 1, 9: 1 }, { '1A': 1, '9A': 14 }, '21')
    table.play(0, '9/10 3A/off')
    expect(table.facts('watcher')).toEqual([
      { fact: 'borne-off', seat: 0, path: ['p3A', 'off0'], from: '3A' },
      { fact: 'moved', seat: 0, path: ['p9', 'p10'], from: '9', to: '10' },
      { fact: 'points-now', seat: 0, path: ['mark0-0', 'mark0-1'], points: 1 },
    ])
    expect(table.state.stones.slice(15).filter((point) => point === 24)).toHaveLength(1)
  })
})

describe('the two numbers', () => {
  it('tric-trac.two-numbers: two stones, or one with both, in either order', () => {
    expect(playsOf({ 3: 1 }, { 5: 2, '1A': 13 }, '21')).toEqual(['3/6'])
    expect(playsOf({ 3: 1 }, { 4: 2, '1A': 13 }, '21')).toEqual(['3/6'])
    expect(playsOf({ 3: 2 }, BLACK, '21')).toEqual(['3/4 3/5', '3/6'])
  })

  it('tric-trac.distance: each number is a step of its own and must end in the open', () => {
    expect(playsOf(WHITE, { 2: 2, 3: 2, '1A': 11 }, '21')).toEqual(['pass'])
    expect(playsOf(WHITE, { 3: 2, '1A': 13 }, '21')).toEqual(['1/4'])
  })

  it('tric-trac.both-numbers: one number only where both cannot be played, and then either', () => {
    expect(playsOf({ 3: 1 }, { 6: 2, '1A': 13 }, '21')).toEqual(['3/4', '3/5'])
    expect(playsOf({ 3: 1, 8: 1 }, { 6: 2, '1A': 13 }, '21')).toEqual(['3/4 8/10', '3/5 8/9', '8/11'])
    expect(playsOf({ 3: 1 }, { 6: 2, 4: 2, '1A': 11 }, '21')).toEqual(['3/5'])
    expect(playsOf({ 3: 1 }, { 6: 2, 5: 2, '1A': 11 }, '21')).toEqual(['3/4'])
  })

  it('tric-trac.doubles: two steps, and another throw', () => {
    const table = at(WHITE, BLACK, '33')
    expect(table.moves(0)).toEqual(['1/4(2)', '1/7'])
    expect(table.play(0, '1/4(2)').turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
    expect(at({ 3: 1 }, { 6: 2, '1A': 13 }, '33').play(0, 'pass').turn).toEqual([0])
    expect(playsOf({ 3: 1 }, { 9: 2, '1A': 13 }, '33')).toEqual(['3/6'])
  })

  it('tric-trac.doubles-four: four steps, as many as possible, and no other throw', () => {
    const four: Standing = { doubles: 'four' }
    const table = at({ 3: 4, '9A': 11 }, { '8A': 2, '1A': 13 }, '11', four)
    expect(table.moves(0)).toContain('3/4(4)')
    expect(table.play(0, '3/4(4)').turn).toEqual([1])
    // 6 is blocked after two steps, and then no more than three are possible.
    expect(playsOf({ 3: 1, 7: 1 }, { 6: 2, 9: 2, '1A': 11 }, '11', four)).toEqual(['3/5 7/8'])
    expect(at({ 3: 1 }, { 6: 2, '1A': 13 }, '33', four).play(0, 'pass').turn).toEqual([1])
    // Different numbers are played once each.
    expect(playsOf({ 3: 2 }, BLACK, '21', four)).toEqual(['3/4 3/5', '3/6'])
  })

  it('tric-trac.doubles-four, tric-trac.start-first: what came in with this throw may go on, nothing else', () => {
    expect(playsOf({ 1: 8, 4: 7 }, { '12A': 2, '1A': 13 }, '33', { doubles: 'four' })).toEqual([
      '1/10 1/4',
      '1/4(4)',
      '1/7 1/4(2)',
      '1/7(2)',
    ])
  })

  it('tric-trac.doubles-four, tric-trac.home-together, tric-trac.home-leave: never one stone alone', () => {
    const four: Standing = { doubles: 'four' }
    expect(playsOf({ 10: 1, 8: 1 }, { '11A': 2, '1A': 13 }, '22', four)).toEqual(['8/12 10/12'])
    expect(playsOf({ 10: 1, 5: 1 }, { 7: 2, '11A': 2, '1A': 11 }, '22', four)).toEqual(['pass'])
    expect(playsOf({ 12: 2, 4: 1 }, { 6: 2, '9A': 2, '1A': 11 }, '22', four)).toEqual(['12/11A(2)'])
  })

  it('tric-trac.doubles-four, tric-trac.home-instead-both: the own home point instead is the whole double', () => {
    const four: Standing = { doubles: 'four' }
    const table = at({ 10: 2 }, BLACK, '33', four)
    expect(table.moves(0)).toEqual(['10/12(2)'])
    expect(table.play(0, '10/12(2)').turn).toEqual([1])
    // Four steps take it directly from 6.
    expect(playsOf({ 10: 2, 6: 1 }, BLACK, '33', four)).toContain('10/12(2)')
    expect(playsOf({ 10: 2, 6: 2 }, BLACK, '33', four)).not.toContain('10/12(2)')
  })

  it('tric-trac.doubles-four, tric-trac.twelve, tric-trac.goes-on: the steps left after twelve are played on', () => {
    const table = at({ '4A': 2, 3: 1 }, BLACK, '33', { doubles: 'four', points: [11, 3] })
    expect(table.moves(0)).toEqual(['3/10A', '3/6 4A/off', '3/9 4A/off', '4A/off'])
    table.play(0, '4A/off').play(0, 'play-on')
    expect(table.position).toContain(' spent=3/0')
    expect(table.moves(0)).toEqual(['3/9 4A/off'])
    table.play(0, '3/9 4A/off')
    expect(table.state.points).toEqual([1, 0])
    expect(table.turn).toEqual([1])
  })

  it('tric-trac.blocked: two stones block, one does not', () => {
    expect(playsOf({ 3: 1 }, { 4: 2, 5: 2, '1A': 11 }, '21')).toEqual(['pass'])
    expect(playsOf({ 3: 1 }, { 4: 1, 5: 2, '1A': 12 }, '21')).toEqual(['3/4*/6'])
  })
})

describe('hitting', () => {
  it('tric-trac.hit, tric-trac.points: a blot goes back to its start point, for one point', () => {
    const table = at({ 3: 1, 8: 1 }, { 5: 1, '4A': 14 }, '21')
    table.play(0, '3/5* 8/9')
    expect(table.facts('watcher')).toEqual([
      { fact: 'moved', seat: 0, path: ['p3', 'p5'], from: '3', to: '5' },
      { fact: 'hit', seat: 0, takes: ['p5'], into: 'p1A', victimSeat: 1 },
      { fact: 'moved', seat: 0, path: ['p8', 'p9'], from: '8', to: '9' },
      { fact: 'points-now', seat: 0, path: ['mark0-0', 'mark0-1'], points: 1 },
    ])
    // It is the first to move again.
    expect(table.throws(1, 6, 2).moves(1)).toEqual(['1A/3A 4A/10A', '1A/7A 4A/6A', '1A/9A'])
  })

  it('tric-trac.points: black gets points too, one for each stone', () => {
    const table = at({ 3: 1, 8: 1, '9A': 13 }, { '2A': 2 }, '65', { seat: 1, points: [4, 2] })
    // From 2A 11 points lead to 12, the other's home point.
    expect(table.moves(1)).toEqual(['2A/7A 2A/8A'])
    const twice = at({ 9: 1, 6: 1, '9A': 13 }, { 11: 1, '5A': 14 }, '23', { seat: 1, points: [4, 2] })
    twice.play(1, '11/9*/6*')
    expect(twice.state.points).toEqual([4, 4])
  })

  it('tric-trac.must-hit: a blot that can be hit must be hit', () => {
    // With both numbers on the way to 4, or by the first of two stones.
    expect(playsOf(WHITE, { 2: 1, '1A': 14 }, '21')).toEqual(['1/2* 1/3', '1/2*/4'])
    expect(playsOf({ 3: 1 }, { 5: 1, 6: 2, '1A': 12 }, '21')).toEqual(['3/5*'])
    // One of two blots is enough.
    expect(playsOf({ 3: 1, 8: 1 }, { 5: 1, 9: 1, '1A': 13 }, '21')).toEqual([
      '3/5* 8/9*',
      '3/5*/6',
      '8/9*/11',
    ])
  })

  it('tric-trac.must-hit-among: first as many numbers as possible, then a hit', () => {
    // After 3/5* no 1 could be played, because 6 and 9 are blocked.
    expect(playsOf({ 3: 1, 8: 1 }, { 5: 1, 6: 2, 9: 2, '1A': 10 }, '21')).toEqual(['3/4 8/10', '8/11'])
  })
})

describe('the home point', () => {
  it('tric-trac.home-together: with 4 and 2 from 8 and 10', () => {
    expect(playsOf({ 8: 1, 10: 1 }, BLACK, '42')).toEqual(['10/9A', '8/11A', '8/12 10/12'])
    expect(playsOf(WHITE, { '8A': 1, '10A': 1 }, '42', { seat: 1 })).toEqual([
      '10A/9',
      '8A/11',
      '8A/12A 10A/12A',
    ])
  })

  it('tric-trac.home-together: never one alone', () => {
    // 8/12 with the 4 needs a second stone there.
    expect(playsOf({ 8: 1, 3: 1 }, BLACK, '41')).toEqual(['3/7 8/9', '3/8'])
    expect(playsOf({ 8: 1 }, { 9: 2, '1A': 13 }, '41')).toEqual(['pass'])
  })

  it('tric-trac.home-leave: the last two go together', () => {
    expect(playsOf({ 12: 2 }, BLACK, '42')).toEqual(['12/11A 12/9A'])
    expect(playsOf({ 12: 3 }, BLACK, '42')).toEqual(['12/7A'])
    expect(playsOf({ 12: 4 }, BLACK, '42')).toEqual(['12/11A 12/9A', '12/7A'])
    // One alone may not stay behind: 11A is blocked, so nothing moves.
    expect(playsOf({ 12: 2 }, { '11A': 2, '7A': 2, '1A': 11 }, '42')).toEqual(['pass'])
  })

  it('tric-trac.home-leave: others come one by one', () => {
    expect(playsOf({ 12: 2, 10: 1 }, BLACK, '21')).toEqual(['10/11', '10/12'])
    // 8/12 and 12/11A have the result of 8/11A.
    expect(playsOf({ 12: 2, 8: 1 }, BLACK, '42')).toEqual(['12/11A 12/9A', '8/11A'])
  })

  it('tric-trac.home-again: one stone may pass over it, but when it is empty again, two must take it', () => {
    // By 10 the way is blocked, so the first step ends on 12.
    expect(playsOf({ 8: 1 }, { 10: 2, '1A': 13 }, '42')).toEqual(['8/11A'])
    const table = at({ 12: 2, 6: 1 }, { '2A': 2, '1A': 13 }, '42').play(0, '12/11A 12/9A')
    table.throws(1, 2, 1).play(1, '1A/4A').throws(0, 6, 2)
    expect(table.moves(0).some((play) => /\/12(?!A)/.test(play))).toBe(false)
  })

  it('tric-trac.other-home: no step ends on the other’s, empty or not', () => {
    expect(playsOf({ 11: 1 }, BLACK, '21')).toEqual(['11/11A'])
    expect(playsOf({ 11: 1 }, BLACK, '22')).toEqual(['pass'])
    expect(playsOf(WHITE, { '11A': 1 }, '22', { seat: 1 })).toEqual(['pass'])
    expect(playsOf({ 11: 1 }, { '12A': 2, '1A': 13 }, '22')).toEqual(['pass'])
  })
})

describe('the own home point instead of the other’s', () => {
  const INSTEAD = '7/12 10/12'

  it('tric-trac.home-instead: with 6 and 3 from 7 and 10, one step less each', () => {
    const table = at({ 7: 1, 10: 1 }, BLACK, '63')
    expect(table.moves(0)).toEqual(['10/6A', INSTEAD, '7/9A'])
    table.play(0, INSTEAD)
    expect(table.facts('watcher')).toEqual([
      { fact: 'moved', seat: 0, path: ['p7', 'p12'], from: '7', to: '12' },
      { fact: 'moved', seat: 0, path: ['p10', 'p12'], from: '10', to: '12' },
    ])
    expect(playsOf({ 7: 1, 10: 1 }, BLACK, '36')).toContain(INSTEAD)
    expect(playsOf(WHITE, { '7A': 1, '10A': 1 }, '63', { seat: 1 })).toContain('7A/12A 10A/12A')
  })

  it('tric-trac.home-instead: two stones with a double', () => {
    expect(playsOf({ 10: 2 }, BLACK, '33')).toEqual(['10/12(2)'])
    expect(playsOf({ 10: 1, 4: 1 }, BLACK, '33')).not.toContain('10/12')
  })

  it.each([
    ['the other holds his own', { 7: 1, 10: 1 }, { '12A': 2, '1A': 13 }],
    ['the own can be taken directly', { 6: 1, 9: 1, 7: 1, 10: 1 }, BLACK],
    ['the own is held', { 12: 2, 7: 1, 10: 1 }, BLACK],
    ['stones wait on the start point', { 1: 1, 7: 1, 10: 1 }, BLACK],
    ['one of the two is missing', { 7: 1, 9: 1 }, BLACK],
    ['the other one is missing', { 8: 1, 10: 1 }, BLACK],
  ] as [string, Named, Named][])('tric-trac.home-instead: not when %s', (_, white, black) => {
    expect(playsOf(white, black, '63')).not.toContain(INSTEAD)
  })

  it('tric-trac.home-instead: not when a double could take the own directly', () => {
    expect(playsOf({ 10: 2, 9: 2 }, BLACK, '33')).not.toContain('10/12(2)')
    expect(playsOf({ 10: 2, 9: 1 }, BLACK, '33')).toContain('10/12(2)')
    expect(playsOf({ 6: 1, 7: 1, 10: 1 }, BLACK, '63')).toContain(INSTEAD)
    expect(playsOf({ 9: 1, 7: 1, 10: 1 }, BLACK, '63')).toContain(INSTEAD)
  })

  it('tric-trac.home-instead-both: it plays both numbers', () => {
    // 9A is blocked: otherwise only 7/10 with the 3 could be played.
    expect(playsOf({ 7: 1, 10: 1 }, { '9A': 2, '1A': 13 }, '63')).toEqual([INSTEAD])
  })

  it('tric-trac.must-hit: a hit comes before it', () => {
    expect(playsOf({ 7: 1, 10: 1 }, { '9A': 1, '1A': 14 }, '63')).toEqual(['10/9A*/6A', '7/9A*'])
  })
})

describe('bearing off', () => {
  it('tric-trac.bear-off: at any time, on the last point or beyond, for one point', () => {
    const table = at({ 4: 1, '3A': 1 }, BLACK, '52')
    expect(table.moves(0)).toEqual(['4/11', '4/6 3A/off', '4/9 3A/off'])
    expect(table.play(0, '4/9 3A/off').state.points).toEqual([1, 0])
    expect(playsOf({ 4: 1, '3A': 1 }, BLACK, '21')).toEqual(
      ['4/5 3A/off', '4/6 3A/2A', '4/7', '3A/off'].toSorted(),
    )
    expect(playsOf(WHITE, { '4A': 1, 3: 1 }, '52', { seat: 1 })).toEqual([
      '4A/11A',
      '4A/6A 3/off',
      '4A/9A 3/off',
    ])
  })
})

describe('the great bridge', () => {
  const NEARLY: Named = { 6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, '5A': 3 }
  const BRIDGE: Named = { 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, '5A': 3 }
  const BLACK_BRIDGE: Named = { '7A': 2, '8A': 2, '9A': 2, '10A': 2, '11A': 2, '12A': 2, 5: 3 }

  it('tric-trac.bridge: 7 to 12, each held by two: two points', () => {
    const table = at(NEARLY, BLACK, '21').play(0, '6/7 5A/3A')
    expect(table.facts('watcher').slice(-2)).toEqual([
      { fact: 'bridge-built', seat: 0 },
      { fact: 'points-now', seat: 0, path: ['mark0-0', 'mark0-2'], points: 2 },
    ])
    expect(at(NEARLY, BLACK, '21').play(0, '6/8 5A/4A').state.points).toEqual([0, 0])
  })

  it('tric-trac.bridge: for black 7A to 12A', () => {
    const nearly = { ...BLACK_BRIDGE, '6A': 1, '7A': 1 }
    expect(at(WHITE, nearly, '21', { seat: 1 }).play(1, '6A/7A 5/3').state.points).toEqual([0, 2])
  })

  it('tric-trac.bridge-stays: two more at every throw of either player', () => {
    const table = at(BRIDGE, BLACK, '00', { seat: 1 }).throws(1, 2, 1)
    expect(table.facts('watcher')).toEqual([
      { fact: 'thrown', seat: 1, dice: [2, 1], one: 2, two: 1 },
      { fact: 'bridge-stands', seat: 0, path: ['mark0-0', 'mark0-2'], points: 2 },
    ])
    table.play(1, '1A/4A').throws(0, 2, 1)
    expect(table.state.points).toEqual([4, 0])
    // A bridge that is there already is not built again: one point for the hit.
    table.play(0, '5A/4A* 5A/3A')
    expect(table.state.points).toEqual([5, 0])
    expect(table.facts('watcher').some(({ fact }) => fact === 'bridge-built')).toBe(false)
  })

  it.each([7, 8, 9, 10, 11])('tric-trac.bridge: not with one stone on %i', (point) => {
    const table = at({ ...BRIDGE, [point]: 1 }, BLACK, '00', { seat: 1 }).throws(1, 2, 1)
    expect(table.state.points).toEqual([0, 0])
  })

  it('tric-trac.bridge-timing: the throw is played first, so a bridge passed through does not count', () => {
    // With the 1 the stone on 6 completes the bridge, with the 2 it goes on to 9.
    const table = at(NEARLY, BLACK, '21').play(0, '6/9')
    expect(table.state.points).toEqual([0, 0])
  })

  it('tric-trac.bridge-timing: who breaks a bridge has had the points for the throw', () => {
    const table = at(BRIDGE, BLACK).throws(0, 6, 5)
    expect(table.state.points).toEqual([2, 0])
    table.play(0, '8/11A 5A/off').throws(1, 2, 1)
    expect(table.state.points).toEqual([3, 0])
  })

  it('tric-trac.bridge-timing: with two bridges that of the thrower counts first', () => {
    const both = (seat: number) =>
      at(BRIDGE, BLACK_BRIDGE, '00', { seat, points: [10, 10] }).throws(seat, 2, 1)
    expect(both(0).state).toMatchObject({ points: [12, 10], scores: [1, 0], wait: 'choice', seat: 0 })
    expect(both(1).state).toMatchObject({ points: [10, 12], scores: [0, 1], wait: 'choice', seat: 1 })
    expect(at(BRIDGE, BLACK_BRIDGE, '00', { points: [3, 5] }).throws(0, 2, 1).state.points).toEqual([5, 7])
  })
})

describe('twelve points', () => {
  const HIT: [Named, Named, string] = [{ 3: 1, 8: 1 }, { 5: 1, '4A': 14 }, '21']

  it('tric-trac.twelve: the step that wins is the last', () => {
    const table = at(...HIT, { points: [11, 7] })
    expect(table.moves(0)).toEqual(['3/5*', '3/5* 8/9'])
    table.play(0, '3/5*')
    expect(table.facts('watcher')).toEqual([
      { fact: 'moved', seat: 0, path: ['p3', 'p5'], from: '3', to: '5' },
      { fact: 'hit', seat: 0, takes: ['p5'], into: 'p1A', victimSeat: 1 },
      { fact: 'points-now', seat: 0, path: ['mark0-11', 'mark0-12'], points: 12 },
      { fact: 'won-1', seat: 0, points: 12, less: 7 },
    ])
    expect(at(...HIT, { points: [10, 7] }).moves(0)).toEqual(['3/5* 8/9', '3/5*/6'])
  })

  it('tric-trac.twelve: bearing off wins half-way too, also from a home point that the second step would empty', () => {
    expect(playsOf({ '3A': 1, 9: 1 }, BLACK, '21', { points: [11, 0] })).toEqual([
      '3A/off',
      '9/10 3A/off',
      '9/11 3A/2A',
    ])
    // With the 4 a stone hits from 12, and the other could follow with the 2.
    const leaving: [Named, Named] = [{ 12: 2 }, { '9A': 1, '1A': 14 }]
    expect(playsOf(...leaving, '42', { points: [11, 0] })).toEqual(['12/11A 12/9A*', '12/9A*'])
    expect(playsOf({ 12: 2 }, { '9A': 1, '11A': 2, '7A': 2, '1A': 10 }, '42', { points: [11, 0] })).toEqual([
      'pass',
    ])
  })

  it('tric-trac.twelve: a bridge may bring thirteen', () => {
    const nearly = { 6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, '5A': 3 }
    const table = at(nearly, BLACK, '21', { points: [11, 3] }).play(0, '6/7 5A/3A')
    expect(table.state).toMatchObject({ points: [13, 3], wait: 'choice' })
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'won-2', seat: 0, points: 13, less: 3 })
  })

  it.each([
    [11, 1],
    [7, 1],
    [6, 2],
    [3, 2],
    [2, 3],
    [1, 3],
    [0, 4],
  ] as const)('tric-trac.weight: against %i points a game counts %i times', (less, weight) => {
    const table = at(...HIT, { points: [11, less] }).play(0, '3/5*')
    expect(table.state.scores).toEqual([weight, 0])
    expect(table.facts('watcher').at(-1)).toMatchObject({ fact: `won-${weight}` })
  })
})

describe('the next game', () => {
  const HIT: [Named, Named, string] = [{ 3: 1, 8: 1 }, { 5: 1, '4A': 14 }, '21']
  const won = (more: Standing = {}) => at(...HIT, { points: [11, 4], ...more }).play(0, '3/5*')

  it('tric-trac.choice: the winner chooses, and nobody else does anything', () => {
    const table = won()
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['fresh', 'play-on'])
    expect(table.moves(1)).toEqual([])
    const black = at({ 5: 1, 1: 14 }, { '11A': 1, 7: 1 }, '21', { seat: 1, points: [0, 11] }).play(1, '7/5*')
    expect(black.moves(1)).toEqual(['fresh', 'play-on'])
  })

  it('tric-trac.fresh: everything from the start, with no points and a new roll-off', () => {
    const table = won().play(0, 'fresh')
    expect(table.facts('watcher')).toEqual([{ fact: 'fresh-start', seat: 0, leg: 2, anew: true }])
    expect(table.position).toBe('-o----------------------O-:1:00:0:0:2:0:2 roll-off')
    expect(table.throws(0, 1, 2).throws(1, 6, 5).turn).toEqual([1])
  })

  it('tric-trac.play-on, tric-trac.goes-on, tric-trac.carry: as it stands, and the other throws', () => {
    const table = at(...HIT, { points: [11, 4] }).play(0, '3/5* 8/9')
    const { stones } = table.state
    table.play(0, 'play-on')
    expect(table.facts('watcher')).toEqual([{ fact: 'plays-on', seat: 0, leg: 2, points: 0, anew: true }])
    expect(table.state).toMatchObject({ stones, points: [0, 0], scores: [2, 0], leg: 2 })
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('tric-trac.goes-on: playing on, the number left of a throw that won half-way is played first', () => {
    const table = at(...HIT, { points: [11, 7] }).play(0, '3/5*', 'play-on')
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['5/6', '8/9'])
    expect(game.scene(table.state, 0, []).trays[0]!.items.map(({ spent }) => spent === true)).toEqual([
      true,
      false,
    ])
    expect(given(game, { options: { games: 12 }, position: table.position }).moves(0)).toEqual(['5/6', '8/9'])
    table.play(0, '8/9')
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('tric-trac.goes-on: at a fresh start the number left lapses', () => {
    const table = at(...HIT, { points: [11, 7] }).play(0, '3/5*', 'fresh')
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.state).toMatchObject({ stage: 'roll-off', spent: 0 })
  })

  it('tric-trac.goes-on: after a double the winner plays the rest and throws again', () => {
    const table = at({ 3: 2 }, { 4: 1, '4A': 14 }, '11', { points: [11, 4] }).play(0, '3/4*', 'play-on')
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['3/4', '4/5'])
    expect(table.play(0, '4/5').moves(0)).toEqual(['throw'])
  })

  it('tric-trac.carry, tric-trac.goes-on: points beyond twelve are kept, and a throw that lies there is played', () => {
    const bridge = { 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, '5A': 3 }
    const table = at(bridge, BLACK, '00', { seat: 1, points: [11, 9] }).throws(1, 2, 1)
    expect(table.turn).toEqual([0])
    expect(table.play(0, 'play-on').state.points).toEqual([1, 0])
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['1A/2A 1A/3A', '1A/4A'])
    // Its bridge goes on counting.
    expect(table.play(1, '1A/4A').throws(0, 2, 1).state.points).toEqual([3, 0])
  })

  it('tric-trac.restack, tric-trac.restack-when: who has borne everything off begins again, without a move', () => {
    const table = at({ '2A': 1 }, BLACK, '54', { points: [3, 0], leg: 2 }).play(0, '2A/off')
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'restacked', seat: 0, anew: true })
    expect(table.state.stones.slice(0, 15)).toEqual(new Array<number>(15).fill(24))
    expect(table.turn).toEqual([1])
    const black = at(WHITE, { 2: 1 }, '54', { seat: 1, points: [3, 0], leg: 2 }).play(1, '2/off')
    expect(black.state.stones.slice(15)).toEqual(new Array<number>(15).fill(24))
    const two = at({ '2A': 2 }, BLACK, '54', { points: [3, 0], leg: 2 }).play(0, '2A/off(2)')
    expect(two.state.stones[0]).toBe(24)
    const last = at({ '2A': 1 }, BLACK, '54', { points: [11, 0], leg: 2 }).play(0, '2A/off')
    expect(last.state.stones[0]).toBe(0)
    last.play(0, 'play-on')
    expect(last.facts('watcher')).toEqual([
      { fact: 'plays-on', seat: 0, leg: 3, points: 0, anew: true },
      { fact: 'restacked', seat: 0, anew: true },
    ])
    expect(last.state.stones[0]).toBe(24)
  })

  it('tric-trac.games, tric-trac.match: after the last game there is nothing to choose', () => {
    expect(given(game).state.rules.games).toBe(12)
    const table = won({ games: 1 })
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'match-over', one: 2, two: 0 })
    expect(table.result).toEqual({ places: [1, 2], scores: [2, 0], why: 'tric-trac.match' })
    expect(won({ games: 2, leg: 2, won: [0, 2] }).result).toEqual({
      places: [1, 1],
      scores: [2, 2],
      why: 'tric-trac.match',
    })
    expect(won({ games: 2, leg: 2, won: [0, 3] }).result?.places).toEqual([2, 1])
    expect(won({ games: 3, leg: 2 }).result).toBeUndefined()
  })

  it('tric-trac.throw-limit: games, then points, then a shared place', () => {
    const limit = (more: Standing) => at(WHITE, BLACK, '00', { words: 'limit', leg: 3, ...more }).result
    const why = 'tric-trac.throw-limit'
    expect(limit({ won: [1, 2], points: [11, 0] })).toEqual({ places: [2, 1], scores: [1, 2], why })
    expect(limit({ won: [2, 2], points: [5, 4] })).toEqual({ places: [1, 2], scores: [2, 2], why })
    expect(limit({ won: [2, 2], points: [5, 5] })).toEqual({ places: [1, 1], scores: [2, 2], why })
  })

  it('tric-trac.throw-limit: the last of 5,000 throws is still played', () => {
    for (const [throws, over] of [
      [4999, true],
      [4998, false],
    ] as const) {
      const s = { ...at({ 3: 2 }, BLACK).state, throws }
      game.play(s, 0, 'throw')
      game.answer!(s, [2, 1])
      expect(s.wait).toBe('play')
      const facts: string[] = []
      game.play(s, 0, game.moves(s, 0)[0]!, ({ fact }) => facts.push(fact))
      expect(game.turn(s)).toEqual(over ? [] : [1])
      expect(facts.includes('limit-reached')).toBe(over)
    }
  })
})

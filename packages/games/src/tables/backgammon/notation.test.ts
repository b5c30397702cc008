import { choices, seededRng, walk } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid, type Counts } from '../../../test/xgid.ts'
import { game } from './index.ts'

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }
const ASIDE: Counts = { 1: 15 }
const at = (own: Counts, theirs: Counts, dice: string, turn: 1 | -1 = 1) =>
  given(game, { preset: 'modern', position: xgid(own, theirs, { dice, turn }) })

describe('how a play is written', () => {
  it('backgammon.notation: highest departure first, then the nearest arrival', () => {
    expect(at(START, START, '31').moves(0)).toEqual(
      [
        '24/20',
        '24/23 24/21',
        '24/21 8/7',
        '24/21 6/5',
        '24/23 13/10',
        '24/23 8/5',
        '24/23 6/3',
        '13/10 8/7',
        '13/10 6/5',
        '13/9',
        '8/4',
        '8/7 8/5',
        '8/7 6/3',
        '8/5 6/5',
        '6/2',
        '6/5 6/3',
      ].toSorted(),
    )
  })

  it('backgammon.notation: the steps of one stone are drawn together, and only points where it hits are named', () => {
    expect(at({ 20: 1, 1: 14 }, ASIDE, '52').moves(0)).toEqual(['20/13'])
    // A blot on 15 and one on 18: two different plays of one stone.
    expect(at({ 20: 1, 1: 14 }, { 10: 1, 7: 1, 1: 13 }, '52').moves(0)).toEqual(['20/15*/13', '20/18*/13'])
    expect(at({ 20: 1, 1: 14 }, { 10: 1, 12: 1, 1: 13 }, '52').moves(0)).toEqual(['20/13*', '20/15*/13*'])
  })

  it('backgammon.notation: equal parts are counted', () => {
    expect(at({ 8: 2, 6: 2, 1: 11 }, ASIDE, '33').moves(0)).toContain('8/5(2) 6/3(2)')
    expect(at({ 6: 2, 5: 13 }, ASIDE, '66').moves(0)).toEqual(['6/off(2) 5/off(2)'])
    expect(at({ bar: 2, 1: 13 }, { 6: 15 }, '41').moves(0)).toEqual(['bar/24 bar/21'])
    // Both enter on 20; two more steps are left, by one of them, by both, or by stones on 6.
    expect(at({ bar: 2, 6: 13 }, { 20: 15 }, '55').moves(0)).toEqual([
      'bar/10 bar/20',
      'bar/15 bar/20 6/1',
      'bar/15(2)',
      'bar/20(2) 6/1(2)',
    ])
  })

  it('backgammon.notation: a point is hit once, by the last stone that comes to rest there', () => {
    expect(at({ 13: 1, 8: 1, 1: 13 }, { 18: 1, 1: 14 }, '61').moves(0)).toContain('13/7 8/7*')
    expect(at({ 13: 2, 8: 2, 1: 11 }, { 20: 1, 1: 14 }, '33').moves(0)).toContain('13/10(2) 8/5*(2)')
    // Blots on 13 and on 10: hit in passing by one stone, by both, or one of them hit by the second stone.
    expect(at({ 16: 2, 1: 13 }, { 12: 1, 15: 1, 1: 13 }, '33').moves(0)).toEqual([
      '16/13*/10*(2)',
      '16/13*/10*/4',
      '16/13*/10*/7 16/13',
    ])
  })

  it('backgammon.numbers: each seat writes from its own side', () => {
    expect(at(START, START, '31', -1).moves(1)).toEqual(at(START, START, '31').moves(0))
  })
})

describe('the taps', () => {
  const touchesOf = (table: ReturnType<typeof at>, seat: number, play: string) =>
    choices(table.match, seat)
      .find(({ move }) => move === play)!
      .touches.map((path) => path.join('-'))
      .toSorted()

  it('two stones in either order', () => {
    expect(touchesOf(at(START, START, '31'), 0, '8/5 6/5')).toEqual(['p6-p5-p8-p5', 'p8-p5-p6-p5'])
  })

  it('one stone by either number first', () => {
    expect(touchesOf(at(START, START, '31'), 0, '24/20')).toEqual(['p24-p21-p21-p20', 'p24-p23-p23-p20'])
    // Two stones that lead to the same position as one: 8/7 7/4 can begin on either point.
    expect(touchesOf(at({ 8: 1, 7: 1, 1: 13 }, ASIDE, '31'), 0, '8/4')).toEqual([
      'p7-p4-p8-p7',
      'p8-p5-p5-p4',
      'p8-p7-p7-p4',
    ])
    // But not if one of them hits on its way.
    expect(touchesOf(at({ 8: 1, 1: 14 }, { 18: 1, 1: 14 }, '31'), 0, '8/7*/4')).toEqual(['p8-p7-p7-p4'])
  })

  it('seat 1 taps the same spots', () => {
    expect(touchesOf(at(START, START, '31', -1), 1, '8/5 6/5')).toEqual([
      'p17-p20-p19-p20',
      'p19-p20-p17-p20',
    ])
    expect(touchesOf(at(ASIDE, { bar: 1, 6: 1, 1: 13 }, '52', -1), 1, 'bar/18')).toEqual([
      'bar1-p2-p2-p7',
      'bar1-p5-p5-p7',
    ])
  })

  it('stones borne off, whichever number takes them', () => {
    expect(touchesOf(at({ 3: 1, 2: 1 }, ASIDE, '65'), 0, '3/off 2/off')).toEqual(['p3-off0-p2-off0'])
    expect(touchesOf(at({ 6: 1, 3: 1 }, ASIDE, '36'), 0, '6/off 3/off')).toEqual([
      'p3-off0-p6-off0',
      'p6-off0-p3-off0',
    ])
  })

  it('a double in every order that is possible', () => {
    expect(touchesOf(at({ 20: 1, 1: 14 }, ASIDE, '33'), 0, '20/8')).toEqual([
      'p20-p17-p17-p14-p14-p11-p11-p8',
    ])
    const four = touchesOf(
      at({ 20: 1, 19: 1, 18: 1, 13: 1, 1: 11 }, ASIDE, '33'),
      0,
      '20/17 19/16 18/15 13/10',
    )
    expect(four).toHaveLength(24)
    // Two stones from one point are indistinguishable.
    expect(touchesOf(at({ 20: 2, 17: 1, 1: 12 }, { 11: 2, 1: 13 }, '33'), 0, '20/17(2)')).toEqual([
      'p20-p17-p20-p17',
    ])
  })

  it('the words are buttons; dice and cube do nothing when they are tapped', () => {
    const table = given(game, { preset: 'modern', position: xgid(START, START) })
    expect(choices(table.match, 0)).toEqual([
      { move: 'throw', touches: [['throw']] },
      { move: 'double', touches: [['double']] },
    ])
    const owned = given(game, { preset: 'modern', position: xgid(START, START, { turned: 1, owner: 1 }) })
    expect(choices(owned.match, 0)[1]!.touches).toEqual([['double']])
    owned.play(0, 'double')
    expect(choices(owned.match, 1)).toEqual([
      { move: 'take', touches: [['take']] },
      { move: 'drop', touches: [['drop']] },
    ])
    expect(choices(at({ bar: 1, 1: 14 }, { 6: 2, 5: 13 }, '65').match, 0)).toEqual([
      { move: 'pass', touches: [['pass']] },
    ])
  })

  it('every path of every play leads to that play, along a match played at random', () => {
    const rng = seededRng(21)
    const table = given(game, { preset: 'modern', options: { points: 1, cube: false } })
    while (table.turn.length > 0) {
      const by = table.turn[0]!
      if (by === 'chance') {
        table.draw(...Array.from({ length: table.state.stage === 'course' ? 2 : 1 }, () => 1 + rng(6)))
        continue
      }
      const seat = by as number
      const moves = table.match.moves(seat)
      const all = moves.length < 40 ? choices(table.match, seat) : []
      const paths = all.flatMap(({ touches }) => touches.map((path) => path.join('-')))
      expect(new Set(paths).size).toBe(paths.length)
      const ends = all.map(({ touches }) => walk(all, touches[rng(touches.length)]!))
      expect(ends).toEqual(all.map(({ move }) => ({ next: [], move })))
      table.play(seat, game.write(table.state, moves[rng(moves.length)]!))
    }
    expect(table.result?.why).toBe('backgammon.match')
  })
})

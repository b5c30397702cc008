import { describe, expect, it } from 'vitest'
import {
  after,
  at,
  block,
  EIGHT,
  HALMA_LOTS,
  KNIGHTS,
  playOn,
  provesRepetition,
  squaresFrom,
  type Yard,
} from '../../../test/halma.ts'
import { game } from './index.ts'

const squares = { game, spot: squaresFrom('h8'), ways: EIGHT, aside: KNIGHTS, lots: HALMA_LOTS }
const two: Yard = { ...squares, seats: 2, men: 19 }
const four: Yard = { ...squares, seats: 4, men: 13 }

const large = block('l-p 15-16 + m-p 14 + n-p 13 + o-p 12')
const without = (court: readonly string[], ...gaps: string[]) =>
  court.filter((field) => !gaps.includes(field))

describe('halma: home', () => {
  it('halma.goal: all nineteen in the opposite court win', () => {
    const table = at(two, [[...without(large, 'l16'), 'k16']], '1 40,40 -')
    expect(game.scene(table.match.view(0), 0, []).seats[0]).toEqual({
      note: { say: 'note-home', home: 18, of: 19 },
    })
    table.play(0, 'k16-l16')
    expect(table.result).toEqual({ places: [1, 2], why: 'halma.goal' })
    expect(table.turn).toEqual([])
    expect(table.facts(1)).toEqual([
      { fact: 'steps', seat: 0, path: ['k16', 'l16'], move: 'k16-l16' },
      { fact: 'home', seat: 0, turn: 41 },
    ])
  })

  it('halma.goal: the second player wins in the first one’s court', () => {
    const own = block('a-e 1-2 + a-d 3 + a-c 4 + a-b 5')
    const table = at(two, [['h8'], [...without(own, 'a5'), 'a6']], '2 41,40 -')
    // The first player's lot contains a6, so the man there is the second player's.
    table.play(1, 'a6-a5')
    expect(table.result).toEqual({ places: [2, 1], why: 'halma.goal' })
  })

  it('halma.hinder: a man left at home keeps the other out for a long time', () => {
    const table = at(two, [[...without(large, 'p16', 'l16'), 'k16', 'h8'], ['p16']], '1 78,78 -')
    table.play(0, 'k16-l16')
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([1])
  })

  it('halma.full-court: from the 80th turn on it counts as filling its field', () => {
    const table = at(two, [[...without(large, 'p16', 'l16'), 'k16', 'h8'], ['p16']], '1 79,79 -')
    table.play(0, 'k16-l16')
    expect(table.result).toEqual({ places: [1, 2], why: 'halma.goal' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'home', seat: 0, turn: 80 })
  })

  it('halma.full-court: not while a field is free, and not without a man of one’s own', () => {
    const gap = at(two, [[...without(large, 'p16', 'l16'), 'j16', 'h8'], ['p16']], '1 90,90 -')
    expect(gap.play(0, 'j16-k16').result).toBeUndefined()
    const full = at(two, [['h8'], large], '1 90,90 -')
    expect(full.play(0, 'h8-h7').result).toBeUndefined()
    const one = at(two, [['h8', 'k16'], without(large, 'l16')], '1 90,90 -')
    expect(one.play(0, 'k16-l16').result?.places).toEqual([1, 2])
  })

  it('halma.full-court: only the player who has moved comes home by it', () => {
    const table = at(two, [[...without(large, 'l16'), 'h8'], ['k16']], '2 90,90 -')
    table.play(1, 'k16-l16')
    expect(table.result).toBeUndefined()
    table.play(0, 'h8-h7')
    expect(table.result).toEqual({ places: [1, 2], why: 'halma.goal' })
  })
})

const goals = {
  p16: block('m-p 15-16 + n-p 14 + o-p 13'),
  p1: block('m-p 1-2 + n-p 3 + o-p 4'),
  a1: block('a-d 1-2 + a-c 3 + a-b 4'),
  a16: block('a-d 15-16 + a-c 14 + a-b 13'),
}
const allButOne = [
  [...without(goals.p16, 'm16'), 'l16'],
  [...without(goals.p1, 'm1'), 'l1'],
  [...without(goals.a1, 'd1'), 'e1'],
  [...without(goals.a16, 'd16'), 'e16'],
]

describe('halma: four players', () => {
  it('halma.done, halma.places: who is home moves no more, the others play on to the last', () => {
    const table = at(four, allButOne, '1 30,30,30,30 -')
    table.play(0, 'l16-m16')
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'm16-l16')).toBe('halma.done')
    expect(game.scene(table.match.view(0), 0, []).seats[0]).toEqual({
      note: { say: 'note-place', place: 1 },
    })
    table.play(1, 'l1-l2').play(2, 'e1-e2').play(3, 'e16-d16')
    // Seat 0 is home, so the turn passes from seat 3 to seat 1.
    expect(table.turn).toEqual([1])
    table.play(1, 'l2-l1').play(2, 'e2-d1')
    expect(table.result).toEqual({ places: [1, 4, 3, 2], why: 'halma.goal' })
  })

  it('halma.partners: the first pair that has swapped wins', () => {
    const table = at(four, allButOne, '1 30,30,30,30 -', { partners: true })
    table.play(0, 'l16-m16').play(1, 'l1-m1')
    expect(table.result).toBeUndefined()
    table.play(2, 'e1-d1')
    expect(table.result).toEqual({ places: [1, 2, 1, 2], why: 'halma.partners' })
    expect(table.facts(3).slice(-2)).toEqual([
      { fact: 'home', seat: 2, turn: 31 },
      { fact: 'partners', seats: [0, 2] },
    ])
    expect(game.sides({ partners: true }, 4)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(game.sides({ partners: false }, 4)).toEqual([[0], [1], [2], [3]])
  })

  it('halma.partners: the other pair can win as well', () => {
    const table = at(four, allButOne, '2 30,30,30,30 -', { partners: true })
    table.play(1, 'l1-m1').play(2, 'e1-e2').play(3, 'e16-d16')
    expect(table.result).toEqual({ places: [2, 1, 2, 1], why: 'halma.partners' })
  })

  it('halma.partners: only four have partners', () => {
    expect(game.unfit?.({ partners: true }, 2)?.code).toBe('partners-and-seats')
    expect(game.unfit?.({ partners: true }, 4)).toBeUndefined()
    expect(game.unfit?.({ partners: false }, 2)).toBeUndefined()
  })
})

describe('halma: standing still', () => {
  it('halma.repetition: the third time is a draw for two', () => provesRepetition(two))

  it('halma.repetition: with another player to move it is another position, and four go on', () => {
    const table = at(four, [['h8'], ['h10'], ['j8'], ['j10']])
    const ways = ['h8-h7', 'h10-h11', 'j8-j9', 'j10-j11']
    for (let round = 0; round < 4; round++) {
      for (const [seat, way] of ways.entries()) {
        table.play(seat, round % 2 === 0 ? way : way.split('-').toReversed().join('-'))
      }
    }
    expect(table.result).toBeUndefined()
  })

  it('halma.progress: a new lowest number of steps starts the count again, nothing else does', () => {
    const s = after(at(two, [['h9'], ['j12']]), 60)
    // h9 and i9 are five steps from the court, i10 is four.
    playOn(game, s, 'h9-i9')
    expect(s.quiet).toBe(61)
    playOn(game, s, 'j12-k12')
    expect(s.quiet).toBe(62)
    playOn(game, s, 'i9-i10')
    expect(s.quiet).toBe(0)
    playOn(game, s, 'k12-j12')
    playOn(game, s, 'i10-i9')
    playOn(game, s, 'j12-k12')
    playOn(game, s, 'i9-i10')
    // As few as before, but not fewer.
    expect(s.quiet).toBe(4)
    expect(s.lowest[0]).toBe(s.away[0])
  })

  it('halma.progress: coming home is progress too', () => {
    const foreign = at(four, [[...without(goals.p16, 'p16'), 'h8'], [], ['p16']], '1 79,79,79,79 -')
    const s = after(foreign, 20)
    playOn(game, s, 'h8-h7')
    expect([s.home, s.quiet]).toEqual([[0], 0])
  })

  it('halma.no-progress: ends after fifty turns each, and not before', () => {
    const table = at(two, [['h8'], ['j12']])
    expect(playOn(game, after(table, 98), 'h8-h7').ended).toBeNull()
    const s = playOn(game, after(table, 99), 'h8-h7')
    expect(s.ended).toBe('no-progress')
    expect(game.turn(s)).toEqual([])
    expect(game.moves(s, 1)).toEqual([])
  })

  it('halma.no-progress: most men in the goal wins, whoever it is', () => {
    const more = (mine: string[], theirs: string[]) =>
      game.result(playOn(game, after(at(two, [['h8', ...mine], theirs]), 99), 'h8-h7'))
    expect(more(['p16', 'o16'], ['a1'])).toEqual({ places: [1, 2], why: 'halma.no-progress' })
    expect(more(['p16'], ['a1', 'b1'])).toEqual({ places: [2, 1], why: 'halma.no-progress' })
  })

  it('halma.no-progress: then the fewest steps to go, then the place is shared', () => {
    const next = playOn(game, after(at(two, [['h8'], ['i9']]), 99), 'h8-h7')
    expect(game.result({ ...next, away: [50, 50] })?.places).toEqual([1, 1])
    expect(game.result({ ...next, away: [50, 51] })?.places).toEqual([1, 2])
    expect(game.result({ ...next, away: [51, 50], inside: [1, 0] })?.places).toEqual([1, 2])
  })

  it('halma.no-progress: counts only those still playing, and those home stay before the others', () => {
    const table = at(four, [goals.p16, ['f8'], ['h8'], ['j8']], '2 60,60,60,60 1')
    expect(playOn(game, after(table, 148), 'f8-f9').ended).toBeNull()
    const s = playOn(game, after(table, 149), 'f8-f9')
    expect(s.ended).toBe('no-progress')
    expect(game.result({ ...s, inside: [13, 0, 2, 1], away: [0, 9, 9, 9] })?.places).toEqual([1, 4, 2, 3])
    expect(game.result({ ...s, inside: [13, 0, 0, 0], away: [0, 9, 8, 9] })?.places).toEqual([1, 3, 2, 3])
  })

  it('halma.partners-standing: partners count together', () => {
    const table = at(four, [['f8'], [], ['h8']], '1 60,60,60,60 -', { partners: true })
    expect(playOn(game, after(table, 198), 'f8-f9').ended).toBeNull()
    const s = playOn(game, after(table, 199), 'f8-f9')
    expect(s.ended).toBe('no-progress')
    expect(game.result({ ...s, inside: [5, 3, 0, 3], away: [1, 1, 1, 1] })?.places).toEqual([2, 1, 2, 1])
    expect(game.result({ ...s, inside: [2, 1, 2, 3], away: [9, 5, 9, 5] })?.places).toEqual([2, 1, 2, 1])
    expect(game.result({ ...s, inside: [2, 1, 2, 3], away: [4, 5, 6, 5] })?.places).toEqual([1, 1, 1, 1])
  })
})

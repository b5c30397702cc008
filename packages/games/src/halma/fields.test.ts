import { describe, expect, it } from 'vitest'
import {
  ACROSS_THE_STAR,
  acrossTheBoard,
  courtIn,
  LARGE_COURT,
  SMALL_COURT,
  stripIn,
  TRIANGLE,
} from './courts.ts'
import { fieldCalled, squareFields, STAR_FIELDS, stepsTo, type Fields } from './fields.ts'

const board = squareFields(16)
const named = (fields: Fields, list: readonly number[]) =>
  list.map((field) => fields.names[field]!).toSorted()
const around = (fields: Fields, name: string, far: 1 | 2) => {
  const from = fieldCalled(fields, name) * fields.ways
  const table = far === 1 ? fields.next : fields.beyond
  return named(
    fields,
    [...table.subarray(from, from + fields.ways)].filter((field) => field < fields.names.length),
  )
}

describe('halma: the squares', () => {
  it('are called by column and row', () => {
    expect(board.names).toHaveLength(256)
    expect([board.names[0], board.names[15], board.names[16], board.names[255]]).toEqual([
      'a1',
      'p1',
      'a2',
      'p16',
    ])
    expect(fieldCalled(board, 'q1')).toBe(-1)
    expect(squareFields(10).names.at(-1)).toBe('j10')
  })

  it('have eight neighbours, three in a corner and five at an edge', () => {
    expect(around(board, 'd5', 1)).toEqual(['c4', 'c5', 'c6', 'd4', 'd6', 'e4', 'e5', 'e6'])
    expect(around(board, 'a1', 1)).toEqual(['a2', 'b1', 'b2'])
    expect(around(board, 'p16', 1)).toEqual(['o15', 'o16', 'p15'])
    expect(around(board, 'a8', 1)).toEqual(['a7', 'a9', 'b7', 'b8', 'b9'])
    expect(around(board, 'b2', 2)).toEqual(['b4', 'd2', 'd4'])
    expect(around(board, 'c3', 2)).toEqual(['a1', 'a3', 'a5', 'c1', 'c5', 'e1', 'e3', 'e5'])
  })

  it('the next field and the one behind it lie in one line, and opposite directions lead back', () => {
    for (const fields of [board, STAR_FIELDS]) {
      const { ways, next, beyond, names } = fields
      names.forEach((_, field) => {
        for (let way = 0; way < ways; way++) {
          const near = next[field * ways + way]!
          expect(beyond[field * ways + way]).toBe(next[near * ways + way])
          const back = near === names.length ? field : next[near * ways + ((way + ways / 2) % ways)]
          expect(back).toBe(field)
        }
      })
    }
  })
})

describe('halma: the star', () => {
  it('has 121 holes in seventeen rows', () => {
    expect(STAR_FIELDS.names).toHaveLength(121)
    expect(STAR_FIELDS.names.filter((name) => name.startsWith('e'))).toHaveLength(13)
    expect(STAR_FIELDS.names.filter((name) => name.startsWith('i'))).toHaveLength(9)
    expect([STAR_FIELDS.names[0], STAR_FIELDS.names[120]]).toEqual(['a1', 'q1'])
  })

  it('every hole has up to six neighbours', () => {
    expect(around(STAR_FIELDS, 'i5', 1)).toEqual(['h5', 'h6', 'i4', 'i6', 'j5', 'j6'])
    expect(around(STAR_FIELDS, 'i5', 2)).toEqual(['g5', 'g7', 'i3', 'i7', 'k5', 'k7'])
    expect(around(STAR_FIELDS, 'a1', 1)).toEqual(['b1', 'b2'])
    expect(around(STAR_FIELDS, 'e1', 1)).toEqual(['e2', 'f1'])
    expect(around(STAR_FIELDS, 'd4', 1)).toEqual(['c3', 'd3', 'e8', 'e9'])
    expect(around(STAR_FIELDS, 'i1', 1)).toEqual(['h1', 'h2', 'i2', 'j1', 'j2'])
  })

  it('three start below, on the upper left and on the upper right', () => {
    const [first, second, third] = ACROSS_THE_STAR.map(({ camp }) => named(STAR_FIELDS, camp))
    expect(first).toEqual([
      'm5',
      'm6',
      'm7',
      'm8',
      'm9',
      'n1',
      'n2',
      'n3',
      'n4',
      'o1',
      'o2',
      'o3',
      'p1',
      'p2',
      'q1',
    ])
    expect(second).toEqual([
      'e1',
      'e2',
      'e3',
      'e4',
      'e5',
      'f1',
      'f2',
      'f3',
      'f4',
      'g1',
      'g2',
      'g3',
      'h1',
      'h2',
      'i1',
    ])
    expect(third).toEqual([
      'e10',
      'e11',
      'e12',
      'e13',
      'e9',
      'f10',
      'f11',
      'f12',
      'f9',
      'g10',
      'g11',
      'g9',
      'h10',
      'h9',
      'i9',
    ])
  })

  it('and go to the opposite points', () => {
    const [first, second, third] = ACROSS_THE_STAR.map(({ goal }) => named(STAR_FIELDS, goal))
    expect(first).toEqual([
      'a1',
      'b1',
      'b2',
      'c1',
      'c2',
      'c3',
      'd1',
      'd2',
      'd3',
      'd4',
      'e5',
      'e6',
      'e7',
      'e8',
      'e9',
    ])
    expect(second).toEqual([
      'i9',
      'j10',
      'j9',
      'k10',
      'k11',
      'k9',
      'l10',
      'l11',
      'l12',
      'l9',
      'm10',
      'm11',
      'm12',
      'm13',
      'm9',
    ])
    expect(third).toEqual([
      'i1',
      'j1',
      'j2',
      'k1',
      'k2',
      'k3',
      'l1',
      'l2',
      'l3',
      'l4',
      'm1',
      'm2',
      'm3',
      'm4',
      'm5',
    ])
  })

  it('the tip comes first', () => {
    expect(
      ACROSS_THE_STAR.map(({ camp, goal }) => [camp[0], goal[0]].map((hole) => STAR_FIELDS.names[hole!])),
    ).toEqual([
      ['q1', 'a1'],
      ['e1', 'm13'],
      ['e13', 'm1'],
    ])
  })
})

describe('halma: the courts', () => {
  it('have 19, 13 and 10 squares in every corner, the corner square first', () => {
    const corners = [0, 1, 2, 3].map((corner) => board.names[courtIn(16, LARGE_COURT, corner)[0]!])
    expect(corners).toEqual(['a1', 'a16', 'p16', 'p1'])
    expect(named(board, courtIn(16, SMALL_COURT, 0))).toEqual([
      'a1',
      'a2',
      'a3',
      'a4',
      'b1',
      'b2',
      'b3',
      'b4',
      'c1',
      'c2',
      'c3',
      'd1',
      'd2',
    ])
    expect(courtIn(16, LARGE_COURT, 1)).toHaveLength(19)
    expect(named(board, courtIn(16, SMALL_COURT, 3))).toEqual([
      'm1',
      'm2',
      'n1',
      'n2',
      'n3',
      'o1',
      'o2',
      'o3',
      'o4',
      'p1',
      'p2',
      'p3',
      'p4',
    ])
    expect(named(squareFields(10), courtIn(10, TRIANGLE, 2))).toEqual([
      'g10',
      'h10',
      'h9',
      'i10',
      'i8',
      'i9',
      'j10',
      'j7',
      'j8',
      'j9',
    ])
  })

  it('the strip lies between the lines', () => {
    expect(named(board, stripIn(16, 0))).toEqual(['a5', 'b5', 'c4', 'd3', 'e1', 'e2'])
    expect(named(board, stripIn(16, 2))).toEqual(['l15', 'l16', 'm14', 'n13', 'o12', 'p12'])
  })

  it('two sit across from each other, three and four go round', () => {
    const first = (seats: number) =>
      acrossTheBoard(seats, (corner) => courtIn(16, [1], corner)).map(({ camp, goal }) =>
        [camp, goal].map(([field]) => board.names[field!]).join(' '),
      )
    expect(first(1)).toEqual(['a1 p16'])
    expect(first(2)).toEqual(['a1 p16', 'p16 a1'])
    expect(first(3)).toEqual(['a1 p16', 'a16 p1', 'p16 a1'])
    expect(first(4)).toEqual(['a1 p16', 'a16 p1', 'p16 a1', 'p1 a16'])
  })

  it('steps are counted to the nearest field of the goal', () => {
    const away = stepsTo(board, courtIn(16, LARGE_COURT, 2))
    const of = (name: string) => away[fieldCalled(board, name)]
    expect([of('p16'), of('l15'), of('p12'), of('k16'), of('l14'), of('p11')]).toEqual([0, 0, 0, 1, 1, 1])
    expect([of('a1'), of('p1'), of('a16'), of('h8')]).toEqual([13, 11, 11, 6])
    const star = stepsTo(STAR_FIELDS, ACROSS_THE_STAR[0]!.goal)
    expect([star[fieldCalled(STAR_FIELDS, 'q1')], star[fieldCalled(STAR_FIELDS, 'i5')]]).toEqual([12, 4])
  })
})

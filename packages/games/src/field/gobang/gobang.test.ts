import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../test/squares.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

/** Twelve pawns each, nowhere five in a row: every other field of four rows. */
const FIRST = 'a1 c1 e1 g1 i1 k1 a3 c3 e3 g3 i3 k3'
const SECOND = 'b16 d16 f16 h16 j16 l16 b14 d14 f14 h14 j14 l14'

const stand = (first: string, second: string, seat = 1, quiet = seat - 1, times = 1) =>
  given(game, { position: `${rowsOf(16, 16, { 1: first, 2: second })} ${seat} ${quiet} ${times}` })
const pairs = (signs: Readonly<Record<string, string>>, seat = 1, quiet = seat - 1, times = 1) =>
  given(game, { seats: 4, position: `${rowsOf(16, 16, signs)} ${seat} ${quiet} ${times}` })
const FOUR = {
  1: 'a1 c1 e1 g1 i1 k1',
  2: 'b16 d16 f16 h16 j16 l16',
  3: 'a3 c3 e3 g3 i3 k3',
  4: 'b14 d14 f14 h14 j14 l14',
}

/** Six pawns in each of two corners, enclosed by six of the other player's. */
const CORNERS = 'a1 b1 c1 a2 b2 c2 p16 o16 n16 p15 o15 n15'
const WALLS = 'd1 d2 d3 a3 b3 c3 m16 m15 m14 n14 o14 p14'

describe('gobang: placing', () => {
  it('gobang.board, gobang.pawns: the first pawn goes to any of 256 fields of an empty board', () => {
    const table = given(game)
    expect(table.moves(0)).toHaveLength(256)
    expect(table.moves(0)).toContain('a1')
    expect(table.moves(0)).toContain('p16')
    expect(table.state.board.every((pawn) => pawn === 0)).toBe(true)
  })

  it('gobang.turn: player 1 begins, then both in turn', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(1)).toEqual([])
    table.play(0, 'h8')
    expect(table.turn).toEqual([1])
    expect(table.facts(1)).toEqual([{ fact: 'placed', seat: 0, path: ['box-1', 'h8'], to: 'h8' }])
    table.play(1, 'h9')
    expect(table.turn).toEqual([0])
    expect(table.facts(0)).toEqual([{ fact: 'placed', seat: 1, path: ['box-2', 'h9'], to: 'h9' }])
  })

  it('gobang.free-field: a taken field is no choice', () => {
    const table = given(game).play(0, 'h8')
    expect(table.moves(1)).toHaveLength(255)
    expect(table.moves(1)).not.toContain('h8')
  })

  it('gobang.pawns, gobang.place, gobang.slide: after twelve pawns each the sliding begins', () => {
    const table = given(game)
    const [first, second] = [FIRST.split(' '), SECOND.split(' ')]
    for (let i = 0; i < 12; i++) {
      expect(table.moves(0)).toHaveLength(256 - 2 * i)
      table.play(0, first[i]!).play(1, second[i]!)
    }
    expect(table.state.placed).toBe(24)
    expect(table.moves(0)).toContain('a1-b2')
    table.play(0, 'a1-b2')
    expect(table.facts(1)).toEqual([{ fact: 'slid', seat: 0, path: ['a1', 'b2'], from: 'a1', to: 'b2' }])
    expect(table.position).toBe(`${rowsOf(16, 16, { 1: FIRST.replace('a1', 'b2'), 2: SECOND })} 2 1 1`)
  })

  it('gobang.pairs: four players place six each, one after the other', () => {
    const table = given(game, { seats: 4 })
    const owns = [1, 2, 3, 4].map((seat) => FOUR[seat as 1 | 2 | 3 | 4].split(' '))
    for (let i = 0; i < 6; i++) {
      for (let seat = 0; seat < 4; seat++) {
        expect(table.turn).toEqual([seat])
        table.play(seat, owns[seat]![i]!)
      }
    }
    expect(table.position).toBe(`${rowsOf(16, 16, FOUR)} 1 0 1`)
    expect(game.sides({}, 4)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(game.sides({}, 2)).toEqual([[0], [1]])
  })
})

describe('gobang: sliding', () => {
  it('gobang.slide: a pawn goes one field in all eight directions', () => {
    const table = stand(FIRST.replace('e3', 'h8'), SECOND)
    const from = table.moves(0).filter((move) => move.startsWith('h8'))
    expect(from).toEqual(['g7', 'g8', 'g9', 'h7', 'h9', 'i7', 'i8', 'i9'].map((to) => `h8-${to}`))
  })

  it('gobang.slide: the edge stops it', () => {
    const table = stand(FIRST, SECOND)
    expect(table.moves(0).filter((move) => move.startsWith('a1-'))).toEqual(['a1-a2', 'a1-b1', 'a1-b2'])
    const other = stand(FIRST, SECOND.replace('b16', 'p16'), 2, 1)
    expect(other.moves(1).filter((move) => move.startsWith('p16-'))).toEqual([
      'p16-o15',
      'p16-o16',
      'p16-p15',
    ])
  })

  it('gobang.own-pawns, gobang.free-field: only one’s own, only to free fields', () => {
    const table = stand(FIRST.replace('c1', 'b1'), SECOND.replace('b16', 'b2'))
    const moves = table.moves(0)
    expect(moves.every((move) => FIRST.replace('c1', 'b1').split(' ').includes(move.split('-')[0]!))).toBe(
      true,
    )
    expect(moves.filter((move) => move.startsWith('a1-'))).toEqual(['a1-a2'])
  })

  it('gobang.own-six: in pairs each slides only his own', () => {
    for (const seat of [1, 2, 3, 4] as const) {
      const table = pairs(FOUR, seat)
      const starts = new Set(table.moves(seat - 1).map((move) => move.split('-')[0]!))
      expect([...starts].toSorted()).toEqual(FOUR[seat].split(' ').toSorted())
    }
  })

  it('gobang.pass: who cannot slide passes, and the turn goes on', () => {
    const table = stand(CORNERS, WALLS)
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts(1)).toEqual([{ fact: 'passed', seat: 0 }])
    expect(table.turn).toEqual([1])
    expect(table.state.quiet).toBe(1)
    expect(table.refusal(1, 'pass')).toBe('gobang.must-slide')
  })

  it('gobang.must-slide: who can slide does', () => {
    expect(stand(FIRST, SECOND).moves(0)).not.toContain('pass')
    expect(stand(FIRST, SECOND).refusal(0, 'pass')).toBe('gobang.must-slide')
  })
})

describe('gobang: five in a row', () => {
  it.each([
    ['along a row', 'd8 e8 f8 g8', 'h8'],
    ['in the gap', 'd8 e8 g8 h8', 'f8'],
    ['along a column', 'p16 p15 p14 p13', 'p12'],
    ['up a diagonal', 'a1 b2 c3 d4', 'e5'],
    ['down a diagonal', 'a16 b15 d13 e12', 'c14'],
    ['six of them', 'd8 e8 f8 h8 i8', 'g8'],
  ])('gobang.five: %s', (_, own, last) => {
    const count = own.split(' ').length
    const table = stand(own, SECOND.split(' ').slice(0, count).join(' '), 1, 0).play(0, last)
    expect(table.result).toEqual({ places: [1, 2], why: 'gobang.five' })
    expect(table.turn).toEqual([])
    expect(table.facts(1).at(-1)).toEqual({ fact: 'won', seat: 0 })
  })

  it('gobang.five: four are too few, and a row does not go round the edge', () => {
    expect(stand('d8 e8 f8', 'a1 c1 e1', 1, 0).play(0, 'g8').result).toBeUndefined()
    expect(stand('n8 o8 p8 a9', 'a1 c1 e1 g1', 1, 0).play(0, 'b9').result).toBeUndefined()
    expect(stand('d8 e8 g8 i8', 'a1 c1 e1 g1', 1, 0).play(0, 'h8').result).toBeUndefined()
  })

  it('gobang.five: the other colour in between breaks the row', () => {
    expect(stand('d8 e8 g8 h8', 'f8 c1 e1 g1', 1, 0).play(0, 'i8').result).toBeUndefined()
  })

  it('gobang.five: player 2 wins the same way, by sliding', () => {
    const table = stand(FIRST, 'b16 d16 f16 h16 j16 l16 b8 c8 d8 e8 f7 l14', 2, 1).play(1, 'f7-f8')
    expect(table.result).toEqual({ places: [2, 1], why: 'gobang.five' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won', seat: 1 })
  })

  it('gobang.pairs, gobang.five: both partners’ pawns make the row', () => {
    const table = pairs({ ...FOUR, 1: 'a8 b8 c8 g1 i1 k1', 3: 'd8 e7 e3 g3 i3 k3' }, 3, 2).play(2, 'e7-e8')
    expect(table.result).toEqual({ places: [1, 3, 1, 3], why: 'gobang.five' })
    const other = pairs({ ...FOUR, 2: 'a8 b8 c8 h16 j16 l16', 4: 'd8 e7 f14 h14 j14 l14' }, 4, 3).play(
      3,
      'e7-e8',
    )
    expect(other.result).toEqual({ places: [3, 1, 3, 1], why: 'gobang.five' })
  })
})

describe('gobang: draws', () => {
  const dance = (table: ReturnType<typeof stand>) =>
    table.play(0, 'a1-a2').play(1, 'b16-a16').play(0, 'a2-a1').play(1, 'a16-b16')

  it('gobang.repetition: the third time the same player is to move', () => {
    const table = dance(stand(FIRST, SECOND))
    expect(table.result).toBeUndefined()
    expect(table.position).toMatch(/ 1 4 2$/)
    table.play(0, 'a1-a2').play(1, 'b16-a16').play(0, 'a2-a1')
    expect(table.result).toBeUndefined()
    table.play(1, 'a16-b16')
    expect(table.result).toEqual({ places: [1, 1], why: 'gobang.repetition' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-repetition', seat: 1 })
  })

  it('gobang.repetition: pawns of one colour that change places make the same position', () => {
    const table = stand(FIRST.replace('c1', 'a2'), SECOND, 1, 0, 1)
    // a1 goes to b2, a2 to a1, b2 to a2: the same two fields with the pawns exchanged.
    table
      .play(0, 'a1-b2')
      .play(1, 'b16-a16')
      .play(0, 'a2-a1')
      .play(1, 'a16-b15')
      .play(0, 'b2-a2')
      .play(1, 'b15-b16')
    expect(table.position).toMatch(/ 1 6 2$/)
  })

  it('gobang.repetition: with the other player to move it is another position', () => {
    const table = stand(FIRST, SECOND)
    table.play(0, 'a1-a2').play(1, 'b16-a16').play(0, 'a2-b2').play(1, 'a16-b16').play(0, 'b2-a1')
    expect(table.position).toMatch(/ 2 5 1$/)
  })

  it('gobang.repetition: in pairs the same position may come back as often as it likes', () => {
    const table = pairs(FOUR)
    for (let times = 1; times <= 3; times++) {
      table.play(0, 'a1-a2').play(1, 'b16-a16').play(2, 'c3-b3').play(3, 'b14-a14')
      table.play(0, 'a2-a1').play(1, 'a16-b16').play(2, 'b3-c3').play(3, 'a14-b14')
      expect(table.position).toMatch(new RegExp(` 1 ${8 * times} 1$`))
    }
    expect(table.result).toBeUndefined()
  })

  it('gobang.fifty-turns: fifty turns of each player', () => {
    const table = stand(FIRST, SECOND, 1, 98).play(0, 'a1-a2')
    expect(table.result).toBeUndefined()
    table.play(1, 'b16-a16')
    expect(table.result).toEqual({ places: [1, 1], why: 'gobang.fifty-turns' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-fifty-turns', seat: 1 })
    const four = pairs(FOUR, 4, 199).play(3, 'b14-a14')
    expect(four.result).toEqual({ places: [1, 1, 1, 1], why: 'gobang.fifty-turns' })
    expect(pairs(FOUR, 4, 99).play(3, 'b14-a14').result).toBeUndefined()
  })

  it('gobang.fifty-turns: a win on the last turn is a win; the bound holds', () => {
    const table = stand(FIRST, 'b16 d16 f16 h16 j16 l16 b8 c8 d8 e8 f7 l14', 2, 99).play(1, 'f7-f8')
    expect(table.result?.why).toBe('gobang.five')
    expect(game.bound).toBe(224)
  })
})

describe('gobang: attempts that are refused', () => {
  const placing = () => stand('a1 c1', 'b16', 2, 0)
  const sliding = () => stand(FIRST.replace('c1', 'a2'), SECOND)
  it.each([
    ['a1', 'gobang.free-field'],
    ['b16', 'gobang.free-field'],
    ['box-2-a1', 'gobang.free-field'],
    ['box-1', 'gobang.own-pawns'],
    ['box-1-d4', 'gobang.own-pawns'],
    ['b16-b15', 'gobang.place'],
    ['pass', 'gobang.place'],
    ['q1', 'gobang.board'],
    ['a17', 'gobang.board'],
  ])('while placing, %s is forbidden by %s', (tried, rule) => {
    expect(placing().refusal(1, tried)).toBe(rule)
  })
  it.each([
    ['h8', 'gobang.slide'],
    ['box-1', 'gobang.slide'],
    ['box-1-h8', 'gobang.slide'],
    ['box-2-h8', 'gobang.own-pawns'],
    ['b16', 'gobang.own-pawns'],
    ['b16-b15', 'gobang.own-pawns'],
    ['h8-h9', 'gobang.own-pawns'],
    ['a1-a2', 'gobang.free-field'],
    ['a1-a1', 'gobang.free-field'],
    ['a1-c3', 'gobang.free-field'],
    ['a1-b3', 'gobang.slide'],
    ['a1-p16', 'gobang.slide'],
    ['a1-q1', 'gobang.board'],
    ['pass', 'gobang.must-slide'],
  ])('while sliding, %s is forbidden by %s', (tried, rule) => {
    expect(sliding().refusal(0, tried)).toBe(rule)
  })

  it('gobang.own-six: a partner’s pawn is refused by its own rule', () => {
    expect(pairs(FOUR).refusal(0, 'a3-a4')).toBe('gobang.own-six')
    expect(pairs(FOUR).refusal(0, 'a3')).toBe('gobang.own-six')
    expect(pairs(FOUR).refusal(0, 'b14-a14')).toBe('gobang.own-pawns')
  })

  it('gobang.free-field: a pawn that is shut in cannot be chosen', () => {
    const table = stand('a1 a2 b1 e1 g1 i1 k1 a5 c5 e5 g5 i5', SECOND.replace('b16', 'b2'))
    expect(table.refusal(0, 'a1')).toBe('gobang.free-field')
    expect(table.refusal(0, 'b1')).toBe('unknown-notation')
  })

  it('gobang.pass: who must pass slides nothing', () => {
    const table = stand(CORNERS, WALLS)
    for (const tried of ['a1-a2', 'h8-h9', 'a1']) expect(table.refusal(0, tried)).toBe('gobang.pass')
    expect(game.explain(table.state, 0, 'pass')).toBeUndefined()
  })

  it('gobang.turn: who waits is told so', () => {
    for (const tried of ['a1', 'a1-a2', 'pass', 'box-1', 'q1'])
      expect(sliding().refusal(1, tried)).toBe('gobang.turn')
  })

  it.each([
    '',
    'a',
    'a1-',
    '-a1',
    'a1-a2-a3',
    'a1xa2',
    'box',
    'box-5',
    'box-1-',
    'box-1-a1-a2',
    'passed',
    'A1',
  ])('‘%s’ is no attempt at a move', (tried) => {
    expect(sliding().refusal(0, tried)).toBe('unknown-notation')
    expect(placing().refusal(1, tried)).toBe('unknown-notation')
  })

  it('half a move and a legal one have no rule against them', () => {
    expect(placing().refusal(1, 'box-2')).toBe('unknown-notation')
    expect(game.explain(placing().state, 1, 'box-2-h8')).toBeUndefined()
    expect(game.explain(sliding().state, 0, 'a1-b1')).toBeUndefined()
  })

  it('a finished match answers with the rule that ended it', () => {
    const { state } = stand('d8 e8 f8 g8', 'a1 c1 e1 g1', 1, 0).play(0, 'h8')
    expect(game.explain(state, 1, 'a5')).toBe('gobang.five')
  })

  it('taps: a field, or the box and a field; two fields to slide; the button to pass', () => {
    const taps = (table: ReturnType<typeof stand>, seat: number, notation: string) => {
      const { state } = table
      return game.touches(
        state,
        game.moves(state, seat).find((move) => game.write(state, move) === notation)!,
      )
    }
    expect(taps(placing(), 1, 'h8')).toEqual([['h8'], ['box-2', 'h8']])
    expect(taps(sliding(), 0, 'a1-b1')).toEqual([['a1', 'b1']])
    expect(game.touches(sliding().state, -1)).toEqual([['pass']])
  })
})

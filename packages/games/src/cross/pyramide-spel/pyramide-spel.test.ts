import { copyJson, LANGS, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'
import { PYRAMIDS } from './pyramids.ts'

const ROWS = [
  'c7 d7 e7',
  'c6 d6 e6',
  'a5 b5 c5 d5 e5 f5 g5',
  'a4 b4 c4 d4 e4 f4 g4',
  'a3 b3 c3 d3 e3 f3 g3',
  'c2 d2 e2',
  'c1 d1 e1',
]
interface Stand {
  /** The points of each player's pawns. */
  readonly pawns: readonly string[]
  readonly turn?: number
  readonly hands?: readonly number[]
  readonly built?: readonly number[]
  readonly takes?: number
  readonly quiet?: number
  readonly times?: number
  readonly pairs?: boolean
}
function text({ pawns, turn = 1, hands, built, takes = 0, quiet = 0, times = 1 }: Stand): string {
  const sign = (point: string) => {
    const seat = pawns.findIndex((points) => points.split(' ').includes(point))
    return seat < 0 ? '.' : String(seat + 1)
  }
  const rows = ROWS.map((row) => row.split(' ').map(sign).join('')).join('/')
  const zeros = pawns.map(() => 0)
  return [rows, turn, (hands ?? zeros).join(), (built ?? zeros).join(), takes, quiet, times].join(' ')
}
const stand = (setting: Stand) =>
  given(game, {
    seats: setting.pawns.length,
    position: text(setting),
    options: { pairs: setting.pairs === true },
  })
type Table = ReturnType<typeof stand>
const names = (table: Table) => table.facts(0).map(({ fact }) => fact)

describe('pyramide-spel: the start', () => {
  it.each([
    [2, 14],
    [3, 9],
    [4, 7],
  ])('pyramide-spel.players, pyramide-spel.pawns: %i players with %i pawns each', (seats, pawns) => {
    expect(game.seats).toContain(seats)
    expect(given(game, { seats }).state.hands).toEqual(new Array(seats).fill(pawns))
  })

  it('pyramide-spel.board: an empty cross of 33 points', () => {
    const table = given(game)
    expect(table.position).toBe('.../.../......./......./......./.../... 1 14,14 0,0 0 0 1')
    const { places, pieces } = game.scene(table.state, 0, []).board!
    expect(places.map(({ id }) => id)).toEqual(ROWS.flatMap((row) => row.split(' ')))
    expect(pieces).toEqual([])
  })

  it('pyramide-spel.turn, pyramide-spel.place: the first player starts, then clockwise, one pawn each', () => {
    const table = given(game, { seats: 3 }).play(0, 'c7')
    expect(table.facts(1)).toEqual([{ fact: 'placed', seat: 0, path: ['c7'], to: 'c7' }])
    expect(table.play(1, 'g5').play(2, 'a3').turn).toEqual([0])
    expect(table.position).toBe('1../.../......2/......./3....../.../... 1 8,8,8 0,0,0 0 0 1')
    expect(game.scene(table.state, 0, []).board!.pieces.map(({ id, on, seat }) => [id, on, seat])).toEqual([
      ['pawn-1', 'c7', 0],
      ['pawn-15', 'g5', 1],
      ['pawn-29', 'a3', 2],
    ])
  })

  it('pyramide-spel.centre, pyramide-spel.free-point: everywhere but the centre and where a pawn stands', () => {
    const table = given(game)
    expect(table.moves(0)).toHaveLength(32)
    expect(table.refusal(0, 'd4')).toBe('pyramide-spel.centre')
    expect(table.play(0, 'c7').moves(1)).toHaveLength(31)
    expect(table.refusal(1, 'c7')).toBe('pyramide-spel.free-point')
    const gold = game.scene(table.state, 0, []).board!.places.filter(({ paint }) => paint === 'gold')
    expect(gold.map(({ id }) => id)).toEqual(['d4'])
  })
})

describe('pyramide-spel: pyramids', () => {
  it('pyramide-spel.pyramid, pyramide-spel.lines: two points joined diagonally and one beside both', () => {
    // The cross has twenty squares with a diagonal each: forty triangles, eight of them at the centre.
    expect(PYRAMIDS).toHaveLength(32)
    const table = stand({ pawns: ['c7 d7', 'a5 a4'], hands: [5, 5] })
    expect(names(table.play(0, 'd6'))).toEqual(['placed', 'built'])
    // No diagonal joins d7 and c6.
    const none = stand({ pawns: ['c6 d7', 'a5 a4'], hands: [5, 5] })
    expect(names(none.play(0, 'd6'))).toEqual(['placed'])
    // Three in a row are no pyramid.
    expect(names(stand({ pawns: ['c7 d7', 'a5'], hands: [5, 5] }).play(0, 'e7'))).toEqual(['placed'])
  })

  it('pyramide-spel.pyramid: not around the centre, not with another colour', () => {
    expect(names(stand({ pawns: ['c5 d5', 'a3'], hands: [5, 5] }).play(0, 'c4'))).toEqual(['placed'])
    expect(names(stand({ pawns: ['c7', 'd7'], hands: [5, 5] }).play(0, 'd6'))).toEqual(['placed'])
    expect(PYRAMIDS.flat()).not.toContain(16)
  })

  it('pyramide-spel.built, pyramide-spel.take: counts one, and takes a pawn of the opponent off', () => {
    const table = stand({ pawns: ['c7 d7', 'a5 g5'], hands: [5, 5] }).play(0, 'd6')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'built', seat: 0, n: 1 })
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['xa5', 'xg5'])
    expect(game.scores!(table.state)).toEqual([1, 0])
    table.play(0, 'xg5')
    expect(table.facts(1)).toEqual([{ fact: 'taken', seat: 0, victimSeat: 1, takes: ['g5'], point: 'g5' }])
    expect(table.position).toBe(text({ pawns: ['c7 d7 d6', 'a5'], turn: 2, hands: [4, 5], built: [1, 0] }))
    const { ground } = game.scene(table.state, 0, []).board!
    expect(ground.filter((each) => 'shape' in each)).toEqual([
      {
        shape: [
          [2.5, 0.5],
          [3.5, 0.5],
          [3.5, 1.5],
        ],
        paint: { seat: 0 },
      },
    ])
  })

  it('pyramide-spel.take: even one in a pyramid, and it does not come back', () => {
    const table = stand({ pawns: ['c7 d7', 'a5 a4 b4'], hands: [5, 5], built: [0, 1] }).play(0, 'd6')
    expect(table.moves(0)).toEqual(['xa4', 'xa5', 'xb4'])
    expect(table.play(0, 'xb4').state.hands).toEqual([4, 5])
  })

  it('pyramide-spel.shared, pyramide-spel.two-at-once: a pawn in two new pyramids takes two', () => {
    // c7-d7-d6 and c7-c6-d6 share c7 and d6.
    const table = stand({ pawns: ['c7 d7 c6', 'a5 g5 g4'], hands: [5, 5] }).play(0, 'd6')
    expect(table.state.takes).toBe(2)
    expect(game.scene(table.state, 0, []).coach).toEqual({ say: 'coach-take', n: 2 })
    table.play(0, 'xa5')
    expect(table.turn).toEqual([0])
    expect(table.play(0, 'xg4').turn).toEqual([1])
    expect(table.state.built).toEqual([2, 0])
    const joined = stand({ pawns: ['c7 d7 d6', 'a5 g5'], hands: [5, 5], built: [1, 0] }).play(0, 'c6')
    expect(joined.state.built).toEqual([2, 0])
  })

  it('pyramide-spel.two-at-once: no more than there are', () => {
    const one = stand({ pawns: ['c7 d7 c6', 'a5'], hands: [5, 5] }).play(0, 'd6')
    expect(one.state.takes).toBe(1)
    expect(one.play(0, 'xa5').turn).toEqual([1])
    const none = stand({ pawns: ['c7 d7', ''], hands: [5, 5] }).play(0, 'd6')
    expect(none.turn).toEqual([1])
    expect(none.state.built).toEqual([1, 0])
  })

  it('pyramide-spel.again: the same three points count again', () => {
    const table = stand({ pawns: ['c7 d7 e6', 'a5 a3 g3'], built: [1, 0], quiet: 7 }).play(0, 'e6-d6')
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['slid', 'built'])
    expect(table.state.built).toEqual([2, 0])
    expect(table.state.quiet).toBe(0)
  })
})

describe('pyramide-spel: sliding', () => {
  it('pyramide-spel.place-first: not before all pawns are placed', () => {
    const table = stand({ pawns: ['c7', 'a5'], hands: [1, 1] })
    expect(table.refusal(0, 'c7-c6')).toBe('pyramide-spel.place-first')
    table.play(0, 'e1').play(1, 'g3')
    expect(table.moves(0)).toEqual(['c7-c6', 'c7-d6', 'c7-d7', 'e1-d1', 'e1-d2', 'e1-e2'])
  })

  it('pyramide-spel.slide, pyramide-spel.lines: one point along a line', () => {
    const table = stand({ pawns: ['c4', 'a5 g5'] })
    expect(table.moves(0)).toEqual(['c4-b4', 'c4-c3', 'c4-c5'])
    table.play(0, 'c4-c5')
    expect(table.facts(0)).toEqual([{ fact: 'slid', seat: 0, path: ['c4', 'c5'], from: 'c4', to: 'c5' }])
    expect(game.scene(table.state, 0, []).last).toEqual(['c4', 'c5'])
    expect(table.state.quiet).toBe(1)
  })

  it('pyramide-spel.centre: nobody slides onto the centre', () => {
    expect(stand({ pawns: ['c5', 'a5'] }).moves(0)).toEqual([
      'c5-b4',
      'c5-b5',
      'c5-c4',
      'c5-c6',
      'c5-d5',
      'c5-d6',
    ])
  })

  it('pyramide-spel.own: own pawns only', () => {
    const table = stand({ pawns: ['c4', 'a5'], turn: 2 })
    expect(table.moves(1)).toEqual(['a5-a4', 'a5-b4', 'a5-b5'])
  })

  it('pyramide-spel.standing: a pawn in a standing pyramid stays, and may go when it has fallen', () => {
    const table = stand({ pawns: ['c7 d7 d6 e1', 'a5 a3'], built: [1, 0] })
    expect(table.moves(0)).toEqual(['e1-d1', 'e1-d2', 'e1-e2'])
    const fallen = stand({ pawns: ['c7 d7 e1', 'a5 a3'], built: [1, 0] })
    expect(fallen.moves(0)).toContain('c7-c6')
  })
})

describe('pyramide-spel: the end', () => {
  it('pyramide-spel.no-slide, pyramide-spel.most: the player on turn cannot slide, most pyramids win', () => {
    // After this slide the second player has a pyramid only.
    const table = stand({ pawns: ['c7', 'a5 a4 b4'], built: [0, 1] }).play(0, 'c7-c6')
    expect(table.result).toEqual({ places: [2, 1], scores: [0, 1], why: 'pyramide-spel.no-slide' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'ended-no-slide', seat: 1 })
    expect(table.turn).toEqual([])
  })

  it('pyramide-spel.no-slide: shut in, or with no pawn left', () => {
    const shut = stand({ pawns: ['a4 b4 b5 d1', 'a5'] }).play(0, 'd1-d2')
    expect(shut.result!.why).toBe('pyramide-spel.no-slide')
    const last = stand({ pawns: ['c7 d7 e6', 'a5'] })
      .play(0, 'e6-d6')
      .play(0, 'xa5')
    expect(last.result).toEqual({ places: [1, 2], scores: [1, 0], why: 'pyramide-spel.no-slide' })
  })

  it('pyramide-spel.no-slide: only when it is that player’s turn', () => {
    const table = stand({ pawns: ['c7', 'a5 a4 b4', 'g5'], turn: 3 }).play(2, 'g5-f5')
    expect(table.result).toBeUndefined()
    expect(table.play(0, 'c7-c6').result!.why).toBe('pyramide-spel.no-slide')
  })

  it('pyramide-spel.sixty-slides: sixty in a row without a pyramid', () => {
    const table = stand({ pawns: ['c7', 'a5', 'g5'], quiet: 59, built: [2, 0, 3] }).play(0, 'c7-c6')
    expect(table.result).toEqual({ places: [2, 3, 1], scores: [2, 0, 3], why: 'pyramide-spel.sixty-slides' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'ended-sixty', seat: 1 })
    expect(stand({ pawns: ['c7', 'a5', 'g5'], quiet: 58 }).play(0, 'c7-c6').result).toBeUndefined()
  })

  it('pyramide-spel.tie: equally many share the place', () => {
    const table = stand({ pawns: ['c7', 'a5', 'g5'], quiet: 59, built: [2, 1, 2] }).play(0, 'c7-c6')
    expect(table.result!.places).toEqual([1, 3, 1])
  })

  it('pyramide-spel.repetition: with two players the third time ends it, and pyramide-spel.most decides', () => {
    const table = stand({ pawns: ['c7', 'g5'], built: [3, 1] })
    const round = () => table.play(0, 'c7-c6').play(1, 'g5-g4').play(0, 'c6-c7').play(1, 'g4-g5')
    expect(round().position.endsWith(' 4 2')).toBe(true)
    expect(round().result).toEqual({ places: [1, 2], scores: [3, 1], why: 'pyramide-spel.repetition' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'ended-repetition', seat: 0 })
  })

  it('pyramide-spel.repetition: not with three', () => {
    const table = stand({ pawns: ['c7', 'g5', 'c1'] })
    for (let i = 0; i < 3; i++) {
      table.play(0, 'c7-c6').play(1, 'g5-g4').play(2, 'c1-c2')
      table.play(0, 'c6-c7').play(1, 'g4-g5').play(2, 'c2-c1')
    }
    expect(table.result).toBeUndefined()
    expect(table.state.seen).toEqual([])
  })

  it('pyramide-spel.repetition: who stands where counts, and who is to move', () => {
    const table = stand({ pawns: ['c7', 'e7'] })
      .play(0, 'c7-c6')
      .play(1, 'e7-e6')
    expect(table.state.seen).toHaveLength(6)
    expect(table.position.endsWith(' 2 1')).toBe(true)
  })
})

describe('pyramide-spel: partners', () => {
  const PAWNS = ['c7 d7', 'a5', 'g5', 'g3']
  it('pyramide-spel.pairs, pyramide-spel.partner: opposite seats, who spare each other’s pawns', () => {
    const table = stand({ pawns: PAWNS, hands: [3, 3, 3, 3], pairs: true }).play(0, 'd6')
    expect(table.moves(0)).toEqual(['xa5', 'xg3'])
    expect(table.refusal(0, 'xg5')).toBe('pyramide-spel.partner')
    const alone = stand({ pawns: PAWNS, hands: [3, 3, 3, 3] }).play(0, 'd6')
    expect(alone.moves(0)).toEqual(['xa5', 'xg3', 'xg5'])
    expect(game.sides({ pairs: true }, 4)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(game.sides({ pairs: false }, 4)).toHaveLength(4)
  })

  it('pyramide-spel.pairs: each builds with the own colour', () => {
    const table = stand({ pawns: ['c7', 'a5', 'd7', 'g3'], hands: [3, 3, 3, 3], pairs: true }).play(0, 'd6')
    expect(table.state.built).toEqual([0, 0, 0, 0])
  })

  it('pyramide-spel.pairs: two or three cannot play in pairs', () => {
    for (const seats of [2, 3]) expect(() => given(game, { seats, options: { pairs: true } })).toThrow(/four/)
  })

  it('pyramide-spel.add-up: what partners built is added', () => {
    const pawns = ['c7', 'a5', 'g5', 'g3']
    const table = stand({ pawns, quiet: 59, built: [4, 3, 0, 2], pairs: true }).play(0, 'c7-c6')
    expect(table.result).toEqual({
      places: [3, 1, 3, 1],
      scores: [4, 3, 0, 2],
      why: 'pyramide-spel.sixty-slides',
    })
    const single = stand({ pawns, quiet: 59, built: [4, 3, 0, 2] }).play(0, 'c7-c6')
    expect(single.result!.places).toEqual([1, 2, 4, 3])
  })
})

describe('pyramide-spel: attempts that are refused', () => {
  const placing: Stand = { pawns: ['c7', 'a5'], hands: [3, 3] }
  const sliding: Stand = { pawns: ['c5 e7 d7 d6 a4', 'b4 a3 a5 g5'], built: [1, 0] }
  const taking: Stand = { pawns: ['c7 d7 d6', 'a5'], hands: [3, 4], built: [1, 0], takes: 1 }
  it.each([
    [placing, 'c7', 'pyramide-spel.free-point'],
    [placing, 'a5', 'pyramide-spel.free-point'],
    [placing, 'd4', 'pyramide-spel.centre'],
    [placing, 'xa5', 'pyramide-spel.take'],
    [placing, 'c7-c6', 'pyramide-spel.place-first'],
    [placing, 'a1', 'pyramide-spel.board'],
    [placing, 'c7-a7', 'pyramide-spel.board'],
    [sliding, 'g5', 'pyramide-spel.own'],
    [sliding, 'g5-g4', 'pyramide-spel.own'],
    [sliding, 'c1', 'pyramide-spel.own'],
    [sliding, 'd7', 'pyramide-spel.standing'],
    [sliding, 'd7-c7', 'pyramide-spel.standing'],
    [sliding, 'c5-d4', 'pyramide-spel.centre'],
    [sliding, 'c5-b4', 'pyramide-spel.free-point'],
    [sliding, 'c5-c3', 'pyramide-spel.slide'],
    [sliding, 'a4-b5', 'pyramide-spel.slide'],
    [sliding, 'a4', 'pyramide-spel.slide'],
    [sliding, 'xg5', 'pyramide-spel.take'],
    [taking, 'c7', 'pyramide-spel.take'],
    [taking, 'xc7', 'pyramide-spel.take'],
    [taking, 'e7', 'pyramide-spel.take'],
    [taking, 'a5-a4', 'pyramide-spel.take'],
  ])('%j: %s is forbidden by %s', (setting, tried, rule) => {
    expect(stand(setting).refusal(0, tried)).toBe(rule)
  })

  it('pyramide-spel.notation: a slide names where it ends, and a pawn is taken off with an x', () => {
    expect(stand(sliding).refusal(0, 'c5')).toBe('pyramide-spel.notation')
    expect(stand(taking).refusal(0, 'a5')).toBe('pyramide-spel.notation')
  })

  it('pyramide-spel.turn: whoever waits is told so', () => {
    for (const tried of ['c6', 'a5-a4', 'xc7'])
      expect(stand(placing).refusal(1, tried)).toBe('pyramide-spel.turn')
  })

  it.each(['', 'h4', 'c8', 'xx', 'c5-', 'c5-c6-c7', 'xc5-c6', '-c5', 'pass', 'xc5x'])(
    '‘%s’ is no move',
    (tried) => {
      expect(stand(sliding).refusal(0, tried)).toBe('unknown-notation')
    },
  )

  it('what is fine is no refusal, and a finished match answers with its end', () => {
    expect(game.explain(stand(taking).state, 0, 'xa5')).toBeUndefined()
    expect(game.explain(stand(placing).state, 0, 'c6')).toBeUndefined()
    expect(game.explain(stand(sliding).state, 0, 'c5-b5')).toBeUndefined()
    const over = stand({ pawns: ['c7', 'a5 a4 b4'] }).play(0, 'c7-c6').state
    expect(game.explain(over, 0, 'c6-c7')).toBe('pyramide-spel.no-slide')
    expect(game.moves(over, 1)).toEqual([])
  })
})

describe('pyramide-spel: taps, lines and the coach', () => {
  it('a pawn is placed or taken by one tap, and slid by two', () => {
    const { state } = stand({ pawns: ['c4', 'a5'] })
    expect(game.moves(state, 0).map((move) => game.touches(state, move))).toContainEqual([['c4', 'c5']])
    const fresh = given(game).state
    expect(game.touches(fresh, game.moves(fresh, 0)[0]!)).toEqual([['c7']])
  })

  it('says what to do and what everybody has', () => {
    const placing = stand({ pawns: ['c7', 'a5'], hands: [3, 3] }).state
    expect(game.scene(placing, 0, []).coach).toEqual({ say: 'coach-place', n: 3 })
    expect(game.scene(placing, 1, []).coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(game.scene(placing, 0, []).seats[0]).toEqual({ score: 0, note: { say: 'note-hand', hand: 3 } })
    const sliding = stand({ pawns: ['c7 e1', 'a5'] }).state
    expect(game.scene(sliding, 0, []).coach).toEqual({ say: 'coach-slide' })
    expect(game.scene(sliding, 0, ['c7']).coach).toEqual({ say: 'coach-where' })
    expect(game.scene(sliding, 0, []).seats[0]).toEqual({ score: 0, note: { say: 'note-pawns', pawns: 2 } })
    const over = stand({ pawns: ['c7', 'a5 a4 b4'] }).play(0, 'c7-c6').state
    expect(game.scene(over, 0, []).coach).toBeUndefined()
  })
})

describe('pyramide-spel: positions as text', () => {
  const EMPTY = '.../.../......./......./......./.../...'
  const read = (line: string, seats = 2) => game.position!.read(line, { pairs: false }, seats)
  it.each([
    [2, `${EMPTY} 1 14,14 0,0 0 0 1`],
    [2, '1../.../......./......./......./.../... 2 13,14 0,0 0 0 1'],
    [2, '11./.1./2....../......./......./.../... 1 3,4 1,0 1 0 1'],
    [2, '11./.1./2....../......./......./.../... 2 3,3 1,1 1 0 1'],
    [2, '1../.../2....../......./......./.../... 1 0,0 5,7 0 59 2'],
    [3, '1../.../2.....3/......./......./.../... 3 0,0,0 5,7,1 0 60 1'],
  ])('with %i players writes %s as it was read', (seats, line) => {
    const answer = read(line, seats)
    if (!answer.ok) throw new Error(`${answer.problem.code}: ${answer.problem.text.en}`)
    expect(game.position!.write(answer.value)).toBe(line)
  })

  it.each([
    ['', 'position-parts'],
    [`${EMPTY} 1 14,14 0,0 0 0`, 'position-parts'],
    [`${EMPTY} 1 14,14 0,0 0 0 1 1`, 'position-parts'],
    [`${EMPTY} 3 14,14 0,0 0 0 1`, 'position-turn'],
    [`${EMPTY} 0 14,14 0,0 0 0 1`, 'position-turn'],
    [`${EMPTY} x 14,14 0,0 0 0 1`, 'position-turn'],
    [`${EMPTY} 1 14 0,0 0 0 1`, 'position-hands'],
    [`${EMPTY} 1 15,15 0,0 0 0 1`, 'position-hands'],
    [`${EMPTY} 1 x,14 0,0 0 0 1`, 'position-hands'],
    [`${EMPTY} 1 13,14 0,0 0 0 1`, 'position-hands'],
    [`${EMPTY} 2 14,14 0,0 0 0 1`, 'position-hands'],
    [`${EMPTY} 2 12,14 0,0 0 0 1`, 'position-hands'],
    [`${EMPTY} 1 14,14 0 0 0 1`, 'position-built'],
    [`${EMPTY} 1 14,14 0,1000 0 0 1`, 'position-built'],
    ['.../.../......./......./......./... 1 14,14 0,0 0 0 1', 'position-board'],
    ['x../.../......./......./......./.../... 1 0,0 0,0 0 0 1', 'position-board'],
    ['3../.../......./......./......./.../... 1 0,0 0,0 0 0 1', 'position-board'],
    ['.../.../......./...1.../......./.../... 1 0,0 0,0 0 0 1', 'position-centre'],
    ['1../.../......./......./......./.../... 1 14,14 0,0 0 0 1', 'position-pawns'],
    ['1../.../2....../......./......./.../... 1 0,0 0,0 1 0 1', 'position-takes'],
    ['1../.../2....../......./......./.../... 1 0,0 2,0 2 0 1', 'position-takes'],
    ['1../.../2....../......./......./.../... 1 0,0 0,0 x 0 1', 'position-takes'],
    ['1../.../2....../......./......./.../... 1 0,0 1,0 1 1 1', 'position-quiet'],
    ['1../.../2....../......./......./.../... 1 0,0 1,0 0 61 1', 'position-quiet'],
    ['1../.../2....../......./......./.../... 1 0,0 1,0 0 x 1', 'position-quiet'],
    [`${EMPTY} 1 14,14 0,0 0 1 1`, 'position-quiet'],
    [`${EMPTY} 1 14,14 0,0 0 0 2`, 'position-times'],
    ['1../.../2....../......./......./.../... 1 0,0 1,0 1 0 2', 'position-times'],
    ['1../.../2....../......./......./.../... 1 0,0 1,0 0 0 0', 'position-times'],
    ['1../.../2....../......./......./.../... 1 0,0 1,0 0 0 4', 'position-times'],
  ])('%s: %s', (line, wrong) => {
    const answer = read(line)
    expect(answer.ok ? 'fine' : answer.problem.code).toBe(wrong)
    for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
  })

  it('with three a position is seen once', () => {
    const answer = read('1../.../2.....3/......./......./.../... 3 0,0,0 5,7,1 0 6 2', 3)
    expect(answer.ok ? 'fine' : answer.problem.code).toBe('position-times')
  })

  it('knows when it is over', () => {
    expect(read('1../.../2....../22...../......./.../... 2 0,0 0,1 0 0 1')).toMatchObject({
      value: { end: 'pyramide-spel.no-slide' },
    })
    expect(read('1../.../2....../......./......./.../... 1 0,0 0,0 0 60 1')).toMatchObject({
      value: { end: 'pyramide-spel.sixty-slides', standing: [1, 1] },
    })
  })
})

describe.each([
  [2, false],
  [3, false],
  [4, false],
  [4, true],
])('pyramide-spel: %i players at random, pairs %s', (seats, pairs) => {
  it('pawns are counted, the centre stays free, and every match ends within its bound', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const state = game.copy!(given(game, { seats, options: { pairs } }).state)
      let plies = playout(game, state, seats, seededRng(seed), 12 * seed)
      const before = JSON.stringify(state)
      const twin = game.copy!(state)
      expect(twin).toEqual(copyJson(state))
      expect(state.board[16]).toBe(0)
      const standing = state.hands.map(
        (_, seat) => state.board.filter((pawn) => pawn > 0 && Math.floor((pawn - 1) / 14) === seat).length,
      )
      expect(state.standing).toEqual(standing)
      plies += playout(game, twin, seats, seededRng(seed))
      expect(plies).toBeLessThanOrEqual(game.bound)
      expect(JSON.stringify(state)).toBe(before)
      expect(game.result(twin)!.places).toContain(1)
    }
  })
})

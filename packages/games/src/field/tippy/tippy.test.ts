import { copyJson, LANGS, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../test/squares.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { scene } from './scene.ts'

interface Stand {
  readonly signs: Readonly<Record<string, string>>
  readonly seats?: number
  readonly placed?: number
  readonly won?: string
}
/** A table with these pawns, which are all that were placed. */
function stand({ signs, seats = 2, placed, won }: Stand) {
  const all = Object.values(signs).flatMap((names) => names.split(' ')).length
  const count = placed ?? all
  const wins = won ?? new Array<number>(seats).fill(0).join(',')
  return given(game, {
    seats,
    position: `${rowsOf(15, 15, signs)} ${(count % seats) + 1} ${count} ${wins}`,
  })
}

/** Points far from everything, on the lower and the upper edge. */
const LOW = 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1'.split(' ')
const HIGH = 'a15 b15 c15 d15 e15 f15 g15 h15 i15 j15 k15 l15 m15 n15 o15'.split(' ')

describe('tippy: placing', () => {
  it('tippy.board, tippy.pawns: the first pawn goes to any of the 225 crossings of an empty board', () => {
    const table = given(game)
    expect(table.moves(0)).toHaveLength(225)
    expect(table.moves(0)).toContain('o15')
    expect(table.refusal(0, 'p1')).toBe('tippy.board')
    expect(table.refusal(0, 'a16')).toBe('tippy.board')
  })

  it.each([2, 3, 4])('tippy.turn, tippy.end: %i players place fifteen each, in turn', (seats) => {
    const table = given(game, { seats })
    for (let i = 0; i < 15; i++) {
      for (let seat = 0; seat < seats; seat++) {
        expect(table.turn).toEqual([seat])
        expect(table.moves((seat + 1) % seats)).toEqual([])
        table.play(seat, table.moves(seat)[0]!)
      }
    }
    expect(table.turn).toEqual([])
    expect(table.result).toBeDefined()
    expect(game.moves(table.state, 0)).toEqual([])
  })

  it('tippy.free-point: a taken point is no choice; a placed pawn is told with its box', () => {
    const table = given(game).play(0, 'h8')
    expect(table.facts(1)).toEqual([{ fact: 'placed', seat: 0, path: ['box-1', 'h8'], to: 'h8' }])
    expect(table.moves(1)).toHaveLength(224)
    table.play(1, 'h9')
    expect(table.facts(0)).toEqual([{ fact: 'placed', seat: 1, path: ['box-2', 'h9'], to: 'h9' }])
  })
})

describe('tippy: rings', () => {
  it.each(['h9', 'h7', 'g8', 'i8'])('tippy.ring: the fourth pawn, on %s, closes the ring', (last) => {
    const others = ['h9', 'h7', 'g8', 'i8'].filter((point) => point !== last).join(' ')
    const table = stand({ signs: { 1: others, 2: 'h8 a1 b1' } })
    table.play(0, last)
    expect(table.facts(1)[1]).toEqual({ fact: 'took', seat: 0, takes: ['h8'], at: 'h8', victimSeat: 1 })
    expect(table.state).toMatchObject({ won: [1, 0], lost: [0, 1] })
    expect(table.moves(1)).toContain('h8')
  })

  it('tippy.ring: player 2 wins pawns too', () => {
    const table = stand({ signs: { 1: 'h8 a1 b1 c1', 2: 'h9 h7 g8' } }).play(1, 'i8')
    expect(table.state).toMatchObject({ won: [0, 1], lost: [1, 0] })
    expect(game.scores!(table.state)).toEqual([-1, 1])
  })

  it('tippy.ring: three are too few, diagonals do not count', () => {
    expect(stand({ signs: { 1: 'h9 h7', 2: 'h8 a1' } }).play(0, 'g8').state.won).toEqual([0, 0])
    const table = stand({ signs: { 1: 'g7 g9 i7', 2: 'h8 a1 b1' } }).play(0, 'i9')
    expect(table.state.won).toEqual([0, 0])
  })

  it('tippy.ring: a pawn of one’s own in the ring keeps it open', () => {
    const table = stand({ signs: { 1: 'h9 h7', 2: 'h8 g8' } }).play(0, 'i8')
    expect(table.state.won).toEqual([0, 0])
  })

  it('tippy.several-players: pawns of different players make a ring; who closes it wins the pawn', () => {
    const table = stand({ seats: 3, signs: { 1: 'h8 a1', 2: 'h9 h7', 3: 'g8' } }).play(2, 'i8')
    expect(table.state).toMatchObject({ won: [0, 0, 1], lost: [1, 0, 0] })
    const owners = stand({ seats: 3, signs: { 1: 'h8 i8', 2: 'h9 h7', 3: 'a1' } }).play(2, 'g8')
    expect(owners.state.won).toEqual([0, 0, 0])
  })

  it('tippy.edge: on the edge nothing is won', () => {
    expect(stand({ signs: { 1: 'g1 i1', 2: 'h1 a5' } }).play(0, 'h2').state.won).toEqual([0, 0])
    expect(stand({ signs: { 1: 'a7 a9', 2: 'a8 c5' } }).play(0, 'b8').state.won).toEqual([0, 0])
    expect(stand({ signs: { 1: 'o7 o9', 2: 'o8 c5' } }).play(0, 'n8').state.won).toEqual([0, 0])
    expect(stand({ signs: { 1: 'g15 i15', 2: 'h15 c5' } }).play(0, 'h14').state.won).toEqual([0, 0])
    // One row further in there is room for a ring.
    expect(stand({ signs: { 1: 'g2 i2 h1', 2: 'h2 a5 a7' } }).play(0, 'h3').state.won).toEqual([1, 0])
    expect(stand({ signs: { 1: 'n13 n15 o14', 2: 'n14 a5 a7' } }).play(0, 'm14').state.won).toEqual([1, 0])
  })

  it('tippy.into-ring: a pawn set into a full ring stays', () => {
    const table = stand({ signs: { 1: 'h9 h7 g8 i8', 2: 'a1 b1 c1' } }).play(1, 'h8')
    expect(table.state.won).toEqual([0, 0])
    expect(table.moves(0)).not.toContain('h8')
  })

  it('tippy.several-rings: one pawn closes up to four rings', () => {
    // h8 is the fourth side of the rings around h9, h7, g8 and i8.
    const signs = { 1: 'h10 g9 i9 h6 g7 i7 f8 j8', 2: 'h9 h7 g8 i8 a1 b1 c1 d1' }
    const table = stand({ signs }).play(0, 'h8')
    expect(table.state).toMatchObject({ won: [4, 0], lost: [0, 4] })
    expect(table.facts(0).filter(({ fact }) => fact === 'took')).toHaveLength(4)
    expect(scene(table.state, 0).last.toSorted()).toEqual(['g8', 'h7', 'h8', 'h9', 'i8'])
  })

  it('tippy.freed, tippy.out: the point is free again, the pawn is gone', () => {
    const table = stand({ signs: { 1: 'h9 h7 g8', 2: 'h8 a1 b1' } })
      .play(0, 'i8')
      .play(1, 'h8')
    expect(table.position).toBe(`${rowsOf(15, 15, { 1: 'h9 h7 g8 i8', 2: 'h8 a1 b1' })} 1 8 1,0`)
    expect(scene(table.state, 0).board!.pieces.filter(({ seat }) => seat === 1)).toHaveLength(14)
  })
})

describe('tippy: the end', () => {
  it('tippy.score, tippy.end, tippy.last-pawns: most won less lost wins, once the last pawn is placed too', () => {
    const first = [...LOW.slice(0, 11), 'h9', 'h7', 'g8'].join(' ')
    const second = [...HIGH.slice(0, 14), 'h8'].join(' ')
    const table = stand({ signs: { 1: first, 2: second.replace('a15 ', '') } }).play(0, 'i8')
    expect(table.result).toBeUndefined()
    table.play(1, 'a15')
    expect(table.result).toEqual({ places: [1, 2], scores: [1, -1], why: 'tippy.score' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won', seat: 0, points: 1 })
  })

  it('tippy.score: level at the top is a shared first place', () => {
    const signs = { 1: LOW.join(' '), 2: HIGH.join(' '), 3: 'c5 d5 e5 f5 g5 h5 i5 j5 k5 l5 m5 n5' }
    const table = stand({ seats: 3, signs, placed: 44, won: '1,1,0' })
    table.play(2, 'c9')
    expect(table.result).toEqual({ places: [1, 1, 3], scores: [1, 1, -2], why: 'tippy.score' })
    expect(table.facts(0).slice(1)).toEqual([
      { fact: 'won', seat: 0, points: 1 },
      { fact: 'won', seat: 1, points: 1 },
    ])
  })

  it('tippy.above-zero: as many won as lost is a draw', () => {
    const signs = { 1: LOW.slice(1).join(' '), 2: HIGH.slice(2).join(' ') }
    const table = stand({ signs, placed: 29, won: '1,1' }).play(1, 'a15')
    expect(table.result).toEqual({ places: [1, 1], scores: [0, 0], why: 'tippy.above-zero' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn' })
  })
})

describe('tippy: attempts that are refused', () => {
  const table = () => stand({ signs: { 1: 'h8 h9', 2: 'a1' } })
  it.each([
    ['h8', 'tippy.free-point'],
    ['a1', 'tippy.free-point'],
    ['box-2-h9', 'tippy.free-point'],
    ['box-1', 'tippy.own-pawns'],
    ['box-1-c3', 'tippy.own-pawns'],
    ['box-3', 'tippy.own-pawns'],
    ['a1-a2', 'tippy.stays'],
    ['h8-h10', 'tippy.stays'],
    ['p3', 'tippy.board'],
    ['a1-a16', 'tippy.board'],
    ['box-2-p3', 'tippy.board'],
  ])('%s is forbidden by %s', (tried, rule) => {
    expect(table().refusal(1, tried)).toBe(rule)
  })

  it('tippy.own-pawns, tippy.stays: each by its own rule, for both players', () => {
    expect(given(game).refusal(0, 'box-2-h8')).toBe('tippy.own-pawns')
    expect(given(game).refusal(0, 'a1-b1')).toBe('tippy.stays')
  })

  it('tippy.turn: who waits is told so', () => {
    for (const tried of ['h8', 'box-1', 'a1-a2', 'p1']) expect(table().refusal(0, tried)).toBe('tippy.turn')
  })

  it.each(['', 'a', 'pass', 'a1-', '-a1', 'a1-a2-a3', 'box', 'box-5', 'box-1-', 'box-2-a2-a3', 'A1'])(
    '‘%s’ is no attempt at a move',
    (tried) => {
      expect(table().refusal(1, tried)).toBe('unknown-notation')
    },
  )

  it('half a move and a legal one have no rule against them; a finished match has', () => {
    expect(game.explain(table().state, 1, 'box-2')).toBeUndefined()
    expect(game.explain(table().state, 1, 'box-2-c3')).toBeUndefined()
    const signs = { 1: LOW.slice(1).join(' '), 2: HIGH.slice(2).join(' ') }
    const over = stand({ signs, placed: 29, won: '1,1' }).play(1, 'a15')
    expect(game.explain(over.state, 0, 'h8')).toBe('tippy.above-zero')
  })

  it('taps: the point, or the box and the point', () => {
    expect(game.touches(table().state, 0)).toEqual([['a1'], ['box-2', 'a1']])
  })
})

describe('tippy: positions as text', () => {
  const NONE = rowsOf(15, 15, {})
  const ONE = rowsOf(15, 15, { 1: 'a1' })
  const code = (text: string, seats = 2) => {
    const read = position.read(text, {}, seats)
    return read.ok ? 'fine' : read.problem.code
  }
  it('reads the start to the very same state', () => {
    for (const seats of [2, 3, 4]) {
      const won = new Array<number>(seats).fill(0).join(',')
      expect(position.read(`${NONE} 1 0 ${won}`, {}, seats)).toEqual({
        ok: true,
        value: game.setup({}, seats),
      })
    }
  })
  it.each([
    [`${NONE} 1 0 0,0`, 2],
    [`${ONE} 2 1 0,0`, 2],
    [`${ONE} 1 2 1,0`, 2],
    [`${ONE} 3 2 1,0,0`, 3],
    [`${rowsOf(15, 15, { 1: LOW.join(' '), 2: HIGH.join(' ') })} 1 30 0,0`, 2],
  ])('writes %s as it was read', (text, seats) => {
    const read = position.read(text, {}, seats)
    expect(read.ok && position.write(read.value)).toBe(text)
  })
  it.each([
    ['', 'position-fields', 2],
    [`${NONE} 1 0`, 'position-fields', 2],
    [`${NONE} 1 0 0,0 0`, 'position-fields', 2],
    [`${NONE.slice(1)} 1 0 0,0`, 'position-board', 2],
    [`${rowsOf(15, 15, { 3: 'a1' })} 1 0 0,0`, 'position-board', 2],
    [`${NONE} 1 x 0,0`, 'position-numbers', 2],
    [`${NONE} 1 0 0,x`, 'position-numbers', 2],
    [`${NONE} 1 0 0,`, 'position-numbers', 2],
    [`${NONE} 1 0 0`, 'position-placed', 2],
    [`${NONE} 1 0 0,0,0`, 'position-placed', 2],
    [`${NONE} 1 31 0,0`, 'position-placed', 2],
    [`${NONE} 2 0 0,0`, 'position-side', 2],
    [`${ONE} 1 1 0,0`, 'position-side', 2],
    [`${NONE} 3 0 0,0`, 'position-side', 2],
    [`${ONE} 1 0 0,0`, 'position-pawns', 2],
    [`${rowsOf(15, 15, { 2: 'a1' })} 2 1 0,0`, 'position-pawns', 2],
    [`${NONE} 2 1 0,0`, 'position-won', 2],
    [`${ONE} 1 2 0,0`, 'position-won', 2],
    [`${ONE} 1 2 0,1`, 'position-won', 2],
    [`${ONE} 1 2 2,0`, 'position-won', 2],
    [`${ONE} 1 2 1,0`, 'fine', 2],
  ])('%s: %s', (text, wrong, seats) => {
    expect(code(text, seats)).toBe(wrong)
  })
  it('says what is wrong in every language', () => {
    const read = position.read('', {}, 2)
    for (const lang of LANGS) expect(!read.ok && read.problem.text[lang]).toMatch(/\w/)
  })
})

describe('tippy: matches at random and their pictures', () => {
  it.each([2, 3, 4])('with %i players every pawn is on the board, in hand or won', (seats) => {
    for (let seed = 1; seed <= 10; seed++) {
      const s = game.setup({}, seats)
      const rng = seededRng(seed)
      while (game.result(s) === undefined) {
        playout(game, s, seats, rng, 1)
        const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
        expect(sum(s.won)).toBe(sum(s.lost))
        expect(s.board.filter((pawn) => pawn > 0)).toHaveLength(s.placed - sum(s.won))
        expect(scene(s, 0).board!.pieces).toHaveLength(15 * seats - sum(s.won))
        expect(game.copy!(s)).toEqual(copyJson(s))
      }
      expect(s.placed).toBe(15 * seats)
      expect(scene(s, 0).coach).toBeUndefined()
    }
    expect(game.bound).toBe(60)
  })

  it('shows the standing, whose turn it is and the boxes of all', () => {
    const { state } = stand({ signs: { 1: 'h9 h7 g8', 2: 'h8 a1 b1' } }).play(0, 'i8')
    const picture = scene(state, 1)
    expect(picture.seats).toEqual([
      { score: 1, note: { say: 'standing', won: 1, lost: 0 } },
      { score: -1, note: { say: 'standing', won: 0, lost: 1 } },
    ])
    expect(picture.coach).toEqual({ say: 'coach-place', hand: 12 })
    expect(scene(state, 0).coach).toEqual({ say: 'coach-turn', seat: 1 })
    expect(scene(state, 'watcher').coach).toEqual({ say: 'coach-turn', seat: 1 })
    const places = scene(game.setup({}, 4), 0).board!.places
    expect(places.filter(({ shape }) => shape === 'box').map(({ at: [x, y] }) => [x, y])).toEqual([
      [4, 18.25],
      [4, 0.75],
      [12, 18.25],
      [12, 0.75],
    ])
    expect(places.find(({ id }) => id === 'a1')!.at).toEqual([1, 16.5])
    expect(places.find(({ id }) => id === 'o15')!.at).toEqual([15, 2.5])
    const three = scene(game.setup({}, 3), 0).board!.places.filter(({ shape }) => shape === 'box')
    expect(three.map(({ at: [x] }) => x)).toEqual([4, 8, 12])
  })
})

import { copyJson, LANGS, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../test/squares.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { isCat, isMouse } from './rules.ts'
import { scene } from './scene.ts'

/** Nineteen mice along two edges, far from the cats. */
const EDGES = 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1 p2 p3 p4'.split(' ')

interface Stand {
  readonly mice: string
  readonly cats?: string
  readonly turn?: 'M' | 'C'
  readonly hand?: number
  readonly jumping?: string
  readonly quiet?: number
  readonly times?: number
}
const text = ({ mice, cats = 'h8 i9', turn = 'C', hand = 0, jumping = '-', quiet, times = 1 }: Stand) => {
  const isWhole = mice.split(' ').length + hand === 19
  const first = isWhole ? 'C' : 'M'
  const count = quiet ?? (hand > 0 || jumping !== '-' || turn === first ? 0 : 1)
  return `${rowsOf(16, 16, { M: mice, C: cats })} ${turn} ${hand} ${jumping} ${count} ${times}`
}
const stand = (setting: Stand) => given(game, { position: text(setting) })
/** These mice, and enough along the edges to make the total. */
const withEdges = (mice: string, count = 19) =>
  [...mice.split(' '), ...EDGES.filter((field) => !mice.split(' ').includes(field))].slice(0, count).join(' ')

describe('katten-en-muizen: the start', () => {
  it('katten-en-muizen.cats, katten-en-muizen.seats: cats on h8 and i9, player 1 places mice', () => {
    const table = given(game)
    expect(table.position).toBe(`${rowsOf(16, 16, { C: 'h8 i9' })} M 19 - 0 1`)
    expect(table.turn).toEqual([0])
  })

  it('katten-en-muizen.mice, katten-en-muizen.board: nineteen mice, one by one, on any of 254 fields', () => {
    const table = given(game)
    expect(table.moves(0)).toHaveLength(254)
    EDGES.forEach((field, i) => {
      expect(table.turn).toEqual([0])
      expect(table.moves(1)).toEqual([])
      expect(table.moves(0)).toHaveLength(254 - i)
      table.play(0, field)
    })
    expect(table.facts(1)).toEqual([{ fact: 'placed', seat: 0, path: ['box-1', 'p4'], to: 'p4' }])
    expect(table.state.hand).toBe(0)
  })

  it('katten-en-muizen.turn: then the cats begin, and both move in turn', () => {
    const table = given(game)
    for (const field of EDGES) table.play(0, field)
    expect(table.turn).toEqual([1])
    table.play(1, 'h8-g7')
    expect(table.facts(0)).toEqual([{ fact: 'cat-steps', seat: 1, path: ['h8', 'g7'], from: 'h8', to: 'g7' }])
    expect(table.turn).toEqual([0])
    table.play(0, 'a1-a2')
    expect(table.facts(1)).toEqual([
      { fact: 'mouse-steps', seat: 0, path: ['a1', 'a2'], from: 'a1', to: 'a2' },
    ])
    expect(table.turn).toEqual([1])
  })
})

describe('katten-en-muizen: steps and jumps', () => {
  it('katten-en-muizen.step: a cat steps all eight ways, not onto the other cat', () => {
    const from = stand({ mice: EDGES.join(' ') })
      .moves(1)
      .filter((move) => move.startsWith('h8'))
    expect(from).toEqual(['g7', 'g8', 'g9', 'h7', 'h9', 'i7', 'i8'].map((to) => `h8-${to}`))
  })

  it('katten-en-muizen.step, katten-en-muizen.free-field: mice step the same way, to free fields only', () => {
    const table = stand({ mice: withEdges('d5'), turn: 'M' })
    expect(table.moves(0).filter((move) => move.startsWith('d5'))).toEqual(
      ['c4', 'c5', 'c6', 'd4', 'd6', 'e4', 'e5', 'e6'].map((to) => `d5-${to}`),
    )
    expect(table.moves(0).filter((move) => move.startsWith('a1'))).toEqual(['a1-a2', 'a1-b2'])
    expect(table.moves(0).filter((move) => move.startsWith('h8'))).toEqual([])
  })

  it.each([
    ['h9', 'h10'],
    ['g9', 'f10'],
    ['g8', 'f8'],
    ['g7', 'f6'],
    ['h7', 'h6'],
    ['i7', 'j6'],
    ['i8', 'j8'],
  ])('katten-en-muizen.jump: over the mouse on %s to %s', (mouse, to) => {
    const table = stand({ mice: withEdges(mouse) })
    expect(table.moves(1)).toContain(`h8x${to}`)
    table.play(1, `h8x${to}`)
    expect(table.facts(0)).toEqual([
      {
        fact: 'cat-jumps',
        seat: 1,
        path: ['h8', to],
        takes: [mouse],
        into: 'box-2',
        from: 'h8',
        to,
        at: mouse,
      },
    ])
    expect(table.state.taken).toBe(1)
    expect(table.turn).toEqual([0])
  })

  it('katten-en-muizen.jump: not over two mice, over a cat, or off the board', () => {
    expect(stand({ mice: withEdges('h7 h6') }).moves(1)).not.toContain('h8xh5')
    const table = stand({ mice: withEdges('a15 b16'), cats: 'a16 c14' })
    expect(table.moves(1).filter((move) => move.startsWith('a16'))).toEqual(['a16-b15', 'a16xa14', 'a16xc16'])
    expect(stand({ mice: EDGES.join(' ') }).moves(1)).not.toContain('h8xj10')
    expect(
      stand({ mice: withEdges('a9'), cats: 'b9 m12' })
        .moves(1)
        .some((move) => move.includes('x')),
    ).toBe(false)
  })

  it('katten-en-muizen.may-jump: a cat that could jump may step', () => {
    const moves = stand({ mice: withEdges('h7') }).moves(1)
    expect(moves).toContain('h8xh6')
    expect(moves).toContain('h8-g7')
    expect(moves).toContain('i9-j9')
  })

  it('katten-en-muizen.chain: the same cat may jump on', () => {
    const table = stand({ mice: withEdges('h7 g5 e4') }).play(1, 'h8xh6')
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['h6xf4', 'stop'])
    table.play(1, 'h6xf4')
    expect(table.moves(1)).toEqual(['f4xd4', 'stop'])
    table.play(1, 'f4xd4')
    expect(table.turn).toEqual([0])
    expect(table.state).toMatchObject({ taken: 3, jumping: -1, quiet: 0 })
  })

  it('katten-en-muizen.stop: or stop after any jump', () => {
    const table = stand({ mice: withEdges('h7 g5') }).play(1, 'h8xh6', 'stop')
    expect(table.facts(0)).toEqual([{ fact: 'stopped', seat: 1 }])
    expect(table.turn).toEqual([0])
    expect(table.state.taken).toBe(1)
    expect(table.state.jumping).toBe(-1)
  })

  it('katten-en-muizen.chain: a mouse is gone as soon as it is jumped over', () => {
    const table = stand({ mice: withEdges('h7 g7') }).play(1, 'h8xh6')
    // Back over g7 the cat lands on f8; h7 is free again and no longer in the way.
    expect(table.moves(1)).toEqual(['h6xf8', 'stop'])
  })

  it('katten-en-muizen.mice-never-jump: mice have only steps', () => {
    const table = stand({ mice: withEdges('h7 h6'), turn: 'M' })
    expect(table.moves(0).some((move) => move.includes('x'))).toBe(false)
    expect(table.refusal(0, 'h7xh9')).toBe('katten-en-muizen.mice-never-jump')
    expect(table.refusal(0, 'h7-h5')).toBe('katten-en-muizen.mice-never-jump')
  })

  it('katten-en-muizen.own-pieces: cats for one, mice for the other', () => {
    const table = stand({ mice: withEdges('h7') })
    expect(table.moves(1).every((move) => /^(?:h8|i9)/.test(move))).toBe(true)
    expect(table.refusal(1, 'h7-h6')).toBe('katten-en-muizen.own-pieces')
    expect(stand({ mice: withEdges('h7'), turn: 'M' }).refusal(0, 'h8-g8')).toBe(
      'katten-en-muizen.own-pieces',
    )
  })
})

describe('katten-en-muizen: the end', () => {
  // Two cats in the corner, side by side: four mice around them and five behind those.
  const LOCK = 'a2 b2 c1 c2 a3 b3 c3 d1 d3'

  it('katten-en-muizen.mice-win: nine mice lock two cats in, the least there can be', () => {
    const open = { cats: 'a1 b1', mice: LOCK.replace('d3', 'e3'), turn: 'M' as const, quiet: 0 }
    expect(LOCK.split(' ')).toHaveLength(9)
    const table = stand(open)
    table.play(0, 'e3-d3')
    expect(table.result).toEqual({ places: [1, 2], why: 'katten-en-muizen.mice-win' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'mice-won', seat: 0 })
    expect(table.turn).toEqual([])
  })

  it('katten-en-muizen.mice-win: one way out, a step or a jump, is enough', () => {
    const jump = stand({ cats: 'a1 b1', mice: LOCK.replace('d3', 'f5'), turn: 'M', quiet: 0 }).play(
      0,
      'f5-e4',
    )
    expect(jump.result).toBeUndefined()
    expect(jump.moves(1)).toEqual(['b1xd3'])
    const step = stand({ cats: 'a1 b1', mice: 'a3 b2 c1 c2 b3 c3 d1 d3 h9', turn: 'M', quiet: 0 }).play(
      0,
      'h9-h8',
    )
    expect(step.moves(1)).toEqual(['a1-a2', 'b1-a2'])
  })

  it('katten-en-muizen.cats-win: the eleventh mouse decides, in the middle of a chain too', () => {
    const table = stand({ mice: withEdges('h7 g5 e4', 9), turn: 'C', quiet: 1 }).play(1, 'h8xh6')
    expect(table.result).toEqual({ places: [2, 1], why: 'katten-en-muizen.cats-win' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'cats-won', seat: 1 })
    expect(stand({ mice: withEdges('h7', 10), turn: 'C', quiet: 1 }).play(1, 'h8xh6').result).toBeUndefined()
  })

  const dance = (table: ReturnType<typeof stand>) =>
    table.play(1, 'h8-g8').play(0, 'a1-a2').play(1, 'g8-h8').play(0, 'a2-a1')

  it('katten-en-muizen.repetition: the third time is a draw', () => {
    const table = dance(stand({ mice: EDGES.join(' ') }))
    expect(table.position).toMatch(/ C 0 - 4 2$/)
    table.play(1, 'h8-g8').play(0, 'a1-a2').play(1, 'g8-h8')
    expect(table.result).toBeUndefined()
    table.play(0, 'a2-a1')
    expect(table.result).toEqual({ places: [1, 1], why: 'katten-en-muizen.repetition' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-repetition', seat: 0 })
  })

  it('katten-en-muizen.repetition: a capture makes all positions new', () => {
    const table = dance(stand({ mice: withEdges('i7') })).play(1, 'h8xj6')
    expect(table.state.trail).toEqual({ keys: [0], steps: [] })
  })

  it('katten-en-muizen.fifty-turns: fifty turns each without a capture', () => {
    const table = stand({ mice: EDGES.join(' '), quiet: 98 }).play(1, 'h8-g8')
    expect(table.result).toBeUndefined()
    table.play(0, 'a1-a2')
    expect(table.result).toEqual({ places: [1, 1], why: 'katten-en-muizen.fifty-turns' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-fifty-turns', seat: 0 })
    expect(stand({ mice: withEdges('h7'), quiet: 98 }).play(1, 'h8xh6').state.quiet).toBe(0)
  })
})

describe('katten-en-muizen: attempts that are refused', () => {
  const placing: Stand = { mice: EDGES.slice(1).join(' '), hand: 1, turn: 'M' }
  const mice: Stand = { mice: withEdges('d5 d6 h7'), turn: 'M' }
  const cats: Stand = { mice: withEdges('h7 h6 g8') }
  const chain: Stand = { mice: withEdges('h7 g5', 18), jumping: 'h6', cats: 'h6 i9' }
  it.each([
    [placing, 0, 'h8', 'free-field'],
    [placing, 0, 'b1', 'free-field'],
    [placing, 0, 'box-1-b1', 'free-field'],
    [placing, 0, 'box-2', 'own-pieces'],
    [placing, 0, 'b1-b2', 'mice'],
    [placing, 0, 'q1', 'board'],
    [placing, 0, 'stop', 'stop'],
    [placing, 1, 'h8-h9', 'turn'],
    [mice, 0, 'f9', 'step'],
    [mice, 0, 'box-1', 'mice'],
    [mice, 0, 'box-1-f9', 'mice'],
    [mice, 0, 'h8', 'own-pieces'],
    [mice, 0, 'f9-f10', 'own-pieces'],
    [mice, 0, 'd5-d6', 'free-field'],
    [mice, 0, 'd5-d5', 'free-field'],
    [mice, 0, 'd5-d7', 'mice-never-jump'],
    [mice, 0, 'd5-f5', 'step'],
    [mice, 0, 'd5-e7', 'step'],
    [mice, 0, 'd5xe7', 'jump'],
    [mice, 0, 'd5xe5', 'jump'],
    [mice, 0, 'd5-d17', 'board'],
    [mice, 0, 'stop', 'stop'],
    [mice, 1, 'h8-h9', 'turn'],
    [cats, 1, 'h7', 'own-pieces'],
    [cats, 1, 'a1-a2', 'own-pieces'],
    [cats, 1, 'h8-i9', 'free-field'],
    [cats, 1, 'h8xh6', 'free-field'],
    [cats, 1, 'h8-h10', 'step'],
    [cats, 1, 'h8xh10', 'jump'],
    [cats, 1, 'h8-j10', 'jump'],
    [cats, 1, 'h8-d4', 'step'],
    [cats, 1, 'h8xd4', 'jump'],
    [cats, 1, 'h8xh9', 'jump'],
    [cats, 1, 'stop', 'stop'],
    [chain, 1, 'i9-i10', 'chain'],
    [chain, 1, 'h6-h5', 'chain'],
    [chain, 1, 'h5', 'chain'],
    [chain, 1, 'h6', 'chain'],
    [chain, 1, 'g5', 'free-field'],
    [chain, 1, 'h6xg5', 'free-field'],
    [chain, 1, 'h6xj8', 'chain'],
    [chain, 0, 'a1-a2', 'turn'],
  ] as const)('%j: %i tries %s, forbidden by %s', (setting, seat, tried, rule) => {
    expect(stand(setting).refusal(seat, tried)).toBe(`katten-en-muizen.${rule}`)
  })

  it('katten-en-muizen.free-field: a piece that is shut in cannot be chosen', () => {
    expect(stand({ mice: withEdges('a2 b2'), turn: 'M' }).refusal(0, 'a1')).toBe(
      'katten-en-muizen.free-field',
    )
    expect(stand({ mice: withEdges('a2 b2'), turn: 'M' }).refusal(0, 'b2')).toBe('unknown-notation')
    const shut = stand({ mice: withEdges('a15 b15 b16 a14 c14 c16'), cats: 'a16 i9' })
    expect(shut.refusal(1, 'a16')).toBe('katten-en-muizen.free-field')
  })

  it.each([
    '',
    'a',
    'pass',
    'a1-',
    '-a1',
    'a1-a2-a3',
    'a1xa2xa3',
    'box',
    'box-3',
    'box-1-',
    'box-1-a2-a3',
    'A1',
  ])('‘%s’ is no attempt at a move', (tried) => {
    expect(stand(placing).refusal(0, tried)).toBe('unknown-notation')
    expect(stand(cats).refusal(1, tried)).toBe('unknown-notation')
  })

  it('taps and half-made moves have no rule against them; a finished match has', () => {
    expect(game.explain(stand(placing).state, 0, 'box-1')).toBeUndefined()
    expect(game.explain(stand(placing).state, 0, 'box-1-a5')).toBeUndefined()
    expect(game.explain(stand(cats).state, 1, 'h8-f8')).toBeUndefined()
    expect(game.explain(stand(chain).state, 1, 'f4')).toBeUndefined()
    expect(game.explain(stand(chain).state, 1, 'stop')).toBeUndefined()
    const { state } = stand({ mice: withEdges('h7', 9), turn: 'C', quiet: 1 }).play(1, 'h8xh6')
    expect(game.explain(state, 0, 'a1-a2')).toBe('katten-en-muizen.cats-win')
  })

  it('taps: where from and where to; in a chain where to is enough', () => {
    const taps = (setting: Stand, seat: number, notation: string) => {
      const { state } = stand(setting)
      return game.touches(
        state,
        game.moves(state, seat).find((move) => game.write(state, move) === notation)!,
      )
    }
    expect(taps(placing, 0, 'a5')).toEqual([['a5'], ['box-1', 'a5']])
    expect(taps(cats, 1, 'h8xf8')).toEqual([['h8', 'f8']])
    expect(taps(chain, 1, 'h6xf4')).toEqual([['f4'], ['h6', 'f4']])
    expect(taps(chain, 1, 'stop')).toEqual([['stop']])
  })
})

describe('katten-en-muizen: positions as text', () => {
  const code = (given: string) => {
    const read = position.read(given, {}, 2)
    return read.ok ? 'fine' : read.problem.code
  }
  const ALL = EDGES.join(' ')

  it('reads the start to the very same state', () => {
    expect(position.read(`${rowsOf(16, 16, { C: 'h8 i9' })} M 19 - 0 1`, {}, 2)).toEqual({
      ok: true,
      value: game.setup({}, 2),
    })
  })

  it.each([
    text({ mice: ALL }),
    text({ mice: ALL, turn: 'M' }),
    text({ mice: ALL, quiet: 8, times: 3 }),
    text({ mice: ALL, quiet: 100 }),
    text({ mice: withEdges('h7', 9), turn: 'M', quiet: 0 }),
    text({ mice: withEdges('h7', 8), turn: 'M', quiet: 0 }),
    text({ mice: withEdges('h7 g5', 18), jumping: 'h6', cats: 'h6 i9' }),
    text({ mice: 'a1', hand: 18, turn: 'M' }),
  ])('writes %s as it was read', (each) => {
    const read = position.read(each, {}, 2)
    if (!read.ok) throw new Error(read.problem.text.en)
    expect(position.write(read.value)).toBe(each)
  })

  it.each([
    [text({ mice: ALL, quiet: 8, times: 3 }), 'katten-en-muizen.repetition'],
    [text({ mice: ALL, quiet: 100 }), 'katten-en-muizen.fifty-turns'],
    [text({ mice: withEdges('h7', 8), turn: 'M', quiet: 0 }), 'katten-en-muizen.cats-win'],
    [text({ cats: 'a1 b1', mice: 'a2 b2 c1 c2 a3 b3 c3 d1 d3', quiet: 1 }), 'katten-en-muizen.mice-win'],
    [text({ mice: withEdges('h7 g5', 18), jumping: 'h6', cats: 'h6 i9' }), null],
    [text({ mice: ALL }), null],
  ])('%s is over by %s', (each, end) => {
    expect(position.read(each, {}, 2)).toMatchObject({ ok: true, value: { end } })
  })

  it.each([
    ['', 'position-fields'],
    [`${text({ mice: ALL })} 1`, 'position-fields'],
    [text({ mice: ALL }).slice(0, -2), 'position-fields'],
    [text({ mice: ALL }).replace('/', ''), 'position-board'],
    [text({ mice: ALL }).replace('M', 'x'), 'position-board'],
    [text({ mice: ALL }).replace(' C ', ' X '), 'position-side'],
    [text({ mice: ALL }).replace(' 0 - ', ' x - '), 'position-numbers'],
    [text({ mice: ALL }).replace(/1$/, 'x'), 'position-numbers'],
    [text({ mice: ALL }).replace(/0 1$/, '-1 1'), 'position-numbers'],
    [text({ mice: ALL, cats: 'h8' }), 'position-cats'],
    [text({ mice: ALL, cats: 'h8 i9 k9' }), 'position-cats'],
    [text({ mice: `${ALL} p5`, quiet: 0 }), 'position-mice'],
    [text({ mice: ALL, hand: 1, turn: 'M' }), 'position-mice'],
    [text({ mice: withEdges('h7', 7), turn: 'M', quiet: 0 }), 'position-mice'],
    [text({ mice: 'a1', hand: 18, turn: 'C' }), 'position-placing'],
    [text({ mice: 'a1', hand: 17, turn: 'M' }), 'position-placing'],
    [text({ mice: 'a1', hand: 18, turn: 'M', cats: 'h8 i8' }), 'position-placing'],
    [text({ mice: withEdges('h7 g5', 18), jumping: 'h7', cats: 'h6 i9' }), 'position-chain'],
    [text({ mice: withEdges('h7 g5', 18), jumping: 'q7', cats: 'h6 i9' }), 'position-chain'],
    [text({ mice: withEdges('h7 g5', 18), jumping: 'i9', cats: 'h6 i9' }), 'position-chain'],
    [text({ mice: withEdges('h7 g5', 18), jumping: 'h6', cats: 'h6 i9', turn: 'M' }), 'position-chain'],
    [text({ mice: withEdges('h7 g5', 19), jumping: 'h6', cats: 'h6 i9' }), 'position-chain'],
    [text({ mice: withEdges('h7 g5', 8), jumping: 'h6', cats: 'h6 i9' }), 'position-chain'],
    [text({ mice: withEdges('h7 g5', 18), jumping: 'h6', cats: 'h6 i9', quiet: 2 }), 'position-quiet'],
    [text({ mice: 'a1', hand: 18, turn: 'M', quiet: 1 }), 'position-quiet'],
    [text({ mice: ALL, quiet: 1 }), 'position-quiet'],
    [text({ mice: ALL, quiet: 102 }), 'position-quiet'],
    [text({ mice: withEdges('h7', 18), quiet: 0 }), 'position-quiet'],
    [text({ mice: withEdges('h7', 8), turn: 'M', quiet: 2 }), 'position-quiet'],
    [text({ mice: withEdges('h7', 8), turn: 'C', quiet: 0 }), 'position-quiet'],
    [text({ mice: ALL, times: 2 }), 'position-times'],
    [text({ mice: ALL, times: 0 }), 'position-times'],
    [text({ mice: ALL, quiet: 50, times: 4 }), 'position-times'],
    [text({ mice: ALL, quiet: 2, times: 2 }), 'fine'],
  ])('%s: %s', (each, wrong) => {
    expect(code(each)).toBe(wrong)
  })

  it('says what is wrong in every language', () => {
    const read = position.read('', {}, 2)
    for (const lang of LANGS) expect(!read.ok && read.problem.text[lang]).toMatch(/\w/)
  })
})

describe('katten-en-muizen: matches at random and their pictures', () => {
  it('two cats, and nineteen mice on the board, in hand or taken, within the bound', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const s = game.setup({}, 2)
      const rng = seededRng(seed)
      let entries = 0
      while (s.end === null) {
        playout(game, s, 2, rng, 1)
        entries++
        expect(s.board.filter(isCat)).toHaveLength(2)
        expect(s.pieces).toEqual(Array.from({ length: 21 }, (_, i) => s.board.indexOf(i + 1)))
        expect(s.board.filter(isMouse).length + s.hand + s.taken).toBe(19)
        expect(scene(s, 0, []).board!.pieces).toHaveLength(21)
      }
      expect(entries).toBeLessThanOrEqual(game.bound)
      expect(game.copy!(s)).toEqual(copyJson(s))
      expect(scene(s, 0, []).coach).toBeUndefined()
    }
  })

  it('a copy is its own', () => {
    const s = game.setup({}, 2)
    playout(game, s, 2, seededRng(5), 60)
    const before = JSON.stringify(s)
    playout(game, game.copy!(s), 2, seededRng(6))
    expect(JSON.stringify(s)).toBe(before)
  })

  it('shows what is taken, what is to be placed, and the chain', () => {
    const start = scene(game.setup({}, 2), 0, [])
    expect(start.board!.pieces.filter(({ on }) => on === 'box-1')).toHaveLength(19)
    expect(start.coach).toEqual({ say: 'coach-place', hand: 19 })
    expect(start.seats).toEqual([
      { note: { say: 'note-mice', left: 19 } },
      { note: { say: 'note-cats', taken: 0, need: 11 } },
    ])
    expect(start.last).toEqual([])
    const table = stand({ mice: withEdges('h7 g5') })
    expect(scene(table.state, 1, []).coach).toEqual({ say: 'coach-cat' })
    expect(scene(table.state, 1, ['h8']).coach).toEqual({ say: 'coach-where' })
    expect(scene(table.state, 0, []).coach).toEqual({ say: 'coach-turn', seat: 1 })
    expect(scene(table.state, 0, []).trays).toEqual([])
    table.play(1, 'h8xh6')
    const chain = scene(table.state, 1, [])
    expect(chain.coach).toEqual({ say: 'coach-chain' })
    expect(chain.trays).toEqual([
      { id: 'stop', items: [{ spot: 'stop', look: 'button', face: { say: 'stop' } }] },
    ])
    expect(chain.board!.pieces.filter(({ on }) => on === 'box-2')).toHaveLength(1)
    expect(chain.last).toEqual(['h8', 'h6'])
    table.play(1, 'stop')
    expect(scene(table.state, 0, []).coach).toEqual({ say: 'coach-mouse' })
    expect(scene(table.state, 0, []).last).toEqual(['h8', 'h6'])
    const cats = chain.board!.pieces.filter(({ look }) => look === 'king')
    expect(cats.map(({ id, on, seat }) => [id, on, seat]).toSorted()).toEqual([
      ['cat-1', 'h6', 1],
      ['cat-2', 'i9', 1],
    ])
    expect(scene(given(game).play(0, 'a1').state, 0, []).last).toEqual(['a1'])
  })
})

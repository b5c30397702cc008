import { perft } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game } from './index.ts'

const COLUMNS = 'abcdefghij'.split('')
const FIELDS = Array.from({ length: 10 }, (_, row) => COLUMNS.map((column) => `${column}${row + 1}`)).flat()

interface Stand {
  readonly red: string
  readonly yellow: string
  readonly turn?: 'R' | 'Y'
  readonly rows?: 'one' | 'all'
}

/** A table with these stones. */
function stand({ red, yellow, turn = 'R', rows = 'one' }: Stand) {
  const lie = (names: string) => names.split(' ')
  const sign = (field: string) => (lie(red).includes(field) ? 'R' : lie(yellow).includes(field) ? 'Y' : '.')
  const lines = Array.from({ length: 10 }, (_, i) =>
    COLUMNS.map((column) => sign(`${column}${10 - i}`)).join(''),
  )
  return given(game, { options: { rows }, position: `${lines.join('/')} ${turn}` })
}
const lying = (table: ReturnType<typeof stand>, sign: 'R' | 'Y'): string[] => {
  const rows = table.position.split(' ')[0]!.split('/').toReversed().join('')
  return FIELDS.filter((_, field) => rows[field] === sign)
}

describe('keerzijde: the start', () => {
  it('keerzijde.start, keerzijde.stones: red lies on d5 and e5, yellow on d4 and e4', () => {
    const table = given(game)
    expect(lying(table, 'R')).toEqual(['d5', 'e5'])
    expect(lying(table, 'Y')).toEqual(['d4', 'e4'])
  })

  it('keerzijde.crossed: or crossed in the very centre', () => {
    for (const setting of [{ preset: 'modern' }, { options: { start: 'crossed' } }]) {
      const table = given(game, setting)
      expect(lying(table, 'R')).toEqual(['e5', 'f6'])
      expect(lying(table, 'Y')).toEqual(['f5', 'e6'])
    }
  })

  it('keerzijde.first, keerzijde.turn: red begins, then both in turn', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['c3', 'd3', 'e3', 'f3'])
    expect(table.moves(1)).toEqual([])
    table.play(0, 'd3')
    expect(table.turn).toEqual([1])
    expect(table.moves(0)).toEqual([])
    table.play(1, 'e6')
    expect(table.turn).toEqual([0])
  })

  it('keerzijde.board: from the crossed centre there are the four moves of every reversi board, then three', () => {
    const start = given(game, { preset: 'modern' }).state
    expect(given(game, { preset: 'modern' }).moves(0)).toEqual(['e7', 'f4', 'd6', 'g5'].toSorted())
    // The known counts of othello from a crossed start; the two extra columns make no difference so early.
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(game, start, depth))).toEqual([4, 12, 56, 244, 1396, 8200])
  })

  it('keerzijde.board: the settings by name', () => {
    expect(game.presets).toEqual({
      boekje: { rows: 'one', start: 'book' },
      modern: { rows: 'all', start: 'crossed' },
    })
    expect(given(game).state.allRows).toBe(false)
    expect(given(game, { preset: 'modern' }).state.allRows).toBe(true)
  })
})

describe('keerzijde: enclosing', () => {
  it.each([
    ['to the left', 'b3', 'c3 d3 e3', 'f3'],
    ['to the right', 'j10', 'i10 h10', 'g10'],
    ['down', 'a1', 'a2 a3', 'a4'],
    ['up', 'j9', 'j8', 'j7'],
    ['down to the left', 'a1', 'b2 c3 d4 e5 f6 g7 h8 i9', 'j10'],
    ['up to the right', 'j10', 'i9 h8', 'g7'],
    ['down to the right', 'j1', 'i2 h3 g4', 'f5'],
    ['up to the left', 'a10', 'b9', 'c8'],
  ])('keerzijde.row, keerzijde.turned: a row %s', (_, red, yellow, laid) => {
    const table = stand({ red: `${red} a6 a7`, yellow, rows: 'one' })
    expect(table.moves(0)).toEqual([laid])
    table.play(0, laid)
    const turned = yellow.split(' ')
    expect(lying(table, 'Y')).toEqual([])
    expect(lying(table, 'R').toSorted()).toEqual([red, 'a6', 'a7', laid, ...turned].toSorted())
    expect(table.facts('watcher')[0]).toMatchObject({
      fact: 'laid',
      seat: 0,
      path: [laid],
      to: laid,
      stones: turned.length,
    })
  })

  it('keerzijde.row: yellow encloses red the same way', () => {
    const table = stand({ red: 'c3 d3 h9', yellow: 'b3', turn: 'Y' })
    expect(table.moves(1)).toEqual(['e3'])
    table.play(1, 'e3')
    expect(lying(table, 'Y')).toEqual(['b3', 'c3', 'd3', 'e3'])
    expect(lying(table, 'R')).toEqual(['h9'])
    expect(table.state.stones).toEqual([1, 4])
  })

  it('keerzijde.row: a gap, or no stone of one’s own at the end, encloses nothing', () => {
    expect(stand({ red: 'b3 a9 a10', yellow: 'c3 e3', turn: 'R' }).moves(0)).toEqual(['d3'])
    expect(stand({ red: 'e7', yellow: 'c3 d3 a10', turn: 'R' }).result?.why).toBe('keerzijde.nobody')
  })

  it('keerzijde.row: the edge of the board encloses nothing', () => {
    // From g1 the row h1 i1 j1 runs to the edge; the next row begins with a red stone on a2, which is no neighbour.
    const table = stand({ red: 'a2 a5', yellow: 'h1 i1 j1 a4' })
    expect(table.moves(0)).toEqual(['a3'])
  })

  it('keerzijde.enclose: a stone that encloses nothing is not laid', () => {
    const table = given(game)
    for (const field of ['d6', 'c4', 'a1', 'f4', 'g3'])
      expect(table.refusal(0, field)).toBe('keerzijde.enclose')
  })

  it('keerzijde.turned: a stone may change colour again and again', () => {
    const table = given(game).play(0, 'd3')
    expect(lying(table, 'R')).toEqual(['d3', 'd4', 'd5', 'e5'])
    table.play(1, 'c4')
    expect(lying(table, 'Y')).toEqual(['c4', 'd4', 'e4'])
    table.play(0, 'e3')
    expect(lying(table, 'R')).toEqual(['d3', 'e3', 'e4', 'd5', 'e5'])
    expect(lying(table, 'Y')).toEqual(['c4', 'd4'])
  })

  it('keerzijde.turned: turned stones enclose nothing in their turn', () => {
    // d4 turns red and is then between a4 and red f4 with a yellow e4: nothing happens to e4.
    const table = stand({ red: 'd6 f4 a1', yellow: 'd5 d4 e4', rows: 'all' }).play(0, 'd3')
    expect(lying(table, 'Y')).toEqual(['e4'])
  })
})

describe('keerzijde: several rows', () => {
  const star: Stand = { red: 'b5 h5 e8 e2 b8', yellow: 'c5 d5 f5 g5 e6 e7 e4 e3 d6 c7' }

  it('keerzijde.one-row: the player chooses the row, and only that one is turned', () => {
    const table = stand(star)
    const choices = ['e5-b5', 'e5-b8', 'e5-e2', 'e5-e8', 'e5-h5']
    expect(table.moves(0).filter((move) => move.startsWith('e5'))).toEqual(choices)
    table.play(0, 'e5-b8')
    expect(lying(table, 'R')).toEqual(['e2', 'b5', 'e5', 'h5', 'd6', 'c7', 'b8', 'e8'])
    expect(table.facts(1)).toMatchObject([{ fact: 'laid', seat: 0, to: 'e5', stones: 2 }])
  })

  it('keerzijde.one-row: both halves of one line are two rows', () => {
    const table = stand(star).play(0, 'e5-b5')
    expect(lying(table, 'Y')).toEqual(['e3', 'e4', 'f5', 'g5', 'd6', 'e6', 'c7', 'e7'])
    expect(table.state.stones).toEqual([8, 8])
  })

  it('keerzijde.all-rows: all are turned at once', () => {
    const table = stand({ ...star, rows: 'all' })
    expect(table.moves(0).filter((move) => move.startsWith('e5'))).toEqual(['e5'])
    table.play(0, 'e5')
    expect(lying(table, 'Y')).toEqual([])
    expect(table.state.stones).toEqual([16, 0])
    expect(table.facts(1)[0]).toMatchObject({ fact: 'laid', seat: 0, to: 'e5', stones: 10 })
  })

  it('keerzijde.notation: the row is named only where there is a choice', () => {
    expect(stand({ red: 'b5 h5 a1', yellow: 'c5 d5 f5 g5' }).moves(0)).toEqual(['e5-b5', 'e5-h5'])
    expect(stand({ red: 'b5 h9 a1', yellow: 'c5 d5 f5 g5' }).moves(0)).toEqual(['e5'])
  })

  it('keerzijde.one-row: a row is tapped at any of its stones', () => {
    const { state } = stand(star)
    const taps = (notation: string) =>
      game.touches(
        state,
        game.moves(state, 0).find((move) => game.write(state, move) === notation)!,
      )
    expect(taps('e5-b5')).toEqual([
      ['e5', 'd5'],
      ['e5', 'c5'],
      ['e5', 'b5'],
    ])
    expect(taps('e5-e8')).toEqual([
      ['e5', 'e6'],
      ['e5', 'e7'],
      ['e5', 'e8'],
    ])
    const single = stand({ red: 'b5 h9 a1', yellow: 'c5 d5' }).state
    expect(game.touches(single, game.moves(single, 0)[0]!)).toEqual([['e5']])
    const all = stand({ ...star, rows: 'all' }).state
    expect(game.moves(all, 0).every((move) => game.touches(all, move).length === 1)).toBe(true)
  })
})

/** Red closes the lower row; yellow, with b10 alone, encloses nothing. */
const yellowPasses = () => stand({ red: 'a1 a10', yellow: 'b1 b10' }).play(0, 'c1')

describe('keerzijde: passing', () => {
  it('keerzijde.pass: who cannot enclose has just that move', () => {
    const table = yellowPasses()
    expect(table.moves(1)).toEqual(['pass'])
    expect(table.turn).toEqual([1])
    expect(game.touches(table.state, game.moves(table.state, 1)[0]!)).toEqual([['pass']])
    table.play(1, 'pass')
    expect(table.facts(0)).toEqual([{ fact: 'passed', seat: 1 }])
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['c10'])
  })

  it('keerzijde.no-passing: who can enclose lays a stone', () => {
    const table = stand({ red: 'a1 c1 h9', yellow: 'b1 d1' })
    expect(table.moves(0)).toEqual(['e1'])
    expect(table.refusal(0, 'pass')).toBe('keerzijde.no-passing')
  })

  it('keerzijde.supply: who has laid fifty stones goes on', () => {
    const red = FIELDS.filter((field) => !['a1', 'b1', 'a10', 'b10'].includes(field)).join(' ')
    const table = stand({ red, yellow: 'b1 b10' }).play(0, 'a10').play(1, 'pass').play(0, 'a1')
    expect(table.result?.scores).toEqual([100, 0])
  })
})

describe('keerzijde: the end', () => {
  const allBut = (...free: string[]) => FIELDS.filter((field) => !free.includes(field))

  it('keerzijde.full, keerzijde.winner: a full board ends it, most stones win', () => {
    const red = allBut('a1', 'b1', 'a2', 'b2').join(' ')
    const table = stand({ red, yellow: 'b1 a2 b2', rows: 'all' }).play(0, 'a1')
    expect(table.turn).toEqual([])
    expect(table.result).toEqual({ places: [1, 2], scores: [100, 0], why: 'keerzijde.full' })
    expect(table.facts(1).slice(1)).toEqual([{ fact: 'full' }, { fact: 'won', seat: 0, most: 100, least: 0 }])
  })

  it('keerzijde.full, keerzijde.tie: fifty each is a draw', () => {
    // Red turns b1 with the last stone: 48 + 2 against 51 − 1.
    const yellow = ['b1', ...FIELDS.slice(50)]
    const table = stand({ red: allBut('a1', ...yellow).join(' '), yellow: yellow.join(' ') }).play(0, 'a1')
    expect(table.result).toEqual({ places: [1, 1], scores: [50, 50], why: 'keerzijde.full' })
    expect(table.facts(0).slice(1)).toEqual([{ fact: 'full' }, { fact: 'tied', stones: 50 }])
  })

  it('keerzijde.nobody, keerzijde.winner: it ends when neither can enclose, free fields count for nobody', () => {
    const table = stand({ red: 'a1', yellow: 'b1 e9 f9 g9' }).play(0, 'c1')
    expect(table.result).toEqual({ places: [1, 1], scores: [3, 3], why: 'keerzijde.nobody' })
    expect(table.facts(0).slice(1)).toEqual([{ fact: 'nobody' }, { fact: 'tied', stones: 3 }])
    expect(game.moves(table.state, 1)).toEqual([])
    expect(game.scores!(table.state)).toEqual([3, 3])
  })

  it('keerzijde.tie: as many of each colour share the first place; one more wins', () => {
    const table = stand({ red: 'a1', yellow: 'b1 e9 f9 g9 h9' }).play(0, 'c1')
    expect(table.result).toEqual({ places: [2, 1], scores: [3, 4], why: 'keerzijde.nobody' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won', seat: 1, most: 4, least: 3 })
  })

  it('keerzijde.nobody: a colour that is gone ends it too', () => {
    const table = stand({ red: 'a1 a2 a3', yellow: 'b1' }).play(0, 'c1')
    expect(table.result).toEqual({ places: [1, 2], scores: [5, 0], why: 'keerzijde.nobody' })
  })
})

describe('keerzijde: attempts that are refused', () => {
  it('keerzijde.free-field: a stone is laid on a free field only, though it would enclose', () => {
    const table = stand({ red: 'b5 h5 a1', yellow: 'c5 d5 f5 g5' })
    expect(table.refusal(0, 'd5')).toBe('keerzijde.free-field')
    expect(table.play(0, 'e5-b5').state).toMatchObject({ seat: 1 })
    expect(table.refusal(1, 'e5')).toBe('keerzijde.free-field')
  })

  const several: Stand = { red: 'b5 h5 a1', yellow: 'c5 d5 f5 g5' }
  const must: Stand = { red: 'a1 b1 c1', yellow: 'd1 d2', turn: 'Y' }
  it.each([
    [several, 'd5', 'keerzijde.free-field'],
    [several, 'b5', 'keerzijde.free-field'],
    [several, 'd5-b5', 'keerzijde.free-field'],
    [several, 'e6', 'keerzijde.enclose'],
    [several, 'e6-b5', 'keerzijde.enclose'],
    [several, 'e5', 'keerzijde.one-row'],
    [several, 'e5-e5', 'keerzijde.row'],
    [several, 'e5-a1', 'keerzijde.row'],
    [several, 'e5-e9', 'keerzijde.row'],
    [several, 'e5-c5', 'keerzijde.notation'],
    [several, 'e5-g5', 'keerzijde.notation'],
    [several, 'k5', 'keerzijde.board'],
    [several, 'a11', 'keerzijde.board'],
    [several, 'e5-k5', 'keerzijde.board'],
    [several, 'pass', 'keerzijde.no-passing'],
    [{ ...several, rows: 'all' }, 'e5-b5', 'keerzijde.all-rows'],
    [{ ...several, rows: 'all' }, 'e5-c5', 'keerzijde.all-rows'],
    [{ ...several, rows: 'all' }, 'e5-a1', 'keerzijde.row'],
    [{ red: 'b5 h9 a1', yellow: 'c5 d5' }, 'e5-b5', 'keerzijde.notation'],
  ] as const)('%j: %s is forbidden by %s', (setting, tried, rule) => {
    expect(stand(setting).refusal(0, tried)).toBe(rule)
  })

  it('keerzijde.free-field: no stone is laid on another, of either colour', () => {
    const table = given(game)
    for (const field of ['d4', 'e4', 'd5', 'e5']) {
      expect(table.moves(0)).not.toContain(field)
      expect(table.refusal(0, field)).toBe('keerzijde.free-field')
    }
  })

  it('keerzijde.pass: who must pass lays nothing', () => {
    const table = yellowPasses()
    for (const tried of ['a3', 'e1', 'k1', 'a3-a1']) expect(table.refusal(1, tried)).toBe('keerzijde.pass')
  })

  it('keerzijde.turn: who waits is told so', () => {
    for (const tried of ['d3', 'pass', 'k1', 'd3-d5'])
      expect(stand(several).refusal(1, tried)).toBe('keerzijde.turn')
    expect(stand(must).refusal(0, 'd3')).toBe('keerzijde.turn')
  })

  it.each(['', 'hello', 'e', 'e5-', '-e5', 'e5-b5-c5', 'e5xb5', 'E5', 'e5 b5', 'passe', 'pass-e5'])(
    '‘%s’ is no attempt at a move',
    (tried) => {
      expect(stand(several).refusal(0, tried)).toBe('unknown-notation')
    },
  )

  it('a finished match answers with the rule that ended it', () => {
    const { state } = stand({ red: 'a1 a2 a3', yellow: 'b1' }).play(0, 'c1')
    expect(game.explain(state, 1, 'd1')).toBe('keerzijde.nobody')
    expect(game.explain(state, 1, 'rubbish')).toBeUndefined()
  })

  it('an attempt that is no refusal at all has no rule', () => {
    expect(game.explain(given(game).state, 0, 'd3')).toBeUndefined()
    expect(game.explain(yellowPasses().state, 1, 'pass')).toBeUndefined()
  })
})

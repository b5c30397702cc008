import { copyJson, LANGS, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)

describe('wolf-en-schapen: the start', () => {
  it('wolf-en-schapen.equipment, wolf-en-schapen.sheep-setup: five sheep on the first row, the wolf beside the board', () => {
    const table = given(game)
    expect(table.position).toBe('B:Wb1,d1,f1,h1,j1:B')
    expect(scene(table).board?.pieces).toEqual(
      ['b1', 'd1', 'f1', 'h1', 'j1'].map((on, i) => ({
        id: `sheep-${i + 1}`,
        on,
        look: 'man',
        seat: 1,
        paint: 'white',
        name: { say: 'one-sheep' },
      })),
    )
    expect(scene(table).trays.map(({ items }) => items)).toEqual([
      [{ spot: 'wolf', look: 'piece', seat: 0, paint: 'black', name: { say: 'wolf' } }],
    ])
  })

  it('wolf-en-schapen.fields: the fifty light fields, b1 at the bottom and a10 at the top', () => {
    const places = scene(given(game)).board?.places ?? []
    expect(places.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 100 }, (_, i) => ({ column: i % 10, row: Math.floor(i / 10) }))
        .filter(({ column, row }) => (column + row) % 2 === 1)
        .map(({ column, row }) => `${'abcdefghij'[column]}${row + 1}`)
        .toSorted(),
    )
    expect(places.find(({ id }) => id === 'b1')?.at).toEqual([1.5, 9.5])
    expect(places.find(({ id }) => id === 'a10')?.at).toEqual([0.5, 0.5])
    expect(places.find(({ id }) => id === 'j9')?.at).toEqual([9.5, 1.5])
    expect(places.every(({ paint }) => paint === 'wood-light')).toBe(true)
  })

  it('wolf-en-schapen.place: the wolf goes to any free light field', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    const fields = table.moves(0)
    expect(fields).toHaveLength(45)
    expect(fields).toEqual(expect.arrayContaining(['a2', 'i2', 'e6', 'a10', 'i10', 'j9']))
    expect(fields.filter((field) => /^[a-j]1$/.test(field))).toEqual([])
    table.play(0, 'a2')
    expect(table.position).toBe('B:Wb1,d1,f1,h1,j1:Ba2')
    expect(table.facts(1)).toEqual([{ fact: 'placed', seat: 0, path: ['wolf', 'a2'], field: 'a2' }])
    expect(scene(table).last).toEqual(['a2'])
  })

  it('wolf-en-schapen.wolf-first, wolf-en-schapen.turn: the wolf also steps first, then they take turns', () => {
    const table = given(game).play(0, 'e6')
    expect(table.turn).toEqual([0])
    expect(table.moves(1)).toEqual([])
    expect(table.play(0, 'e6-d5').turn).toEqual([1])
    expect(table.facts('watcher')).toEqual([{ fact: 'steps', seat: 0, path: ['e6', 'd5'], move: 'e6-d5' }])
    expect(table.play(1, 'd1-c2').turn).toEqual([0])
    expect(table.play(0, 'd5-e4').turn).toEqual([1])
    expect(table.position).toBe('W:Wc2,b1,f1,h1,j1:Be4')
  })
})

describe('wolf-en-schapen: moves', () => {
  it('wolf-en-schapen.wolf-step, wolf-en-schapen.diagonal: four ways, fewer at the edge and beside sheep', () => {
    expect(at('B:Wb1,d1,f1,h1,j1:Be6').moves(0)).toEqual(['e6-d5', 'e6-d7', 'e6-f5', 'e6-f7'])
    expect(at('B:Wb1,d1,f1,h1,j1:Ba10').moves(0)).toEqual(['a10-b9'])
    expect(at('B:Wb1,d1,f1,h1,j1:Bj5').moves(0)).toEqual(['j5-i4', 'j5-i6'])
    expect(at('B:Wb1,d1,f1,h1,j1:Be2').moves(0)).toEqual(['e2-d3', 'e2-f3'])
    expect(at('B:Wd5,d7,f5,h1,j1:Be6').moves(0)).toEqual(['e6-f7'])
    expect(at('B:Wd5,d7,f7,h1,j1:Be6').moves(0)).toEqual(['e6-f5'])
    expect(at('B:Wd5,f5,f7,h1,j1:Be6').moves(0)).toEqual(['e6-d7'])
    expect(at('B:Wd7,f5,f7,h1,j1:Be6').moves(0)).toEqual(['e6-d5'])
  })

  it('wolf-en-schapen.sheep-step: sheep go forward, each by itself', () => {
    const table = at('W:Wb1,d1,f1,h1,j1:Be6')
    expect(table.moves(1)).toEqual(
      'b1-a2 b1-c2 d1-c2 d1-e2 f1-e2 f1-g2 h1-g2 h1-i2 j1-i2'.split(' ').toSorted(),
    )
    expect(at('W:Wa4,b5,j1,i10,g10:Be6').moves(1)).toEqual(['b5-a6', 'b5-c6', 'j1-i2'])
    expect(at('W:Wd5,f5,a10,c10,e10:Be6').moves(1)).toEqual(['d5-c6', 'f5-g6'])
  })

  it('wolf-en-schapen.one-animal, wolf-en-schapen.own-animals: only one’s own animals, one at a time', () => {
    const table = at('B:Wb1,d1,f1,h1,j1:Be6')
    expect(table.refusal(0, 'e4-d5')).toBe('wolf-en-schapen.one-animal')
    expect(table.refusal(0, 'b1-a2')).toBe('wolf-en-schapen.own-animals')
    expect(at('W:Wb1,d1,f1,h1,j1:Be6').refusal(1, 'e6-d5')).toBe('wolf-en-schapen.own-animals')
    expect(at('W:Wb1,d1,f1,h1,j1:Be6').refusal(1, 'e6')).toBe('wolf-en-schapen.own-animals')
  })
})

describe('wolf-en-schapen: the end', () => {
  it('wolf-en-schapen.caught: the sheep win when the wolf cannot move, at the edge and in the open', () => {
    const edge = at('W:Wa8,d1,f1,h1,j1:Ba10')
    expect(edge.play(1, 'a8-b9').result).toEqual({ places: [2, 1], why: 'wolf-en-schapen.caught' })
    expect(edge.facts(0)).toEqual([
      { fact: 'steps', seat: 1, path: ['a8', 'b9'], move: 'a8-b9' },
      { fact: 'caught', seat: 1 },
    ])
    expect(edge.turn).toEqual([])
    expect(scene(edge).coach).toBeUndefined()
    const open = at('W:Wd5,f5,d7,g6,j1:Be6')
    expect(open.play(1, 'g6-f7').result?.why).toBe('wolf-en-schapen.caught')
  })

  it('wolf-en-schapen.caught: only when it is the wolf’s turn', () => {
    const table = at('W:Wb9,d1,f1,h1,j1:Ba10')
    expect(table.result).toBeUndefined()
    table.play(1, 'b9-c10')
    expect(table.moves(0)).toEqual(['a10-b9'])
  })

  it('wolf-en-schapen.through: every sheep on the wolf’s row or farther on, and not one row less', () => {
    const table = at('B:Wb5,d5,h5,j5,f7:Bg6')
    expect(table.result).toBeUndefined()
    expect(table.play(0, 'g6-f5').result).toEqual({ places: [1, 2], why: 'wolf-en-schapen.through' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'through', seat: 0 })
    const held = at('B:Wa4,d5,h5,j5,f7:Bg6').play(0, 'g6-f5')
    expect(held.result).toBeUndefined()
    // The last sheep ahead of the wolf has to leave.
    const gone = at('W:Wa4,b9,h5,j5,f7:Bf5').play(1, 'a4-b5')
    expect(gone.result).toEqual({ places: [1, 2], why: 'wolf-en-schapen.through' })
    // The sheep farthest to the right counts as well as the first.
    expect(at('B:Wb5,d5,f7,h5,i4:Bg6').play(0, 'g6-f5').result).toBeUndefined()
  })

  it('wolf-en-schapen.sheep-stuck: the wolf wins when no sheep can move', () => {
    const table = at('B:Wa10,c10,e10,g10,j1:Bh3')
    expect(table.play(0, 'h3-i2').result).toEqual({ places: [1, 2], why: 'wolf-en-schapen.sheep-stuck' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'sheep-stuck', seat: 0 })
    expect(at('B:Wa10,c10,e10,h9,j1:Bh3').play(0, 'h3-i2').moves(1)).toEqual(['h9-g10', 'h9-i10'])
  })

  it('every match ends within its bound', () => {
    // 45 steps of sheep; the placing, the first step and one more after every step of a sheep.
    expect(game.bound).toBe(45 + 47)
    const rng = seededRng(5)
    for (let match = 0; match < 100; match++) {
      expect(playout(game, game.setup({}, 2), 2, rng, game.bound + 1)).toBeLessThanOrEqual(game.bound)
    }
  })

  it('the board is where the animals stand, and a copy stays as it was', () => {
    const rng = seededRng(6)
    for (let match = 0; match < 5; match++) {
      const s = game.setup({}, 2)
      while (game.turn(s).length > 0) {
        const copy = game.copy!(s)
        const asItWas = JSON.stringify(copyJson(s))
        const moves = game.moves(s, s.seat)
        game.play(s, s.seat, moves[rng(moves.length)]!)
        expect(JSON.stringify(copy)).toBe(asItWas)
        expect(s.board.flatMap((animal, field) => (animal > 1 ? [field] : []))).toEqual(
          s.sheep.toSorted((a, b) => a - b),
        )
        expect(s.board.indexOf(1)).toBe(s.wolf)
      }
    }
  })
})

const START = 'B:Wb1,d1,f1,h1,j1:B'
const MIDDLE = 'B:Wb1,d1,f1,h1,j1:Be6'
const SHEEP = 'W:Wb1,d1,f5,h1,j1:Be6'
const REFUSED: Readonly<Record<string, readonly [position: string, seat: 0 | 1, tried: string][]>> = {
  'wolf-en-schapen.turn': [
    [START, 1, 'b1-a2'],
    [START, 1, 'e6'],
    [MIDDLE, 1, 'b1-c2'],
    [SHEEP, 0, 'e6-d5'],
    [SHEEP, 0, 'wolf'],
  ],
  'wolf-en-schapen.fields': [
    [START, 0, 'a1'],
    [START, 0, 'wolf-e5'],
    [MIDDLE, 0, 'e6-e5'],
    [MIDDLE, 0, 'a1-e6'],
  ],
  'wolf-en-schapen.place': [
    [START, 0, 'e6-d5'],
    [START, 0, 'wolf-e6-d5'],
    [MIDDLE, 0, 'wolf-d5'],
    [MIDDLE, 0, 'wolf'],
  ],
  'wolf-en-schapen.free-field': [
    [START, 0, 'b1'],
    [START, 0, 'wolf-j1'],
    ['B:Wd5,d1,f1,h1,j1:Be6', 0, 'e6-d5'],
    [SHEEP, 1, 'f5-e6'],
    ['W:Wa8,b9,f1,h1,j1:Be6', 1, 'a8-b9'],
    ['W:Wa8,b9,f1,h1,j1:Be6', 1, 'a8'],
    ['W:Wa10,b9,f1,h1,j1:Be6', 1, 'a10'],
    [MIDDLE, 0, 'e6-e6'],
  ],
  'wolf-en-schapen.one-animal': [
    [MIDDLE, 0, 'd5'],
    [MIDDLE, 0, 'd5-e6'],
    [SHEEP, 1, 'a2-b3'],
  ],
  'wolf-en-schapen.own-animals': [[MIDDLE, 0, 'b1']],
  'wolf-en-schapen.diagonal': [
    [MIDDLE, 0, 'e6-e8'],
    [MIDDLE, 0, 'e6-a6'],
    [SHEEP, 1, 'b1-b3'],
  ],
  'wolf-en-schapen.one-step': [
    [MIDDLE, 0, 'e6-c4'],
    [MIDDLE, 0, 'e6-i10'],
    [MIDDLE, 0, 'e6-d5-c4'],
    [SHEEP, 1, 'b1-d3'],
    [SHEEP, 1, 'f5-d3'],
  ],
  'wolf-en-schapen.sheep-step': [
    [SHEEP, 1, 'f5-e4'],
    [SHEEP, 1, 'f5-g4'],
  ],
  'wolf-en-schapen.notation': [
    [MIDDLE, 0, 'e6xd5'],
    [SHEEP, 1, 'f5xg6'],
  ],
}

describe('wolf-en-schapen: what is refused, and by which rule', () => {
  const attempts = Object.entries(REFUSED).flatMap(([rule, tries]) =>
    tries.map(([position, seat, tried]) => ({ rule, position, seat, tried })),
  )
  it.each(attempts)('$rule forbids $tried by $seat at $position', ({ rule, position, seat, tried }) => {
    expect(at(position).refusal(seat, tried)).toBe(rule)
  })

  it('wolf-en-schapen.one-step, wolf-en-schapen.free-field: one field, and a free one', () => {
    expect(at(MIDDLE).refusal(0, 'e6-g8')).toBe('wolf-en-schapen.one-step')
    expect(at('B:Wd5,d1,f1,h1,j1:Be6').refusal(0, 'e6-d5')).toBe('wolf-en-schapen.free-field')
  })

  it('wolf-en-schapen.notation: what is no attempt at a move is not explained', () => {
    for (const tried of ['', 'x', 'k5', 'e11', 'e6-', '-d5', 'e6 d5', 'wolfe6', 'pass', 'e0', 'E6-D5']) {
      expect(at(MIDDLE).refusal(0, tried)).toBe('unknown-notation')
    }
    expect(at(MIDDLE).refusal(0, 'e6')).toBe('unknown-notation')
    expect(given(game).refusal(0, 'wolf')).toBe('unknown-notation')
    expect(at(SHEEP).refusal(1, 'b1')).toBe('unknown-notation')
  })
})

describe('wolf-en-schapen: the picture', () => {
  it('shows the wolf once it is placed, and tells what to do', () => {
    expect(scene(given(game)).coach).toEqual({ say: 'coach-place' })
    expect(scene(given(game), 1).coach).toEqual({ say: 'coach-turn', seat: 0 })
    const table = at(MIDDLE)
    expect(scene(table).board?.pieces[0]).toEqual({
      id: 'wolf',
      on: 'e6',
      look: 'man',
      seat: 0,
      paint: 'black',
      name: { say: 'wolf' },
    })
    expect(scene(table).trays).toEqual([])
    expect(scene(table).seats).toEqual([{ note: { say: 'wolf' } }, { note: { say: 'sheep' } }])
    expect(scene(table).last).toEqual([])
    expect(scene(table).coach).toEqual({ say: 'coach-wolf' })
    expect(scene(table, 0, ['e6']).coach).toEqual({ say: 'coach-step' })
    expect(scene(table, 'watcher').coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(scene(at(SHEEP), 1).coach).toEqual({ say: 'coach-sheep' })
    expect(scene(table.play(0, 'e6-d5')).last).toEqual(['e6', 'd5'])
  })

  it('the wolf is placed by its field, or by tapping it first', () => {
    const table = given(game)
    const [first] = table.match.moves(0)
    expect(game.touches(table.state, first!)).toEqual([['a10'], ['wolf', 'a10']])
    const [step] = at(MIDDLE).match.moves(0)
    expect(game.touches(at(MIDDLE).state, step!)).toEqual([['e6', 'd7']])
  })
})

describe('wolf-en-schapen: positions', () => {
  const read = (text: string) => game.position!.read(text, {}, 2)
  it('reads who moves, sheep and wolf, in any order', () => {
    const answer = read(' W : B e6 : W j1,h1, f1,d1,b1 . ')
    expect(answer.ok ? game.position!.write(answer.value) : '').toBe('W:Wb1,d1,f1,h1,j1:Be6')
    expect(at('W:Wb9,d1,f1,h1,j1:Ba10').turn).toEqual([1])
    expect(at('B:Wb9,d1,f1,h1,j1:Ba10').result?.why).toBe('wolf-en-schapen.caught')
    expect(at(START).moves(0)).toHaveLength(45)
  })

  it.each([
    ['', 'bad-mover'],
    ['X:Wb1,d1,f1,h1,j1:Be6', 'bad-mover'],
    ['B:Wb1,d1,f1,h1,j1', 'bad-sides'],
    ['B:Wa1,d1,f1,h1,j1:Be6', 'bad-field'],
    ['B:Wb1,d1,f1,h1,j1:Be6,', 'bad-field'],
    ['B:Wb1,d1,f1,h1,j1:Bb1', 'double-field'],
    ['B:Wb1,d1,f1,h1:Be6', 'five-sheep'],
    ['B:Wb1,d1,f1,h1,j1,e2:Be6', 'five-sheep'],
    ['B:Wb1,d1,f1,h1,j1:Be6,e8', 'one-wolf'],
    ['W:Wb1,d1,f1,h1,j1:B', 'wolf-missing'],
    ['B:Wb1,d1,f1,h1,i2:B', 'wolf-missing'],
    ['B:Wb1,d1,f1,h1,j1:Be6:H0', 'bad-mark'],
  ])('names what is wrong with %s: %s', (text, code) => {
    const answer = read(text)
    expect(answer.ok ? '' : answer.problem.code).toBe(code)
    for (const lang of LANGS) expect(answer.ok ? '' : answer.problem.text[lang]).toMatch(/\p{L}.*\.$/u)
  })
})

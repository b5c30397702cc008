import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const only = (rows: string) => given(game, { position: rows })

describe('solitair', () => {
  it('solitair.board: 33 holes, numbered 1–32 in reading order round the centre', () => {
    const places = game.scene(game.setup({}, 1), 0, []).board!.places
    const at = (id: string) => places.find((place) => place.id === id)?.at
    expect(places).toHaveLength(33)
    // The rows begin with 1, 4, 7, 14, 20, 27 and 30; the centre is between 16 and 17.
    expect([at('1'), at('4'), at('7'), at('14')]).toEqual([
      [2.5, 0.5],
      [2.5, 1.5],
      [0.5, 2.5],
      [0.5, 3.5],
    ])
    expect([at('16'), at('0'), at('17')]).toEqual([
      [2.5, 3.5],
      [3.5, 3.5],
      [4.5, 3.5],
    ])
    expect([at('20'), at('27'), at('30'), at('32')]).toEqual([
      [0.5, 4.5],
      [2.5, 5.5],
      [2.5, 6.5],
      [4.5, 6.5],
    ])
  })

  it('solitair.setup: a peg in every hole but the centre', () => {
    const table = given(game)
    expect(table.position).toBe('ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 -')
    expect(table.state.left).toBe(32)
    expect(game.scene(table.state, 0, []).board!.pieces.some(({ on }) => on === '0')).toBe(false)
  })

  it('solitair.first-jump: only from 5, 15, 18 or 28 to the centre', () => {
    expect(given(game).moves(0)).toEqual(['15-0', '18-0', '28-0', '5-0'])
  })

  it('solitair.over-a-peg: the peg jumped over leaves the board', () => {
    const table = given(game).play(0, '5-0')
    expect(table.position).toBe('ooo/o.o/ooo.ooo/ooooooo/ooooooo/ooo/ooo 1 0')
    expect(table.state.left).toBe(31)
    expect(table.facts(0)).toEqual([{ fact: 'jumped', seat: 0, path: ['5', '0'], takes: ['10'], left: 31 }])
  })

  it('solitair.over-a-peg: the same peg is seen to move', () => {
    const table = given(game).play(0, '5-0')
    const pegs = game.scene(table.state, 0, []).board!.pieces
    expect(pegs.find(({ on }) => on === '0')?.id).toBe('peg-5')
  })

  describe('refused attempts', () => {
    const start = 'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo'
    const sparse = '.../.o./......./o.o..../......./.../oo.'
    it.each([
      ['solitair.with-a-peg', start, '0-5', 'the centre is empty'],
      ['solitair.with-a-peg', sparse, '1-8', 'an empty hole'],
      ['solitair.into-a-hole', sparse, '14-16', 'the target is taken and nothing stands between'],
      ['solitair.over-a-peg', sparse, '5-0', 'nothing to jump over'],
      ['solitair.into-a-hole', start, '1-3', 'the target is taken'],
      ['solitair.straight', start, '8-0', 'one diagonal step'],
      ['solitair.straight', start, '1-0', 'round a corner'],
      ['solitair.straight', start, '7-17', 'too far'],
      ['solitair.straight', start, '5-5', 'nowhere'],
      ['solitair.straight', start, '15-18', 'a line too long'],
      ['solitair.no-sliding', start, '10-0', 'a slide down'],
      ['solitair.no-sliding', start, '16-0', 'a slide to the right'],
    ])('%s: %s %s is refused: %s', (rule, position, move) => {
      expect(only(position).refusal(0, move)).toBe(rule)
    })

    it.each(['', 'x', '5', '5-', '-5', '33-0', '5-0-5', '5–0', '05-0', '1-1-1'])(
      '%j is no move at all',
      (text) => {
        expect(given(game).refusal(0, text)).toBe('unknown-notation')
      },
    )
  })

  it('solitair.with-a-peg, solitair.into-a-hole, solitair.straight, solitair.no-sliding: exactly the jumps in line', () => {
    // Pegs in 9 and 10 side by side, holes free at both ends.
    expect(only('.../.../..oo.../......./......./.../...').moves(0)).toEqual(['10-8', '9-11'])
    // An L of three pegs: along both lines, never diagonally or round the corner.
    expect(only('.../.../..oo.../...o.../......./.../...').moves(0)).toEqual(['0-5', '10-23', '10-8', '9-11'])
  })

  it('solitair.goal: one peg left in the centre is perfect', () => {
    const table = only('.../.o./...o.../......./......./.../...').play(0, '5-0')
    expect(table.result).toEqual({ places: [1], scores: [1], why: 'solitair.goal' })
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'perfect', moves: 1 })
    expect(table.turn).toEqual([])
  })

  it('solitair.goal, solitair.end: one peg left elsewhere is only an end', () => {
    const table = only('.o./.o./......./......./......./.../...').play(0, '2-10')
    expect(table.result).toEqual({ places: [1], scores: [1], why: 'solitair.end' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'stuck', left: 1, moves: 1 })
  })

  it('solitair.end: over when no jump is possible, with the pegs that are left', () => {
    const table = only('o.o/.../..oo.../......./......./.../...').play(0, '9-11')
    expect(table.result).toEqual({ places: [1], scores: [3], why: 'solitair.end' })
    expect(table.refusal(0, '1-2')).toBe('match-over')
  })

  it('solitair.chain: jumps in a row with one peg are one move', () => {
    const table = only('.o./.o./......./...o.../......./.../..o')
    table.play(0, '2-10')
    expect(table.state.moves).toBe(1)
    table.play(0, '10-23')
    expect(table.state.moves).toBe(1)
    expect(game.scene(table.state, 0, []).seats).toEqual([{ note: { say: 'standing', left: 2, moves: 1 } }])
  })

  it('solitair.chain: another peg is another move', () => {
    const table = given(game).play(0, '5-0', '8-10')
    expect(table.state.moves).toBe(2)
  })

  it('solitair.goal: a whole solution, from the start to the last peg in the centre', () => {
    const solution =
      '5-0 8-10 1-9 3-1 10-8 7-9 11-3 13-11 16-4 1-9 14-16 16-4 17-6 3-11 19-17 17-6 27-16 20-22 22-9 4-16 16-17 24-11 6-17 26-24 23-25 32-24 17-29 30-32 32-24 25-23 28-0'
    const table = given(game).play(0, ...solution.split(' '))
    expect(table.match.seq).toBe(31)
    expect(table.result?.why).toBe('solitair.goal')
    // Five jumps carry on with the peg that has just jumped (16-4, 17-6, 22-9, 16-17, 32-24 and no others).
    expect(table.state.moves).toBe(26)
  })

  it('undo is free', () => {
    const table = given(game).play(0, '5-0', '8-10').act(0, 'undo').act(0, 'undo')
    expect(table.position).toBe('ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 -')
  })

  describe('positions', () => {
    it.each([
      '',
      'ooo',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/oo',
      'ooo/ooo/ooooooo/oooxooo/ooooooo/ooo/ooo',
      'ooo/ooo/ooooooo/ooooooo/ooooooo/ooo/ooo',
      '.../.../......./......./......./.../...',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 1 -',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 5',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 1 0',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 32 5',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo -1 5',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 1 33',
      'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 - 7',
    ])('%j is no position', (text) => {
      const read = game.position!.read(text, {}, 1)
      expect(read.ok).toBe(false)
    })

    it('the counters may be left out', () => {
      const table = only('ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo')
      expect(table.position).toBe('ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 -')
    })
  })

  it('every playout takes one peg a jump', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const s = game.setup({}, 1)
      const plies = playout(game, s, 1, seededRng(seed))
      expect(s.left).toBe(32 - plies)
      expect(s.holes.filter((peg) => peg > 0)).toHaveLength(s.left)
    }
  })
})

import { seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { isDrawnAfter, refuses, wander } from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { ALL_FIELDS } from '../fields.ts'
import { isKing, knownBy } from '../state.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })

describe('oud-duits-dammen: setting up', () => {
  it('oud-duits-dammen.equipment, oud-duits-dammen.setup: twenty men a side on the two nearest rows', () => {
    expect(game.seats).toEqual([2])
    expect(given(game).position).toBe(at('W:W81-100:B1-20').position)
  })

  it('oud-duits-dammen.all-fields, oud-duits-dammen.fields: a hundred fields, light and dark, row by row', () => {
    const { board } = game.scene(given(game).state, 0, [])
    expect(board?.places).toHaveLength(100)
    const place = (id: string) => board?.places.find((each) => each.id === id)
    expect(place('1')).toMatchObject({ at: [0.5, 0.5], paint: 'wood-light', print: 1 })
    expect(place('2')).toMatchObject({ at: [1.5, 0.5], paint: 'wood-dark' })
    expect(place('11')).toMatchObject({ at: [0.5, 1.5], paint: 'wood-dark' })
    expect(place('91')).toMatchObject({ at: [0.5, 9.5], paint: 'wood-dark' })
    expect(place('100')).toMatchObject({ at: [9.5, 9.5], paint: 'wood-light', print: 100 })
  })

  it('oud-duits-dammen.white-first, oud-duits-dammen.turn, oud-duits-dammen.forward, oud-duits-dammen.one-step, oud-duits-dammen.diagonal: the first moves', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    const white = [81, 82, 83, 84, 85, 86, 87, 88, 89, 90].flatMap((from) => [
      ...(from > 81 ? [`${from}-${from - 11}`] : []),
      ...(from < 90 ? [`${from}-${from - 9}`] : []),
    ])
    expect(table.moves(0)).toEqual(white.toSorted())
    expect(table.refusal(1, '12-21')).toBe('oud-duits-dammen.turn')
    table.play(0, '82-71')
    expect(table.moves(1)).toHaveLength(18)
    expect(table.moves(1)).toContain('11-22')
    expect(table.moves(1)).toContain('20-29')
    expect(table.refusal(0, '83-74')).toBe('oud-duits-dammen.turn')
  })
})

describe('oud-duits-dammen: men', () => {
  it('oud-duits-dammen.capture-sides, oud-duits-dammen.capture: White captures diagonally forward, straight forward and sideways', () => {
    expect(at('W:W55:B44,10').moves(0)).toEqual(['55x33'])
    expect(at('W:W55:B46,10').moves(0)).toEqual(['55x37'])
    expect(at('W:W55:B45,10').moves(0)).toEqual(['55x35'])
    expect(at('W:W55:B54,10').moves(0)).toEqual(['55x53'])
    expect(at('W:W55:B56,10').moves(0)).toEqual(['55x57'])
    expect(at('W:W55:B45,10').play(0, '55x35').position).toBe('B:W35:B10')
  })

  it('oud-duits-dammen.capture-sides: so does Black, from its own side', () => {
    expect(at('B:W55,91:B46').moves(1)).toEqual(['46x64'])
    expect(at('B:W57,91:B46').moves(1)).toEqual(['46x68'])
    expect(at('B:W56,91:B46').moves(1)).toEqual(['46x66'])
    expect(at('B:W45,91:B46').moves(1)).toEqual(['46x44'])
    expect(at('B:W47,91:B46').moves(1)).toEqual(['46x48'])
  })

  it('oud-duits-dammen.capture-ways: never backward', () => {
    for (const behind of [64, 65, 66]) {
      expect(at(`W:W55:B${behind},10`).moves(0)).toEqual(['55-44', '55-46'])
      expect(at(`W:W55:B${behind},10`).refusal(0, `55x${2 * behind - 55}`)).toBe(
        'oud-duits-dammen.capture-ways',
      )
    }
    for (const behind of [35, 36, 37]) {
      expect(at(`B:W${behind},91:B46`).moves(1)).toEqual(['46-55', '46-57'])
      expect(at(`B:W${behind},91:B46`).refusal(1, `46x${2 * behind - 46}`)).toBe(
        'oud-duits-dammen.capture-ways',
      )
    }
  })

  it('oud-duits-dammen.go-on, oud-duits-dammen.must-capture, oud-duits-dammen.longest-capture: on and on, and the most', () => {
    // 55 straight over 45 to 35, then diagonally over 26 to 17.
    const table = at('W:W55,81:B45,26,71,10')
    expect(table.moves(0)).toEqual(['55x17'])
    expect(table.play(0, '55x17').position).toBe('B:W17,81:B10,71')
    expect(table.facts(1)).toEqual([
      { fact: 'captures', seat: 0, path: ['55', '35', '17'], takes: ['45', '26'], n: 2, move: '55x17' },
    ])
    expect(game.options).toEqual({})
  })

  it('oud-duits-dammen.field-colour: a man stays on the colour of its first field', () => {
    const colour = (field: number) => (ALL_FIELDS.row(field) + ALL_FIELDS.column(field)) % 2
    const rng = seededRng(5)
    const s = game.setup({}, 2)
    while (game.turn(s).length > 0) {
      const moves = game.moves(s, s.seat)
      game.play(s, s.seat, moves[rng(moves.length)]!)
      const strays = s.board.filter(
        (piece, field) =>
          field > 0 && piece > 0 && !isKing(piece) && colour(field) !== colour(knownBy(piece)),
      )
      expect(strays).toEqual([])
    }
  })
})

describe('oud-duits-dammen: kings', () => {
  it('oud-duits-dammen.crown: on the far row', () => {
    const table = at('W:W12:B41').play(0, '12-1')
    expect(table.position).toBe('B:WK1:B41')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'crowned', seat: 0, turns: ['1'], field: '1' })
    expect(at('B:W41:B89').play(1, '89-100').position).toBe('W:W41:BK100')
    expect(at('W:W22:B41').play(0, '22-13').position).toBe('B:W13:B41')
  })

  it('oud-duits-dammen.passing: a man that captures its way to the far row stops there', () => {
    // From 5 it could have gone on sideways over 6.
    const table = at('W:W25:B15,6,41')
    expect(table.moves(0)).toEqual(['25x5'])
    expect(table.refusal(0, '25x5x7')).toBe('oud-duits-dammen.passing')
    expect(table.play(0, '25x5').position).toBe('B:WK5:B6,41')
    expect(at('B:W86,95,60:B76').play(1, '76x96').position).toBe('W:W60,95:BK96')
  })

  it('oud-duits-dammen.counted-to-crown: what lies beyond does not count', () => {
    // 25 takes one and is crowned; 75 takes two.
    const table = at('W:W25,75:B15,6,65,45,41')
    expect(table.moves(0)).toEqual(['75x35'])
    expect(table.refusal(0, '25x5')).toBe('oud-duits-dammen.longest-capture')
  })

  it('oud-duits-dammen.king-ways, oud-duits-dammen.king-move: any distance in all eight directions', () => {
    const fields = [
      [54, 53, 52, 51],
      [56, 57, 58, 59, 60],
      [45, 35, 25, 15, 5],
      [65, 75, 85, 95],
      [44, 33, 22, 11],
      [46, 37, 28, 19, 10],
      [64, 73, 82, 91],
      [66, 77, 88, 99],
    ].flat()
    expect(at('W:WK55:B12').moves(0)).toEqual(fields.map((to) => `55-${to}`).toSorted())
  })

  it('oud-duits-dammen.king-ways, oud-duits-dammen.king-capture: it captures along them all, from afar', () => {
    expect(at('W:WK91:B61,10').moves(0)).toEqual(['91x1', '91x11', '91x21', '91x31', '91x41', '91x51'])
    expect(at('W:WK1:B31,10').moves(0)).toEqual(['1x41', '1x51', '1x61', '1x71', '1x81', '1x91'])
    expect(at('W:WK51:B54,10').moves(0)).toEqual(['51x55', '51x56', '51x57', '51x58', '51x59', '51x60'])
    expect(at('W:WK60:B54,10').moves(0)).toEqual(['60x51', '60x52', '60x53'])
    const diagonal = [10, 19, 28, 37, 46, 55, 64]
    expect(at('W:WK91:B73,1').moves(0)).toEqual(diagonal.map((to) => `91x${to}`))
    expect(at('B:W73,100:BK10').moves(1)).toEqual(['10x82', '10x91'])
  })
})

describe('oud-duits-dammen: what is refused, and by which rule', () => {
  it('oud-duits-dammen.one-piece, oud-duits-dammen.own-pieces, oud-duits-dammen.free-field: own pieces go to free fields', () => {
    expect(given(game).refusal(0, '55-44')).toBe('oud-duits-dammen.one-piece')
    expect(given(game).refusal(0, '12-23')).toBe('oud-duits-dammen.own-pieces')
    expect(given(game).refusal(0, '91-82')).toBe('oud-duits-dammen.free-field')
  })

  it('oud-duits-dammen.one-at-a-time, oud-duits-dammen.not-over-own, oud-duits-dammen.once, oud-duits-dammen.taken-after: jumps go over one opposing piece, once', () => {
    expect(at('W:W55:B45,35,10').moves(0)).toEqual(['55-44', '55-46'])
    expect(at('W:W55,45:B10').moves(0)).not.toContain('55x35')
    // Over 73 to 75, over 65 to 55, over 54 to 53; 73 is still there, between 53 and 83.
    expect(at('W:WK71:B73,65,54,83,1,10').moves(0)).not.toContain('71x93')
  })

  it('oud-duits-dammen.notation: start and end', () => {
    expect(at('W:W55:B45,25,10').moves(0)).toEqual(['55x15'])
    expect(at('W:W55:B45,25,10').refusal(0, '55x35x15')).toBe('oud-duits-dammen.notation')
  })

  refuses(game, {
    fields: [
      [undefined, '101-91'],
      ['W:W55:B10', '55-0'],
    ],
    'one-piece': [[undefined, '55']],
    'own-pieces': [[undefined, '12']],
    diagonal: [
      ['W:W55:B10', '55-45'],
      ['W:W55:B10', '55-54'],
      ['W:W55:B10', '55-65'],
      ['W:W55:B10', '55-36'],
    ],
    'one-step': [['W:W55:B10', '55-33']],
    forward: [
      ['W:W55:B10', '55-64'],
      ['W:W55:B10', '55-66'],
      ['B:W91:B46', '46-35'],
    ],
    'free-field': [
      [undefined, '91'],
      ['W:WK55,45:B12', '55-45'],
    ],
    capture: [['W:W55:B45,10', '55x25']],
    'one-at-a-time': [['W:W55:B45,35,10', '55x25']],
    'not-over-own': [['W:W55,45:B10', '55-35']],
    'go-on': [
      ['W:W55:B45,26,10', '55x35'],
      ['W:W55:B45,10', '55x35x25'],
    ],
    'must-capture': [
      ['W:W55,81:B45,10', '81-72'],
      ['W:W55,81:B45,10', '81'],
    ],
    'longest-capture': [
      ['W:W55,81:B45,25,71,10', '81x61'],
      ['W:W55,81:B45,25,71,10', '81'],
    ],
    once: [['W:W55:B45,10', '55x35x55']],
    'taken-after': [['W:W55:B45,10', '55x35x45']],
    'king-ways': [['W:WK55:B12', '55-36']],
    'king-move': [['W:WK55:B12', '55-65-75']],
    notation: [
      [undefined, '82x71'],
      ['W:W55:B45,10', '55-35'],
    ],
  })
})

describe('oud-duits-dammen: the end', () => {
  it('oud-duits-dammen.no-move: who has no pieces or no move loses', () => {
    expect(at('W:W55:B45').play(0, '55x35').result).toEqual({
      places: [1, 2],
      why: 'oud-duits-dammen.no-move',
    })
    expect(at('B:W51:B42,22').play(1, '22-33').result?.places).toEqual([2, 1])
  })

  // White's king stays on the far left of the first row, Black's on the right of the last: they never meet.
  const rounds = { white: [1, 2, 3], black: [100, 99, 98, 97, 96] }

  it('oud-duits-dammen.repetition: the third time', () => {
    const table = wander(at('W:WK1,91:BK100,10'), [1, 2], [100, 99], 7)
    expect(table.result).toBeUndefined()
    expect(table.play(1, '99-100').result).toEqual({ places: [1, 1], why: 'oud-duits-dammen.repetition' })
  })

  it('oud-duits-dammen.kings-only: 25 moves each', () => {
    isDrawnAfter(game, 'kings-only', 25, { position: 'W:WK1,91:BK100,10', ...rounds })
  })

  it('oud-duits-dammen.sixteen-moves, oud-duits-dammen.five-moves: a lone king', () => {
    const shorter = { ...rounds, black: [100, 99, 98, 97] }
    isDrawnAfter(game, 'sixteen-moves', 16, { position: 'W:WK1,91,92:BK100', ...shorter })
    isDrawnAfter(game, 'five-moves', 5, { position: 'W:WK1,91:BK100', ...shorter })
    isDrawnAfter(game, 'five-moves', 5, { position: 'W:WK1:BK100', ...shorter })
  })
})

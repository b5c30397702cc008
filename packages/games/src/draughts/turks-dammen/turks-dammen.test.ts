import { describe, expect, it } from 'vitest'
import { isDrawnAfter, refuses, wander } from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })

describe('turks-dammen: setting up', () => {
  it('turks-dammen.equipment, turks-dammen.setup: twenty men a side on the second and third rows', () => {
    expect(game.seats).toEqual([2])
    expect(given(game).position).toBe(at('W:W71-90:B11-30').position)
  })

  it('turks-dammen.all-fields, turks-dammen.fields: a hundred fields, row by row', () => {
    const { board } = game.scene(given(game).state, 0, [])
    expect(board?.places.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => String(i + 1)))
  })

  it('turks-dammen.white-first, turks-dammen.turn: the first moves', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    const ahead = [71, 72, 73, 74, 75, 76, 77, 78, 79, 80].map((from) => `${from}-${from - 10}`)
    expect(table.moves(0)).toEqual(ahead)
    expect(table.refusal(1, '21-31')).toBe('turks-dammen.turn')
    table.play(0, '71-61')
    expect(table.moves(1)).toEqual(
      [21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((from) => `${from}-${from + 10}`),
    )
    expect(table.refusal(0, '72-62')).toBe('turks-dammen.turn')
  })
})

describe('turks-dammen: men', () => {
  it('turks-dammen.straight, turks-dammen.one-step, turks-dammen.forward: one field forward or sideways', () => {
    expect(at('W:W55:B1,10').moves(0)).toEqual(['55-45', '55-54', '55-56'])
    expect(at('B:W91,100:B46').moves(1)).toEqual(['46-45', '46-47', '46-56'])
    expect(at('W:W60:B1,10').moves(0)).toEqual(['60-50', '60-59'])
  })

  it('turks-dammen.capture, turks-dammen.capture-ways: a jump forward or sideways', () => {
    expect(at('W:W55:B45,1').moves(0)).toEqual(['55x35'])
    expect(at('W:W55:B54,1').moves(0)).toEqual(['55x53'])
    expect(at('W:W55:B56,1').moves(0)).toEqual(['55x57'])
    expect(at('W:W55:B65,1').moves(0)).toEqual(['55-45', '55-54', '55-56'])
    expect(at('W:W55:B44,1').moves(0)).toEqual(['55-45', '55-54', '55-56'])
    expect(at('B:W56,91:B46').moves(1)).toEqual(['46x66'])
    expect(at('B:W45,91:B46').moves(1)).toEqual(['46x44'])
    expect(at('B:W36,91:B46').moves(1)).toEqual(['46-45', '46-47', '46-56'])
  })

  it('turks-dammen.go-on, turks-dammen.must-capture, turks-dammen.longest-capture: several in a row, and the most', () => {
    // 55 over 45 to 35 and to the left over 34 to 33; 90 takes one.
    const table = at('W:W55,90:B45,34,80,1')
    expect(table.moves(0)).toEqual(['55x33'])
    expect(table.play(0, '55x33').position).toBe('B:W33,90:B1,80')
    expect(table.facts(1)).toEqual([
      { fact: 'captures', seat: 0, path: ['55', '35', '33'], takes: ['45', '34'], n: 2, move: '55x33' },
    ])
  })

  it('turks-dammen.crown: on the far row', () => {
    const table = at('W:W15,91:B41,60').play(0, '15-5')
    expect(table.position).toBe('B:WK5,91:B41,60')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'crowned', seat: 0, turns: ['5'], field: '5' })
    expect(at('B:W41,60:B85,10').play(1, '85-95').position).toBe('W:W41,60:B10,K95')
  })

  it('turks-dammen.passing: a man goes on sideways along the far row as a man', () => {
    const table = at('W:W25,91:B15,6,41,60').play(0, '25x7')
    expect(table.position).toBe('B:WK7,91:B41,60')
    expect(table.facts(0)).toHaveLength(2)
    // A king would have gone on over 8 to 9.
    expect(at('W:W25,91:B15,8,41').moves(0)).toEqual(['25x5'])
  })
})

describe('turks-dammen: kings', () => {
  it('turks-dammen.king-move: any distance in the four straight directions', () => {
    const fields = [54, 53, 52, 51, 56, 57, 58, 59, 60, 45, 35, 25, 15, 5, 65, 75, 85, 95]
    expect(at('W:WK55:B12,1').moves(0)).toEqual(fields.map((to) => `55-${to}`).toSorted())
  })

  it('turks-dammen.king-capture, turks-dammen.king-move: over one piece, to any free field behind it', () => {
    expect(at('W:WK91:B61,10,30').moves(0)).toEqual(['91x1', '91x11', '91x21', '91x31', '91x41', '91x51'])
    expect(at('W:WK1:B31,10,30').moves(0).toSorted()).toEqual([
      '1x41',
      '1x51',
      '1x61',
      '1x71',
      '1x81',
      '1x91',
    ])
    expect(at('W:WK91:B61,31,10,30').moves(0)).toEqual(['91x1', '91x11', '91x21'])
    expect(at('W:WK91:B61,51,10').moves(0)).not.toContain('91x41')
  })

  it('turks-dammen.no-duty: where it is agreed, capturing is free, but goes on to its end', () => {
    const table = given(game, { position: 'W:W75,99:B65,54,1', options: { slagplicht: false } })
    expect(table.moves(0)).toEqual(['75-74', '75-76', '75x53', '99-100', '99-89', '99-98'])
    expect(table.refusal(0, '75x55')).toBe('turks-dammen.go-on')
  })

  it('turks-dammen.no-duty: nobody needs to take the most', () => {
    // From 75 over 65 and 54 to 53, or over 76 alone to 77; 99 takes one man, and may.
    const table = given(game, { position: 'W:W75,99:B65,54,76,89,1', options: { slagplicht: false } })
    expect(table.moves(0).filter((move) => move.includes('x'))).toEqual(['75x53', '75x77', '99x79'])
  })

  it('turks-dammen.taken-at-once: a king that ends where it took a man stands there', () => {
    const table = at('W:WK100:B1,7,13,37,87,90').play(0, '100x90')
    expect(table.position).toBe('B:WK90:B1,37')
    expect(game.scene(table.state, 0, []).board!.pieces.map(({ on, look }) => `${look} ${on}`)).toEqual([
      'man 1',
      'man 37',
      'king 90',
    ])
    expect(table.moves(1)).toEqual(['1-11', '1-2', '37-36', '37-38', '37-47'])
  })

  it('turks-dammen.taken-at-once: the field of a captured piece is free in the same move', () => {
    // Over 73 to 75, over 65 to 55, over 54 to 53, and down over 73, which is empty by then, and 83.
    const table = at('W:WK71:B73,65,54,83,1,10')
    expect(table.moves(0)).toEqual(['71x93'])
    table.play(0, '71x93')
    expect(table.position).toBe('B:WK93:B1,10')
    expect(table.facts(0)).toMatchObject([
      { path: ['71', '75', '55', '53', '93'], takes: ['73', '65', '54', '83'] },
    ])
  })

  it('turks-dammen.no-turning-back: a king does not turn round in the middle of a capture', () => {
    // Otherwise it could return over 57 across the empty field and capture 53, too.
    const table = at('W:WK55:B57,53,1,10')
    expect(table.moves(0)).toEqual(['55x51', '55x52', '55x58', '55x59', '55x60'])
    expect(table.refusal(0, '55x58x52')).toBe('turks-dammen.no-turning-back')
  })
})

describe('turks-dammen: what is refused, and by which rule', () => {
  it('turks-dammen.one-piece, turks-dammen.own-pieces, turks-dammen.free-field: own pieces go to free fields', () => {
    expect(given(game).refusal(0, '55-45')).toBe('turks-dammen.one-piece')
    expect(given(game).refusal(0, '21-31')).toBe('turks-dammen.own-pieces')
    expect(given(game).refusal(0, '81-71')).toBe('turks-dammen.free-field')
  })

  it('turks-dammen.one-at-a-time, turks-dammen.not-over-own: jumps go over one opposing piece', () => {
    expect(at('W:W55:B45,35,1').moves(0)).toEqual(['55-54', '55-56'])
    expect(at('W:W55,45:B1,10').moves(0)).not.toContain('55x35')
  })

  it('turks-dammen.notation: start and end, or every field where that leaves a choice', () => {
    // Round by the left or by the right to 35, and from there up over 25, or straight on over the other side.
    const table = at('W:W55,91:B54,43,34,25,56,47,36,1')
    expect(table.moves(0)).toEqual(['55x33', '55x37', '55x53x33x35x15', '55x57x37x35x15'])
    expect(table.refusal(0, '55x15')).toBe('turks-dammen.notation')
    expect(table.play(0, '55x57x37x35x15').position).toBe('B:W15,91:B1,34,43,54')
    expect(at('W:W55:B45,34,1').refusal(0, '55x35x33')).toBe('turks-dammen.notation')
  })

  refuses(game, {
    fields: [
      [undefined, '101-91'],
      ['W:W55:B1,10', '55-0'],
    ],
    'one-piece': [[undefined, '55']],
    'own-pieces': [[undefined, '21']],
    straight: [
      ['W:W55:B1,10', '55-44'],
      ['W:W55:B1,10', '55-46'],
      ['W:W55:B1,10', '55-34'],
      ['W:WK55:B12,1', '55-33'],
      ['W:W55:B44,1', '55x33'],
    ],
    'one-step': [
      ['W:W55:B1,10', '55-35'],
      ['W:W55:B1,10', '55-53'],
    ],
    forward: [
      ['W:W55:B1,10', '55-65'],
      ['B:W91,100:B46', '46-36'],
    ],
    'free-field': [
      [undefined, '81'],
      [undefined, '71-72'],
    ],
    capture: [['W:W55:B45,1', '55x25']],
    'capture-ways': [
      ['W:W55:B65,1', '55x75'],
      ['B:W36,91:B46', '46x26'],
    ],
    'one-at-a-time': [
      ['W:W55:B45,35,1', '55x25'],
      ['W:WK91:B61,51,1', '91x41'],
    ],
    'not-over-own': [['W:W55,45:B1,10', '55-35']],
    'go-on': [
      ['W:W55:B45,34,1', '55x35'],
      ['W:W55:B45,1', '55x35x25'],
      ['W:WK71:B73,65,54,83,1,10', '71x75'],
      ['W:WK71:B73,65,54,83,1,10', '71x75x55'],
    ],
    'must-capture': [
      ['W:W55,90:B45,1', '90-80'],
      ['W:W55,90:B45,1', '90'],
    ],
    'longest-capture': [
      ['W:W55,90:B45,34,80,1', '90x70'],
      ['W:W55,90:B45,34,80,1', '90'],
    ],
    'king-move': [['W:WK55:B12,1', '55-56-66']],
    notation: [
      [undefined, '71x61'],
      ['W:W55:B45,1', '55-35'],
      ['W:WK71:B73,65,54,83,1,10', '71x75x55x53x93'],
    ],
  })
})

describe('turks-dammen: the end', () => {
  it('turks-dammen.no-move: who has no pieces or no move loses', () => {
    expect(at('W:W55:B45').play(0, '55x35').result).toEqual({ places: [1, 2], why: 'turks-dammen.no-move' })
    const blocked = at('B:W51,61:B31,41,43,52,62,63').play(1, '43-53')
    expect(blocked.result).toEqual({ places: [2, 1], why: 'turks-dammen.no-move' })
    expect(blocked.facts(0).at(-1)).toEqual({ fact: 'no-move', seat: 0 })
  })

  it('turks-dammen.single-man: a single man left against a king loses', () => {
    const table = at('W:WK1,99:B31,60').play(0, '1x41')
    expect(table.result).toEqual({ places: [1, 2], why: 'turks-dammen.single-man' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'single-man', seat: 1 })
    const black = at('B:W31,60:BK1,20').play(1, '1x41')
    expect(black.result).toEqual({ places: [2, 1], why: 'turks-dammen.single-man' })
    expect(black.facts(1).at(-1)).toEqual({ fact: 'single-man', seat: 0 })
  })

  it('turks-dammen.single-man: also when the king is new, or stands beside men', () => {
    expect(at('W:W11,99:B60').play(0, '11-1').result).toEqual({
      places: [1, 2],
      why: 'turks-dammen.single-man',
    })
    expect(at('B:W55:BK10,20').result).toEqual({ places: [2, 1], why: 'turks-dammen.single-man' })
    expect(game.position!.write(at('B:W55:BK10,20').state)).toBe('B:W55:BK10,20')
  })

  it('turks-dammen.single-man: not with two men, and not against men', () => {
    expect(at('W:WK1,99:B31,60,70').play(0, '1x41').result).toBeUndefined()
    expect(at('W:W55,99:B45,60').play(0, '55x35').result).toBeUndefined()
    expect(at('W:W55:B60').result).toBeUndefined()
    expect(at('W:WK55,12:BK60').result).toBeUndefined()
  })

  it('turks-dammen.king-against-king: one king each is a draw', () => {
    const table = at('W:WK1:B31,K100').play(0, '1x41')
    expect(table.result).toEqual({ places: [1, 1], why: 'turks-dammen.king-against-king' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'king-against-king' })
    expect(table.position).toBe('B:WK41:BK100')
    expect(at('W:WK1,K12:BK100').result).toBeUndefined()
  })

  it('turks-dammen.repetition: the third time, men that went to and fro included', () => {
    const table = wander(at('W:W55,99:B11,30'), [55, 54], [11, 12], 7)
    expect(table.result).toBeUndefined()
    table.play(1, '12-11')
    expect(table.result).toEqual({ places: [1, 1], why: 'turks-dammen.repetition' })
    expect(table.position).toBe('W:W55,99:B11,30:=repetition')
  })

  it('turks-dammen.repetition: a man and a king that have changed places are another position', () => {
    const table = at('W:WK53,55,99:B11,30')
    const moves = [
      ['55-54', '11-12'],
      ['53-43', '12-11'],
      ['54-53', '11-12'],
      ['43-45', '12-11'],
      ['45-55', '11-12'],
    ] as const
    for (const [white, black] of moves) table.play(0, white).play(1, black)
    table.play(0, '99-98').play(1, '12-11')
    table.play(0, '98-99')
    const { trail } = table.state
    const wide = trail.length / (13 + 1)
    expect(trail.slice(-wide)).not.toEqual(trail.slice(0, wide))
    expect(trail.slice(0, wide).every((number) => number === 0)).toBe(true)
  })

  it('turks-dammen.repetition: not when a man has gone forward in between', () => {
    const table = wander(at('W:W55,99:B11,30'), [55, 54], [11, 12], 4).play(0, '99-89')
    expect(table.state.trail).toEqual([])
    expect(table.play(1, '30-29').state.trail.length).toBeGreaterThan(0)
  })

  it('turks-dammen.no-progress: 50 moves each without a capture or a man moved forward', () => {
    // White's king on the first row, Black's in the last column; the same position recurs after thirty moves.
    isDrawnAfter(game, 'no-progress', 50, {
      position: 'W:WK1,91:BK100,10',
      white: [1, 2, 3, 4, 5, 6],
      black: [100, 90, 80, 70, 60],
    })
  })

  it('turks-dammen.no-progress: counted beside the board when it comes near', () => {
    const table = wander(at('W:WK1,91:BK100,10'), [1, 2, 3, 4, 5, 6], [100, 90, 80, 70, 60], 59)
    expect(game.scene(table.state, 0, []).sheets).toEqual([])
    table.play(1, '60-100')
    expect(game.scene(table.state, 0, []).sheets.map(({ rows }) => rows)).toEqual([
      [[{ say: 'count-no-progress' }, 20]],
    ])
    expect(table.play(0, '91-81').state.trail).toEqual([])
  })
})

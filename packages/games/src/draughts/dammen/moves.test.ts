import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string, options = {}) => given(game, { position, options })

describe('dammen: men', () => {
  it('dammen.equipment, dammen.setup: twenty men a side on the dark fields of the four outer rows', () => {
    expect(given(game).position).toBe(
      'W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20',
    )
    expect(game.seats).toEqual([2])
    expect(game.sides({ slagplicht: true }, 2)).toEqual([[0], [1]])
  })

  it('dammen.fields: fifty dark fields of a board of ten by ten, the first dark one in the left-hand corner', () => {
    const { board } = game.scene(given(game).state, 0, [])
    expect(board?.size).toEqual([10, 10])
    expect(board?.places.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => String(i + 1)))
    const where = (id: string) => board?.places.find((place) => place.id === id)?.at
    expect([where('1'), where('5'), where('6')]).toEqual([
      [1.5, 0.5],
      [9.5, 0.5],
      [0.5, 1.5],
    ])
    expect([where('28'), where('46'), where('50')]).toEqual([
      [4.5, 5.5],
      [0.5, 9.5],
      [8.5, 9.5],
    ])
  })

  it('dammen.white-first, dammen.turn: White starts and the players move in turn', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(1)).toEqual([])
    table.play(0, '32-28')
    expect(table.turn).toEqual([1])
    expect(table.moves(0)).toEqual([])
    table.play(1, '19-23')
    expect(table.turn).toEqual([0])
  })

  it('dammen.forward, dammen.one-step, dammen.diagonal: a man goes one field diagonally forward', () => {
    expect(given(game).moves(0)).toEqual([
      '31-26',
      '31-27',
      '32-27',
      '32-28',
      '33-28',
      '33-29',
      '34-29',
      '34-30',
      '35-30',
    ])
    expect(given(game).play(0, '35-30').moves(1)).toEqual([
      '16-21',
      '17-21',
      '17-22',
      '18-22',
      '18-23',
      '19-23',
      '19-24',
      '20-24',
      '20-25',
    ])
  })

  it('dammen.free-field: a man does not go where a piece stands', () => {
    // 28 has 22 and 23 before it: its own man on 22; the black man on 23 is backed by the one on 19.
    expect(at('W:W28,22:B23,19,6').moves(0)).toEqual(['22-17', '22-18'])
  })

  it('tells the move with its path', () => {
    const table = given(game).play(0, '32-28')
    expect(table.facts('watcher')).toEqual([{ fact: 'moves', seat: 0, path: ['32', '28'], move: '32-28' }])
    expect(table.position).toBe(
      'B:W28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20',
    )
  })
})

describe('dammen: capturing with men', () => {
  it('dammen.capture: over a neighbour to the free field behind it, which takes it off the board', () => {
    const table = at('W:W28:B22,5')
    expect(table.moves(0)).toEqual(['28x17'])
    table.play(0, '28x17')
    expect(table.position).toBe('B:W17:B5')
    expect(table.facts(1)).toEqual([
      { fact: 'captures', seat: 0, path: ['28', '17'], takes: ['22'], n: 1, move: '28x17' },
    ])
  })

  it('dammen.capture: not from the edge, where nothing lies behind', () => {
    // 6 and 35 are on the edges.
    expect(at('W:W11,40:B6,35').moves(0)).toEqual(['11-7', '40-34'])
  })

  it('dammen.backward-capture: White captures towards its own side too', () => {
    expect(at('W:W28:B33,5').moves(0)).toEqual(['28x39'])
    expect(at('W:W28:B32,5').moves(0)).toEqual(['28x37'])
  })

  it('dammen.backward-capture: so does Black', () => {
    expect(at('B:W18,45:B22').moves(1)).toEqual(['22x13'])
    expect(at('B:W17,45:B22').moves(1)).toEqual(['22x11'])
  })

  it('dammen.go-on: the same man goes on in the same move', () => {
    // 28 over 22 to 17, over 12 to 8.
    const table = at('W:W28:B22,12,5')
    expect(table.moves(0)).toEqual(['28x8'])
    table.play(0, '28x8')
    expect(table.position).toBe('B:W8:B5')
    expect(table.facts(0)).toMatchObject([{ path: ['28', '17', '8'], takes: ['22', '12'], n: 2 }])
  })

  it('dammen.not-over-own, dammen.one-at-a-time: no jump over an own man, nor over two', () => {
    // 38 has its own 32 to the left, and to the right the black men on 33 and 29, one behind the other.
    expect(at('W:W38,32:B33,29,5').moves(0)).toEqual(['32-27', '32-28'])
  })

  it('dammen.must-capture: who can capture may do nothing else', () => {
    expect(at('W:W28,40:B22,5').moves(0)).toEqual(['28x17'])
  })

  it('dammen.longest-capture: the most pieces first', () => {
    // 28 takes two, 30 takes 24 only.
    expect(at('W:W28,30:B22,12,24').moves(0)).toEqual(['28x8'])
    // 28 takes 22 only; 29 goes over 24 to 20 and over 14 to 9.
    expect(at('W:W28,29:B22,24,14').moves(0)).toEqual(['29x9'])
  })

  it('dammen.longest-capture: a king counts as one piece, and equals may be chosen from', () => {
    expect(at('W:W28:BK22,23').moves(0)).toEqual(['28x17', '28x19'])
    // Nor does a capture with a king take precedence over one with a man.
    const table = at('W:WK50,36:B44,31,5')
    expect(table.moves(0)).toEqual(['36x27', '50x11', '50x17', '50x22', '50x28', '50x33', '50x39', '50x6'])
  })

  it('dammen.once: a man does not jump over the same man again', () => {
    // Round by 32, 22, 23 and 33, and back to the start; 32 and 33 are not jumped a second time.
    const table = at('W:W38:B32,22,23,33,5')
    expect(table.moves(0)).toEqual(['38x38'])
    table.play(0, '38x38')
    expect(table.position).toBe('B:W38:B5')
  })

  it('dammen.no-duty: where it is agreed, capturing is free, but goes on to its end', () => {
    const options = { slagplicht: false }
    expect(at('W:W28,40:B22,5', options).moves(0)).toEqual(['28-23', '28x17', '40-34', '40-35'])
    expect(at('W:W28,30:B22,12,24', options).moves(0)).toEqual(['28-23', '28x8', '30-25', '30x19'])
    const table = at('W:W28,40:B22,5', options).play(0, '40-34')
    expect(table.moves(1)).toEqual(['22-27', '22x33', '5-10'])
  })

  it('dammen.no-duty: nobody needs to take the most', () => {
    // From 28 over 22 and 12 to 8, or over 23 alone to 19; 37 takes one man, and may.
    const table = at('W:W28,37:B22,12,23,31', { slagplicht: false })
    expect(table.moves(0).filter((move) => move.includes('x'))).toEqual(['28x19', '28x8', '37x26'])
  })
})

describe('dammen: crowning', () => {
  it('dammen.crown: a man that ends its move on the far row becomes a king', () => {
    const table = at('W:W7:B45').play(0, '7-1')
    expect(table.position).toBe('B:WK1:B45')
    expect(table.facts(1)).toEqual([
      { fact: 'moves', seat: 0, path: ['7', '1'], move: '7-1' },
      { fact: 'crowned', seat: 0, turns: ['1'], field: '1' },
    ])
    expect(at('B:W6:B41').play(1, '41-46').position).toBe('W:W6:BK46')
    expect(at('W:W12:B8,45').play(0, '12x3').position).toBe('B:WK3:B45')
  })

  it('dammen.crown: only the own men, and only on the far row', () => {
    expect(at('W:W11:B45').play(0, '11-6').position).toBe('B:W6:B45')
    const king = at('W:WK7:B45').play(0, '7-1')
    expect(king.facts(0)).toHaveLength(1)
    expect(at('B:W6:BK10').play(1, '10-5').facts(0)).toHaveLength(1)
    // Black's men start on the row on which White's are crowned.
    expect(at('W:W45,46:B5,11,16').play(0, '45-40').position).toBe('B:W40,46:B5,11,16')
  })

  it('dammen.passing: a man that goes on capturing from the far row stays a man', () => {
    // 12 over 8 to 3, and back over 9 to 14.
    const table = at('W:W12:B8,9,45').play(0, '12x14')
    expect(table.position).toBe('B:W14:B45')
    expect(table.facts(0)).toHaveLength(1)
  })
})

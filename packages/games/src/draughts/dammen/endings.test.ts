import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
type Table = ReturnType<typeof at>

/** Both kings go round these fields again and again, White first; stops after this many moves of both. */
function wander(table: Table, white: readonly number[], black: readonly number[], plies: number): Table {
  for (let ply = 0; ply < plies; ply++) {
    const round = ply % 2 === 0 ? white : black
    const step = Math.floor(ply / 2)
    table.play(ply % 2, `${round[step % round.length]}-${round[(step + 1) % round.length]}`)
  }
  return table
}

// Two diagonals beside the long one; nothing on one can capture on the other. With five fields and four, the same
// position recurs after forty moves.
const WHITE = [1, 7, 12, 18, 23]
const BLACK = [50, 44, 39, 33]
const START = 'W:WK1,46:BK50,15'

describe('dammen: winning', () => {
  it('dammen.no-move: who has no pieces left loses', () => {
    const table = at('W:W28:B22').play(0, '28x17')
    expect(table.result).toEqual({ places: [1, 2], why: 'dammen.no-move' })
    expect(table.turn).toEqual([])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'no-move', seat: 1 })
  })

  it('dammen.no-move: who is blocked loses', () => {
    // 35 has 30 before it and 24 behind that.
    const table = at('B:W35:B30,19').play(1, '19-24')
    expect(table.result).toEqual({ places: [2, 1], why: 'dammen.no-move' })
    expect(table.moves(0)).toEqual([])
  })

  it('dammen.no-move: a king can be blocked too, and one free field sets it free', () => {
    expect(at('W:WK46:B41,37').result?.places).toEqual([2, 1])
    expect(at('W:WK46:B37,32').result).toBeUndefined()
    expect(at('W:WK46,45:B41,37').result).toBeUndefined()
    expect(at('W:WK46:B41').moves(0)).toContain('46x37')
    expect(at('B:W10,14:BK5').result?.places).toEqual([1, 2])
  })

  it('dammen.no-move: only a capture may be left', () => {
    expect(at('W:W35:B30').moves(0)).toEqual(['35x24'])
    expect(at('B:W21:B16').moves(1)).toEqual(['16x27'])
    expect(at('W:WK46:B41').result).toBeUndefined()
  })

  it('goes on while both can move', () => {
    expect(given(game).play(0, '32-28').result).toBeUndefined()
  })
})

describe('dammen: draws', () => {
  it('dammen.repetition: the third time with the same player to move', () => {
    const table = wander(at(START), [1, 7], [50, 44], 7)
    expect(table.result).toBeUndefined()
    table.play(1, '44-50')
    expect(table.result).toEqual({ places: [1, 1], why: 'dammen.repetition' })
    expect(table.turn).toEqual([])
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'repetition' })
    expect(table.position).toBe('W:WK1,46:B15,K50:=repetition')
  })

  it('dammen.repetition: it need not be in a row, and may be the position after any move', () => {
    const table = at(START).play(0, '1-12')
    // The position with White on 7 and Black on 50, Black to move, occurs at the 3rd, 7th and 13th move.
    table.play(1, '50-44').play(0, '12-7').play(1, '44-50')
    table.play(0, '7-1').play(1, '50-44').play(0, '1-7').play(1, '44-50')
    table.play(0, '7-12').play(1, '50-39').play(0, '12-18').play(1, '39-44')
    expect(table.result).toBeUndefined()
    table.play(0, '18-7')
    expect(table.result?.why).toBe('dammen.repetition')
  })

  it('dammen.repetition: not when the other player is to move', () => {
    const table = at(START)
    // White needs three moves to return, Black two: the same board, but with Black to move. Then the other way round.
    table.play(0, '1-7').play(1, '50-44').play(0, '7-12').play(1, '44-50').play(0, '12-1')
    table.play(1, '50-44').play(0, '1-7').play(1, '44-39').play(0, '7-1').play(1, '39-50')
    expect(table.position).toBe('W:WK1,46:B15,K50')
    expect(table.result).toBeUndefined()
  })

  it('dammen.repetition: not when White and Black have changed places', () => {
    const table = at(START)
    const fields = [1, 45, 50, 6]
    // After four moves White is on 50 and Black on 1, after eight they have returned for the first time.
    for (const ply of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const step = Math.floor(ply / 2) + (ply % 2 === 0 ? 0 : 2)
      table.play(ply % 2, `${fields[step % 4]}-${fields[(step + 1) % 4]}`)
    }
    expect(table.position).toBe(START.replace('BK50,15', 'B15,K50'))
    expect(table.result).toBeUndefined()
  })

  it('dammen.repetition: not when men have moved in between', () => {
    const table = wander(at(START), [1, 7], [50, 44], 4).play(0, '46-41').play(1, '15-20')
    expect(table.result).toBeUndefined()
    // The position that the men left behind is the first one again.
    wander(table, [1, 7], [50, 44], 7)
    expect(table.result).toBeUndefined()
    expect(table.play(1, '44-50').result?.why).toBe('dammen.repetition')
  })

  it('dammen.kings-only: 25 moves each with kings only and no capture', () => {
    const table = wander(at(START), WHITE, BLACK, 49)
    expect(table.result).toBeUndefined()
    table.play(1, '50-44')
    expect(table.result).toEqual({ places: [1, 1], why: 'dammen.kings-only' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'kings-only' })
    expect(table.position).toBe('W:WK1,46:B15,K44:=kings-only')
  })

  it('dammen.kings-only: a move of a man begins the count anew', () => {
    const table = wander(at(START), WHITE, BLACK, 49).play(1, '15-20')
    expect(table.result).toBeUndefined()
    wander(table, WHITE, BLACK, 49)
    expect(table.result).toBeUndefined()
    expect(table.play(1, '50-44').result?.why).toBe('dammen.kings-only')
  })

  it('dammen.kings-only: so does a capture', () => {
    const table = wander(at('W:WK1,46:BK50,K47,15'), WHITE, BLACK, 47)
    table.play(1, '33-28').play(0, '23x32').play(1, '47-36').play(0, '32-38').play(1, '36-31')
    expect(table.result).toBeUndefined()
  })

  it.each([
    ['three kings', 'W:WK1,K46,K5:BK50'],
    ['two kings and a man', 'W:WK1,K5,46:BK50'],
    ['a king and two men', 'W:WK1,47,48:BK50'],
  ])('dammen.sixteen-moves: %s against a king', (_, position) => {
    const table = wander(at(position), WHITE, BLACK, 31)
    expect(table.result).toBeUndefined()
    table.play(1, '33-50')
    expect(table.result).toEqual({ places: [1, 1], why: 'dammen.sixteen-moves' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'sixteen-moves' })
  })

  it('dammen.sixteen-moves: the lone king may be White', () => {
    const table = wander(at('W:WK1:BK50,K47,K49'), WHITE, BLACK, 32)
    expect(table.result?.why).toBe('dammen.sixteen-moves')
  })

  it('dammen.sixteen-moves: crowning does not change the count', () => {
    const table = at('W:WK46,K5,6:BK50').play(0, '6-1').play(1, '50-44')
    wander(table, WHITE, [44, 39, 33, 50], 29)
    expect(table.result).toBeUndefined()
    table.play(1, '33-50')
    expect(table.result?.why).toBe('dammen.sixteen-moves')
  })

  it.each([
    ['two kings', 'W:WK1,K46:BK50'],
    ['a king and a man', 'W:WK1,46:BK50'],
    ['a king', 'W:WK1:BK50'],
  ])('dammen.five-moves: %s against a king', (_, position) => {
    const table = wander(at(position), WHITE, BLACK, 9)
    expect(table.result).toBeUndefined()
    table.play(1, '50-44')
    expect(table.result).toEqual({ places: [1, 1], why: 'dammen.five-moves' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'five-moves' })
  })

  it('dammen.five-moves: counted from the capture that makes two out of three', () => {
    const table = at('W:WK1,K46,K5:BK50').play(0, '46-28').play(1, '50x6')
    const round = [5, 10, 14]
    wander(table, round, [6, 11, 17], 9)
    expect(table.result).toBeUndefined()
    table.play(1, '11-17')
    expect(table.result?.why).toBe('dammen.five-moves')
  })

  it('dammen.five-moves: not counted anew when two pieces become one', () => {
    // 28 is given away at once; the capture is the second of the ten moves.
    const table = at('W:WK46,K5:BK50').play(0, '46-28').play(1, '50x6')
    wander(table, [5, 10, 14], [6, 11, 17], 7)
    expect(table.result).toBeUndefined()
    table.play(1, '6-11')
    expect(table.result?.why).toBe('dammen.five-moves')
  })

  it('dammen.five-moves: begins when a man is crowned', () => {
    const table = at('W:W6,46:BK50').play(0, '6-1').play(1, '50-44')
    wander(table, WHITE, [44, 39, 33, 50], 8)
    expect(table.result).toBeUndefined()
    table.play(0, '23-1')
    expect(table.result?.why).toBe('dammen.five-moves')
  })

  it('dammen.five-moves, dammen.no-move: capturing the last piece with the last move wins', () => {
    const table = wander(at('W:WK1:BK50'), WHITE, BLACK, 8).play(0, '23-28').play(1, '50x22')
    expect(table.result).toEqual({ places: [2, 1], why: 'dammen.no-move' })
  })

  it.each([
    'W:WK1,K46,K5,47:BK50',
    'W:WK1,47:BK50,5',
    'W:WK1,K46:BK50,K5',
    'W:WK1,K2:BK50,K49',
    'W:W46,47:BK5',
    'W:WK1:B45,44',
    'W:W46:BK5,K15',
    'W:WK1,K7:B45',
    'W:W46:B5',
  ])('dammen.sixteen-moves, dammen.five-moves: nothing is counted at %s', (position) => {
    const table = at(position)
    expect(game.scene(table.state, 0, []).sheets).toEqual([])
    table.play(0, table.moves(0)[0]!)
    expect(table.state).toMatchObject({ endgame: 0, endgamePlies: 0 })
  })
})

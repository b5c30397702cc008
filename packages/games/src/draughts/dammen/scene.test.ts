import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string, options = {}) => given(game, { position, options })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)
const pieceOn = (table: ReturnType<typeof at>, spot: string) =>
  scene(table).board?.pieces.find(({ on }) => on === spot)

describe('dammen: the picture', () => {
  it('shows every piece with its rank and its owner', () => {
    const table = at('W:WK28,31:B7')
    expect(scene(table).board?.pieces).toEqual([
      { id: 'piece-7', on: '7', look: 'man', seat: 1, paint: 'black' },
      { id: 'piece-28', on: '28', look: 'king', seat: 0, paint: 'white' },
      { id: 'piece-31', on: '31', look: 'man', seat: 0, paint: 'white' },
    ])
  })

  it('a piece keeps its id on its way and when it is crowned', () => {
    const table = given(game).play(0, '32-28').play(1, '19-23').play(0, '28x19')
    expect(pieceOn(table, '19')).toEqual({ id: 'piece-32', on: '19', look: 'man', seat: 0, paint: 'white' })
    expect(scene(table).last).toEqual(['28', '19'])
    expect(pieceOn(at('W:W7:B45').play(0, '7-1'), '1')).toEqual({
      id: 'piece-7',
      on: '1',
      look: 'king',
      seat: 0,
      paint: 'white',
    })
  })

  it('carries a half-made move out', () => {
    const table = at('W:W28:B22,12,5')
    const on = (touched: string[], eye: 0 | 1 | 'watcher' = 0) =>
      scene(table, eye, touched).board?.pieces.find(({ id }) => id === 'piece-28')?.on
    expect(on(['28'])).toBe('28')
    expect(on(['28', '17'])).toBe('17')
    expect(on(['28', '16'])).toBe('28')
    expect(on(['28', '17'], 'watcher')).toBe('28')
    expect(on(['28', '17'], 1)).toBe('28')
  })

  it('tells what to do', () => {
    expect(scene(given(game)).coach).toEqual({ say: 'coach-piece' })
    expect(scene(given(game), 1).coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(scene(given(game), 'watcher').coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(scene(given(game), 0, ['32']).coach).toEqual({ say: 'coach-field' })
    const capture = at('W:W28:B22,12,5')
    expect(scene(capture).coach).toEqual({ say: 'coach-must-capture', n: 2 })
    expect(scene(capture, 0, ['28']).coach).toEqual({ say: 'coach-land' })
    expect(scene(capture, 0, ['28', '17']).coach).toEqual({ say: 'coach-go-on' })
    const free = at('W:W28,40:B22,12,5', { slagplicht: false })
    expect(scene(free).coach).toEqual({ say: 'coach-may-capture', n: 2 })
    expect(scene(at('W:W28:B22').play(0, '28x17')).coach).toBeUndefined()
  })

  it('counts what everyone has left', () => {
    expect(scene(given(game)).seats).toEqual([
      { note: { say: 'men-left', men: 20 } },
      { note: { say: 'men-left', men: 20 } },
    ])
    expect(scene(at('W:WK28,K6,31:B7')).seats).toEqual([
      { note: { say: 'pieces-left', men: 1, kings: 2 } },
      { note: { say: 'men-left', men: 1 } },
    ])
  })

  it('counts the moves before a draw', () => {
    const rows = (table: ReturnType<typeof at>) => scene(table).sheets.map((sheet) => sheet.rows)
    const endgame = at('W:WK1,K46:BK50')
    expect(rows(endgame)).toEqual([[[{ say: 'count-endgame' }, 5]]])
    expect(rows(endgame.play(0, '1-7'))).toEqual([[[{ say: 'count-endgame' }, 5]]])
    expect(rows(endgame.play(1, '50-44'))).toEqual([[[{ say: 'count-endgame' }, 4]]])
    const kings = at('W:WK1,46:BK50,15')
    for (const [white, black] of [
      ['1-7', '50-44'],
      ['7-12', '44-39'],
      ['12-18', '39-33'],
      ['18-23', '33-50'],
    ] as const) {
      kings.play(0, white).play(1, black)
    }
    expect(rows(kings.play(0, '23-1'))).toEqual([])
    expect(rows(kings.play(1, '50-44'))).toEqual([[[{ say: 'count-kings-only' }, 20]]])
    expect(rows(at('W:WK1:BK50:=five-moves'))).toEqual([])
  })
})

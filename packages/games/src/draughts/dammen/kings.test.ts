import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })

describe('dammen: kings', () => {
  it('dammen.king-move: any distance over free fields in the four diagonal directions', () => {
    const fields = [22, 17, 11, 6, 23, 19, 14, 10, 5, 32, 37, 41, 46, 33, 39, 44, 50]
    expect(at('W:WK28:B45').moves(0)).toEqual(fields.map((to) => `28-${to}`).toSorted())
  })

  it('dammen.king-move: up to the first piece, and never over it without capturing', () => {
    // 28: left ahead its own man on 17; right ahead two black men; behind its own 37 and the edge.
    const table = at('W:WK28,17,37:B19,14,45')
    expect(table.moves(0).filter((move) => move.startsWith('28'))).toEqual([
      '28-22',
      '28-23',
      '28-32',
      '28-33',
      '28-39',
      '28-44',
      '28-50',
    ])
  })

  it('dammen.king-capture: from afar, landing on any free field behind', () => {
    const table = at('W:WK46:B28,45')
    expect(table.moves(0)).toEqual(['46x10', '46x14', '46x19', '46x23', '46x5'])
    expect(table.play(0, '46x14').position).toBe('B:WK14:B45')
  })

  it('dammen.king-capture: only up to the next piece, and not over two at once', () => {
    expect(at('W:WK46:B28,14,10').moves(0)).toEqual(['46x19', '46x23'])
    expect(at('W:WK46:B28,23').moves(0)).toEqual(['46-32', '46-37', '46-41'])
    expect(at('W:WK46,28:B33,39').moves(0)).toEqual(['28-22', '28-23', '46-32', '46-37', '46-41'])
  })

  it('dammen.king-capture: two on one line make one move for every field where it can end', () => {
    // Over 37 to 32, 28 or 23, and over 19 to 14, 10 or 5: the landing field in between makes no difference.
    expect(at('W:WK46:B37,19').moves(0)).toEqual(['46x10', '46x14', '46x5'])
  })

  it('dammen.longest-capture: a king has to choose the landing field from which it can take most', () => {
    // Over 28; only from 14 is there a second capture, 14 over 20 to 25.
    expect(at('W:WK46:B28,20,6').moves(0)).toEqual(['46x25'])
  })

  it('dammen.taken-after: a piece already jumped over stands in the way', () => {
    // Over 37 to 28, over 33 to 39, over 43 to 48. From there 31 is behind 37, which is still on the board.
    const table = at('W:WK46:B37,33,43,31')
    expect(table.moves(0)).toEqual(['46x48'])
    table.play(0, '46x48')
    expect(table.position).toBe('B:WK48:B31')
    expect(table.facts(0)).toMatchObject([{ path: ['46', '28', '39', '48'], takes: ['37', '33', '43'] }])
  })

  it('dammen.once: nor is it jumped over again', () => {
    // The same without a man on 31: from 48 over 37 to 31 would jump it a second time.
    expect(at('W:WK46:B37,33,43').moves(0)).toEqual(['46x48'])
  })

  it('dammen.once: the field that the king left counts as free', () => {
    // 19 over 13 to 8, over 12 to 26, over 42 to 48, over 39 to 30, over 24 and home to 19 or beyond.
    const table = at('W:WK19:B12,13,24,39,42,45')
    expect(table.moves(0)).toContain('19x19')
    expect(table.play(0, '19x19').position).toBe('B:WK19:B45')
  })

  it('captures of a king by a king and by a man', () => {
    expect(at('W:WK46:BK28').moves(0)).toEqual(['46x10', '46x14', '46x19', '46x23', '46x5'])
    expect(at('B:WK28,45:B22').play(1, '22x33').position).toBe('W:W45:B33')
  })
})

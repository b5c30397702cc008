import { describe, expect, it } from 'vitest'
import { evaluation } from '../dammen/evaluation.ts'
import { game } from '../dammen/index.ts'

const read = (text: string) => {
  const position = game.position!.read(text, { slagplicht: true }, 2)
  if (!position.ok) throw new Error(position.problem.text.en)
  return position.value
}
const worth = (text: string, seat = 0): number => evaluation.worth(read(text), seat)

describe('what a position of dammen is worth', () => {
  it('is the same to White and to Black where the board is turned round', () => {
    // Field f becomes 51 − f.
    expect(worth('W:W27,32,38,43,49:B3,8,14,19', 0)).toBeCloseTo(worth('B:W48,43,37,32:B24,19,13,8,2', 1), 10)
    expect(worth('B:W27,32,K41:B3,K8,14', 0)).toBeCloseTo(worth('W:W48,K43,37:B24,19,K10', 1), 10)
  })

  it('is the opposite to the other side', () => {
    expect(worth('W:W27,32,38:B3,8', 0)).toBeCloseTo(-worth('W:W27,32,38:B3,8', 1), 10)
  })

  it('is better with a man or a king more', () => {
    expect(worth('W:W31-50:B1-20')).toBeLessThan(worth('W:W31-50:B1-19'))
    expect(worth('W:W31-35:B16-20')).toBeLessThan(worth('W:W31-34,K35:B16-20'))
    expect(worth('W:W31-50:B1-15')).toBeGreaterThan(0.7)
  })

  it('is less sure of a lead against a king', () => {
    expect(worth('W:WK1,K2,K3:BK50')).toBeLessThan(worth('W:WK1,K2,K3:B20'))
  })
})

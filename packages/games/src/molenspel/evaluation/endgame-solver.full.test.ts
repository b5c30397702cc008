import { describe, expect, it } from 'vitest'
import { setup } from '../rules.ts'
import { winsIn } from './against-three.ts'
import { setsOf } from './places.ts'
import { Solved } from './endgame-solver.ts'

describe.each([false, true])('solved back from the end, stones in mills taken: %s', (takeFromMills) => {
  const five = new Solved(5, takeFromMills)
  const four = five.fewer!

  it('four against three win at once or not at all', () => {
    expect(four.threeToMove.every((turns) => turns === 0)).toBe(true)
    expect(four.manyToMove.every((turns) => turns <= 1)).toBe(true)
  })

  it('five against three are in the table as they were solved', () => {
    const s = { ...setup({ takeFromMills }), hands: [0, 0] }
    let wrong = 0
    for (const many of five.places.kinds) {
      for (const three of setsOf(3)) {
        if ((many & three) !== 0) continue
        const place = five.places.of(many, three)
        const stones = [many, three]
        if (winsIn({ ...s, stones, seat: 0 }) !== five.manyToMove[place]) wrong++
        if (winsIn({ ...s, stones, seat: 1 }) !== five.threeToMove[place]) wrong++
      }
    }
    expect(wrong).toBe(0)
  })
})

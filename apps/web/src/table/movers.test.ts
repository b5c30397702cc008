import { describe, expect, it } from 'vitest'
import { moversOf } from './movers.ts'

const moved = (by: number) => ({ seq: 0, by, move: 'x', facts: [] })
const tookBack = (by: number) => ({ seq: 0, by, facts: [{ fact: 'undo', seat: by }] })

describe('who made the moves that stand', () => {
  it('is everyone in order', () => expect(moversOf([moved(0), moved(1)])).toEqual([0, 1]))
  it('leaves out what was taken back, and what came after it', () =>
    expect(moversOf([moved(0), moved(1), moved(0), moved(1), tookBack(0)])).toEqual([0, 1]))
  it('leaves chance and clocks out', () =>
    expect(moversOf([{ seq: 0, by: 'chance', facts: [] }, moved(1)])).toEqual([1]))
})

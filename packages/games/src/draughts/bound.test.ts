import { describe, expect, it } from 'vitest'
import { game as contract } from './contract-dammen/index.ts'
import { game as dammen } from './dammen/index.ts'
import { game as turks } from './turks-dammen/index.ts'

describe('no match of the draughts family is longer than', () => {
  it('dammen: its steps for good, with 25 moves each that could be taken back around every one', () => {
    // A side's men have 5 × (6 + 7 + 8 + 9) = 150 rows before them. 39 pieces can be captured, and a capture can win
    // back another two rows. That makes 300 + 2 × 39 + 39 irreversible moves, and 50 others before, between and after.
    expect(dammen.bound).toBe((300 + 78 + 39 + 1) * 51)
  })
  it('contract-dammen: also the men that come in later, with nine rows before each', () => {
    // 3 × 6 + 5 × (7 + 8 + 9) = 138 rows a side, four men to place.
    expect(contract.bound).toBe((276 + 4 * 9 + 78 + 39 + 4 + 1) * 51)
  })
  it('turks-dammen: nobody goes back, and 50 moves each are a draw', () => {
    // 10 × (7 + 8) = 150 rows a side.
    expect(turks.bound).toBe((300 + 39 + 1) * 101)
  })
})

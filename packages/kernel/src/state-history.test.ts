import { describe, expect, it } from 'vitest'
import { StateHistory } from './state-history.ts'

/** The history of a match of this many moves, in which each state is its own count. */
function historyOf(moves: number): StateHistory<number> {
  const history = new StateHistory(0)
  for (let count = 1; count <= moves; count++) history.keep(count, count)
  return history
}
/** Goes back as a match does, keeping the states it plays again; returns how many plays that took. */
function goBack(history: StateHistory<number>, to: number): number {
  const { count, state } = history.backTo(to)
  expect(state).toBe(count)
  for (let reached = count + 1; reached <= to; reached++) history.keep(reached, reached)
  return to - count
}
const LENGTHS = [1, 5, 16, 63, 64, 65, 200, 256, 300]
const upTo = (length: number) => Array.from({ length: length + 1 }, (_, count) => count)

describe('the history of a match', () => {
  it.each(LENGTHS)('of %i moves: going back takes few plays for few moves', (length) => {
    for (const to of upTo(length)) {
      expect(goBack(historyOf(length), to)).toBeLessThanOrEqual(4 * (length - to))
    }
  })
  it.each([300, 1000])('of %i moves: about a dozen states are kept', (length) => {
    const kept = new Set(upTo(length).map((to) => historyOf(length).backTo(to).count))
    expect(kept.size).toBeLessThanOrEqual(13)
    expect(kept).toContain(0)
  })
  it.each([1, 2, 4, 5, 17, 64])(
    'going %i back and forth for ever takes no more plays than it makes moves',
    (far) => {
      const history = historyOf(1024)
      let plays = 0
      for (let turn = 0; turn < 50; turn++) {
        plays += goBack(history, 1024 - far)
        for (let count = 1025 - far; count <= 1024; count++) history.keep(count, count)
      }
      expect(plays).toBeLessThanOrEqual(50 * 4 * far)
    },
  )
  it('one by one to the beginning takes a few plays a move', () => {
    const history = historyOf(1000)
    let plays = 0
    for (let to = 999; to >= 0; to--) plays += goBack(history, to)
    expect(plays).toBeLessThanOrEqual(5 * 1000)
  })
  it('begins anew where nobody goes back any further', () => {
    const history = historyOf(10)
    history.bar(11, 11)
    history.keep(12, 12)
    expect(history.backTo(11)).toEqual({ count: 11, state: 11 })
  })
})

import { seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '../fields.ts'
import { isSolved, sheepWin, solveSome } from './exact.ts'
import { copy, endingOf, FOLD, moves, play, SHEEP, standing, WOLF, type State } from './rules.ts'

/** Exhaustive search by the rules themselves. */
const tried = new Map<string, boolean>()
function sheepWinByTrying(s: State): boolean {
  if (s.ended !== null) return s.ended === 'caught'
  const key = `${s.wolf},${s.seat},${s.sheep.toSorted((a, b) => a - b).join()}`
  const known = tried.get(key)
  if (known !== undefined) return known
  const nexts = moves(s, s.seat).map((move) => {
    const next = copy(s)
    play(next, s.seat, move)
    return next
  })
  const wins = s.seat === SHEEP ? nexts.some(sheepWinByTrying) : nexts.every(sheepWinByTrying)
  tried.set(key, wins)
  return wins
}

const flockOf = (...sheep: number[]): State => standing(30, sheep, WOLF)

describe('wolf-en-schapen, solved', () => {
  it('is solved in small steps, from the sheep furthest ahead on, and no further than is asked for', () => {
    const goOn = (s: State): number => {
      let steps = 1
      while (solveSome(s.sheep)) steps++
      return steps
    }
    // Of six fields there are six flocks; of twenty 15,504, a thousand in each step.
    expect(isSolved(flockOf(1, 2, 3, 4, 5))).toBe(false)
    expect(goOn(flockOf(6, 5, 4, 3, 2))).toBe(1)
    expect(isSolved(flockOf(2, 3, 4, 5, 6))).toBe(true)
    expect(isSolved(flockOf(1, 2, 3, 4, 7))).toBe(false)
    expect(goOn(flockOf(16, 17, 18, 19, 20))).toBe(16)
    expect(isSolved(flockOf(1, 2, 3, 4, 21))).toBe(false)
    expect(goOn(flockOf(16, 17, 18, 19, 20))).toBe(1)
    // All 2,118,760 flocks, less what has been done.
    expect(goOn(standing(30, FOLD, WOLF))).toBe(2104)
    expect(isSolved(standing(30, FOLD, WOLF))).toBe(true)
  })
  it('the sheep win wherever the wolf is placed', () => {
    const starts = Array.from({ length: FIELDS - FOLD.length }, (_, i) => i + 1)
    expect(starts.every((field) => sheepWin(standing(field, FOLD, WOLF)))).toBe(true)
  })
  it('says what trying everything out says, wherever the sheep are well on their way', () => {
    const rng = seededRng(3)
    let won = 0
    let positions = 0
    while (positions < 400) {
      const fields = new Set<number>()
      while (fields.size < 6) fields.add(1 + rng(22))
      const [wolf, ...sheep] = [...fields]
      const s = standing(wolf!, sheep, rng(2) === 0 ? WOLF : SHEEP)
      s.ended = endingOf(s)
      if (s.ended !== null) continue
      positions++
      const wins = sheepWinByTrying(s)
      expect(sheepWin(s), `${wolf} ${sheep.join()} ${s.seat}`).toBe(wins)
      if (wins) won++
    }
    expect(won).toBeGreaterThan(20)
  })
})

import { seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '../fields.ts'
import { sheepWin } from './exact.ts'
import { copy, endingOf, FOLD, moves, play, SHEEP, standing, WOLF, type State } from './rules.ts'

/** Tries everything out, by the rules themselves. */
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

describe('wolf-en-schapen, solved', () => {
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

import type { DailyScores } from '@spellendoos/wire'

/** A range of scores, and how many results are in it. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Whether the player's own score is in it. */
  readonly own: boolean
}

/** More bars than this are hard to read. */
const MOST_BARS = 7

/** ScoreDistribution's scores in a few bars of equal width, the best first. */
export function barsOf(scores: DailyScores, best: 'most' | 'fewest', own?: number): readonly Bar[] {
  const all = [...scores.map(([score]) => score), ...(own === undefined ? [] : [own])]
  if (all.length === 0) return []
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  const width = Math.ceil((highest - lowest + 1) / MOST_BARS)
  const bars = Array.from({ length: Math.ceil((highest - lowest + 1) / width) }, (_, i): Bar => {
    const from = lowest + i * width
    const to = Math.min(highest, from + width - 1)
    const isIn = (score: number) => score >= from && score <= to
    const count = scores.reduce((sum, [score, n]) => sum + (isIn(score) ? n : 0), 0)
    return { from, to, count, own: own !== undefined && isIn(own) }
  })
  return best === 'most' ? bars.toReversed() : bars
}

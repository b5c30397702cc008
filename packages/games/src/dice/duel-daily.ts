import type { DailyGame } from '@spellendoos/kernel'
import type { Turns } from './turns.ts'
import { t } from './words/texts.ts'

/** Five rounds against the strongest player; `best` is the figure with which a round is won. */
export const duelDaily = (best: 'most' | 'fewest', perfect?: number): DailyGame<Turns> => ({
  seats: 2,
  score: ({ scores }) => scores[0]!,
  best,
  ...(perfect === undefined ? {} : { perfect }),
  counts: t.daily,
  rounds: ({ sheet }) =>
    Array.from({ length: Math.floor(sheet.length / 2) }, (_, round) => {
      const lead = (sheet[2 * round] ?? 0) - (sheet[2 * round + 1] ?? 0)
      return Math.sign(best === 'most' ? lead : -lead) || 0
    }),
})

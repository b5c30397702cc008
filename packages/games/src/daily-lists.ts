import type { DailyList } from '@spellendoos/kernel'

/**
 * What the challenges of the day are chosen from. A list that has been released is never changed, so that every old day
 * can be computed again: to add games or puzzles, add a list that begins on a later day. See docs/daily.md.
 */
export const dailyLists: readonly DailyList[] = [
  {
    version: 1,
    from: '2026-11-01',
    puzzles: [],
    solo: ['paardesprong', 'solitair'],
    dice: ['hoge-huisnummer', 'laagste-huisnummer', 'macao', 'vijftienen'],
  },
  {
    version: 2,
    from: '2026-11-20',
    puzzles: [
      ['contract-dammen', 50],
      ['dammen', 302],
      ['molenspel', 53],
      ['wolf-en-schapen', 50],
    ],
    solo: ['paardesprong', 'solitair'],
    dice: ['hoge-huisnummer', 'laagste-huisnummer', 'macao', 'vijftienen'],
  },
]

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
  {
    version: 3,
    from: '2026-11-24',
    puzzles: [
      ['contract-dammen', 50],
      ['dammen', 302],
      ['engels-dammen', 50],
      ['frans-dammen', 50],
      ['gobang', 50],
      ['halma-schaak', 50],
      ['italiaans-dammen', 50],
      ['keerzijde', 100],
      ['molenspel', 100],
      ['oud-duits-dammen', 50],
      ['slag-dammen', 50],
      ['turks-dammen', 50],
      ['vos-en-kip', 50],
      ['wolf-en-schapen', 50],
    ],
    solo: ['paardesprong', 'solitair'],
    dice: ['hoge-huisnummer', 'laagste-huisnummer', 'macao', 'vijftienen'],
  },
]

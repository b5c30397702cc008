import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'hoog-en-laag.series',
    'hoog-en-laag.lowest',
    'hoog-en-laag.highest',
    'hoog-en-laag.clean-first',
    'hoog-en-laag.unmarked',
  ],
  steps: [
    {
      says: t.low,
      options: { rounds: 2 },
      teaches: ['hoog-en-laag.series', 'hoog-en-laag.turn', 'hoog-en-laag.lowest'],
      turns: [{ do: ['throw'], reply: [draws(2, 1), throws(1, 5, 4)] }],
    },
    {
      says: t.high,
      options: { rounds: 2 },
      before: [throws(0, 2, 1), throws(1, 5, 4), throws(0, 1, 3), throws(1, 6, 2)],
      teaches: ['hoog-en-laag.highest', 'hoog-en-laag.rounds'],
      turns: [{ do: ['throw'], reply: [draws(6, 4), throws(1, 3, 3)] }],
    },
    {
      says: t.unmarked,
      seats: 3,
      options: { rounds: 2 },
      before: [
        throws(0, 6, 5),
        throws(1, 2, 1),
        throws(2, 4, 3),
        throws(0, 4, 5),
        throws(1, 6, 2),
        throws(2, 1, 1),
      ],
      teaches: ['hoog-en-laag.unmarked'],
      turns: [{ do: ['throw'], reply: [draws(6, 6), throws(1, 3, 4), throws(2, 2, 2)] }],
    },
    {
      says: t.clean,
      seats: 3,
      options: { rounds: 2 },
      before: [
        throws(0, 2, 1),
        throws(1, 5, 4),
        throws(2, 6, 2),
        throws(0, 6, 3),
        throws(1, 1, 2),
        throws(2, 4, 4),
        throws(0, 2, 3),
        throws(1, 3, 3),
        throws(2, 6, 5),
      ],
      teaches: ['hoog-en-laag.clean-first', 'hoog-en-laag.most-loses'],
      turns: [{ do: ['throw'], reply: [draws(5, 6), throws(1, 3, 4), throws(2, 4, 4)] }],
    },
  ],
}

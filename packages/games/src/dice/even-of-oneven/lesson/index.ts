import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'even-of-oneven.counts',
    'even-of-oneven.one-fits',
    'even-of-oneven.product',
    'even-of-oneven.none',
    'even-of-oneven.highest-wins',
  ],
  steps: [
    {
      says: t.one,
      teaches: [
        'even-of-oneven.rounds',
        'even-of-oneven.turn',
        'even-of-oneven.counts',
        'even-of-oneven.one-fits',
      ],
      turns: [{ do: ['throw'], reply: [draws(4, 5)] }],
    },
    {
      says: t.both,
      teaches: ['even-of-oneven.product'],
      turns: [{ do: ['throw'], reply: [draws(4, 6)] }],
    },
    {
      says: t.none,
      teaches: ['even-of-oneven.none'],
      turns: [{ do: ['throw'], reply: [draws(3, 5), throws(1, 2, 3), throws(1, 6, 1)] }],
    },
    {
      says: t.end,
      options: { rounds: 2 },
      before: [throws(0, 4, 5), throws(1, 6, 1)],
      teaches: ['even-of-oneven.highest-wins'],
      turns: [{ do: ['throw'], reply: [draws(2, 6), throws(1, 4, 3)] }],
    },
  ],
}

import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'laagste-stand.turn',
    'laagste-stand.added',
    'laagste-stand.not-counted',
    'laagste-stand.lowest-wins',
  ],
  steps: [
    {
      says: t.add,
      teaches: ['laagste-stand.five-rounds', 'laagste-stand.turn', 'laagste-stand.added'],
      turns: [{ do: ['throw'], reply: [draws(1, 3, 4)] }],
    },
    {
      says: t.free,
      before: [throws(0, 1, 3, 4), throws(1, 6, 4, 1)],
      teaches: ['laagste-stand.taken-off', 'laagste-stand.not-counted'],
      turns: [{ do: ['throw'], reply: [draws(5, 2, 4)] }],
    },
    {
      says: t.nothing,
      before: [throws(0, 1, 3, 4), throws(1, 6, 4, 1), throws(0, 5, 2, 4), throws(1, 3, 3, 1)],
      teaches: ['laagste-stand.not-counted'],
      turns: [{ do: ['throw'], reply: [draws(2, 5, 5)] }],
    },
    {
      says: t.end,
      before: [
        throws(0, 1, 3, 4),
        throws(1, 6, 4, 1),
        throws(0, 5, 2, 4),
        throws(1, 3, 3, 1),
        throws(0, 2, 5, 5),
        throws(1, 4, 4, 2),
        throws(0, 1, 1, 3),
        throws(1, 6, 3, 2),
      ],
      teaches: ['laagste-stand.lowest-wins'],
      turns: [{ do: ['throw'], reply: [draws(3, 1, 2), throws(1, 4, 1, 5)] }],
    },
  ],
}

import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['snelle-honderd.points', 'snelle-honderd.double', 'snelle-honderd.first-to-hundred'],
  steps: [
    {
      says: t.add,
      teaches: ['snelle-honderd.points', 'snelle-honderd.turn'],
      turns: [{ do: ['throw'], reply: [draws(5, 3)] }],
    },
    {
      says: t.double,
      before: [throws(0, 5, 3), throws(1, 6, 2)],
      teaches: ['snelle-honderd.double'],
      turns: [{ do: ['throw'], reply: [draws(6, 6)] }],
    },
    {
      says: t.ones,
      before: [throws(0, 5, 3), throws(1, 6, 2)],
      teaches: ['snelle-honderd.double'],
      turns: [{ do: ['throw'], reply: [draws(1, 1)] }],
    },
    {
      says: t.hundred,
      before: [
        throws(0, 6, 6),
        throws(1, 6, 2),
        throws(0, 5, 5),
        throws(1, 4, 4),
        throws(0, 6, 4),
        throws(1, 5, 3),
        throws(0, 6, 5),
        throws(1, 3, 2),
        throws(0, 6, 4),
        throws(1, 6, 1),
      ],
      teaches: ['snelle-honderd.first-to-hundred', 'snelle-honderd.places'],
      turns: [{ do: ['throw'], reply: [draws(5, 4)] }],
    },
  ],
}

import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['toto-dobbel.lists', 'toto-dobbel.cross-off', 'toto-dobbel.order', 'toto-dobbel.first-clear'],
  steps: [
    {
      says: t.cross,
      teaches: ['toto-dobbel.lists', 'toto-dobbel.white', 'toto-dobbel.turn', 'toto-dobbel.cross-off'],
      turns: [{ do: ['throw'], reply: [draws(2, 3, 6, 1)] }],
    },
    {
      says: t.order,
      before: [throws(0, 2, 3, 6, 1), throws(1, 5, 5, 1, 3)],
      teaches: ['toto-dobbel.order', 'toto-dobbel.cross-off'],
      turns: [{ do: ['throw'], reply: [draws(5, 4, 6, 5)] }],
    },
    {
      says: t.gone,
      before: [throws(0, 2, 3, 6, 1), throws(1, 5, 5, 1, 3)],
      teaches: ['toto-dobbel.order'],
      turns: [{ do: ['throw'], reply: [draws(3, 2, 4, 6)] }],
    },
    {
      says: t.clear,
      before: [
        throws(0, 1, 2, 1, 2),
        throws(1, 6, 6, 6, 6),
        throws(0, 2, 3, 2, 3),
        throws(1, 6, 6, 6, 6),
        throws(0, 3, 4, 3, 4),
        throws(1, 6, 6, 6, 6),
        throws(0, 4, 5, 4, 5),
        throws(1, 6, 6, 6, 6),
        throws(0, 5, 6, 1, 1),
        throws(1, 6, 6, 6, 6),
      ],
      teaches: ['toto-dobbel.first-clear', 'toto-dobbel.places'],
      turns: [{ do: ['throw'], reply: [draws(1, 1, 6, 5)] }],
    },
  ],
}

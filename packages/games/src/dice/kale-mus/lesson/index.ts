import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['kale-mus.turn', 'kale-mus.left-neighbour', 'kale-mus.one-costs', 'kale-mus.highest-wins'],
  steps: [
    {
      says: t.left,
      seats: 3,
      teaches: ['kale-mus.turn', 'kale-mus.left-neighbour', 'kale-mus.rounds'],
      turns: [{ do: ['throw'], reply: [draws(5)] }],
    },
    {
      says: t.right,
      seats: 3,
      teaches: ['kale-mus.left-neighbour', 'kale-mus.turn'],
      turns: [{ do: ['throw'], reply: [draws(2), throws(1, 3), throws(2, 6)] }],
    },
    {
      says: t.sparrow,
      teaches: ['kale-mus.one-costs', 'kale-mus.below-zero'],
      turns: [{ do: ['throw'], reply: [draws(1)] }],
    },
    {
      says: t.end,
      before: [
        throws(0, 2),
        throws(1, 5),
        throws(0, 3),
        throws(1, 6),
        throws(0, 2),
        throws(1, 4),
        throws(0, 4),
        throws(1, 5),
      ],
      teaches: ['kale-mus.highest-wins'],
      turns: [{ do: ['throw'], reply: [draws(3), throws(1, 4)] }],
    },
  ],
}

import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'paartjesspel.dice',
    'paartjesspel.plus-minus',
    'paartjesspel.below-zero',
    'paartjesspel.five-throws',
  ],
  steps: [
    {
      says: t.plus,
      teaches: ['paartjesspel.dice', 'paartjesspel.turn', 'paartjesspel.plus-minus'],
      turns: [{ do: ['throw'], reply: [draws(6, 5, 2, 1)] }],
    },
    {
      says: t.zero,
      before: [throws(0, 6, 5, 2, 1), throws(1, 4, 4, 3, 1)],
      teaches: ['paartjesspel.plus-minus'],
      turns: [{ do: ['throw'], reply: [draws(4, 3, 5, 2)] }],
    },
    {
      says: t.minus,
      teaches: ['paartjesspel.below-zero'],
      turns: [{ do: ['throw'], reply: [draws(1, 2, 6, 4)] }],
    },
    {
      says: t.end,
      before: [
        throws(0, 6, 5, 2, 1),
        throws(1, 4, 4, 3, 1),
        throws(0, 4, 3, 5, 2),
        throws(1, 2, 2, 3, 4),
        throws(0, 5, 5, 1, 3),
        throws(1, 6, 1, 2, 2),
        throws(0, 3, 4, 2, 2),
        throws(1, 1, 5, 4, 3),
      ],
      teaches: ['paartjesspel.five-throws'],
      turns: [{ do: ['throw'], reply: [draws(6, 2, 1, 1), throws(1, 3, 5, 2, 4)] }],
    },
  ],
}

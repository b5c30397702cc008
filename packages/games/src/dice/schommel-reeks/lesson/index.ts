import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'schommel-reeks.seven-throws',
    'schommel-reeks.signs',
    'schommel-reeks.below-zero',
    'schommel-reeks.rounds',
  ],
  steps: [
    {
      says: t.plus,
      teaches: ['schommel-reeks.turn', 'schommel-reeks.seven-throws', 'schommel-reeks.signs'],
      turns: [
        { do: ['throw'], reply: [draws(4)] },
        { do: ['throw'], reply: [draws(5)] },
      ],
    },
    {
      says: t.minus,
      before: [throws(0, 4), throws(0, 5)],
      teaches: ['schommel-reeks.signs'],
      turns: [
        { do: ['throw'], reply: [draws(6)] },
        { do: ['throw'], reply: [draws(3)] },
      ],
    },
    {
      says: t.last,
      before: [throws(0, 4), throws(0, 5), throws(0, 6), throws(0, 3)],
      teaches: ['schommel-reeks.seven-throws', 'schommel-reeks.signs'],
      turns: [
        { do: ['throw'], reply: [draws(1)] },
        { do: ['throw'], reply: [draws(6)] },
        { do: ['throw'], reply: [draws(2)] },
      ],
    },
    {
      says: t.below,
      before: [throws(0, 1), throws(0, 1), throws(0, 6), throws(0, 1), throws(0, 6), throws(0, 2)],
      teaches: ['schommel-reeks.below-zero', 'schommel-reeks.rounds'],
      turns: [{ do: ['throw'], reply: [draws(5)] }],
    },
  ],
}

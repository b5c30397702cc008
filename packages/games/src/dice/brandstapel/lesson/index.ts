import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Both players throw threes until they have one matchstick each. */
const burning = Array.from({ length: 5 }, () => [...throws(0, 3), ...throws(1, 3)])

export const lesson: Lesson = {
  essential: [
    'brandstapel.turn',
    'brandstapel.left',
    'brandstapel.right',
    'brandstapel.burn',
    'brandstapel.empty',
    'brandstapel.last-match',
  ],
  steps: [
    {
      says: t.left,
      seats: 3,
      teaches: ['brandstapel.matches', 'brandstapel.turn', 'brandstapel.left'],
      turns: [{ do: ['throw'], reply: [draws(1)] }],
    },
    {
      says: t.right,
      seats: 3,
      before: [throws(0, 1), throws(1, 5), throws(2, 6)],
      teaches: ['brandstapel.right', 'brandstapel.nothing'],
      turns: [{ do: ['throw'], reply: [draws(2)] }],
    },
    {
      says: t.burn,
      seats: 3,
      before: [throws(0, 1), throws(1, 5), throws(2, 6), throws(0, 2), throws(1, 4), throws(2, 1)],
      teaches: ['brandstapel.burn'],
      turns: [{ do: ['throw'], reply: [draws(3)] }],
    },
    {
      says: t.empty,
      before: [...burning, throws(0, 3), throws(1, 5)],
      teaches: ['brandstapel.empty'],
      turns: [{ do: ['throw'], reply: [draws(3), throws(1, 1)] }],
    },
    {
      says: t.last,
      before: [...burning, throws(0, 3), throws(1, 1)],
      teaches: ['brandstapel.last-match', 'brandstapel.places'],
      turns: [{ do: ['throw'], reply: [draws(3)] }],
    },
  ],
}

import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['dubbele-lot.turn', 'dubbele-lot.added', 'dubbele-lot.sixty-six', 'dubbele-lot.places'],
  steps: [
    {
      says: t.turn,
      teaches: ['dubbele-lot.turn'],
      turns: [{ do: ['throw'], reply: [draws(6, 4, 3)] }],
    },
    {
      says: t.add,
      before: [throws(0, 6, 4, 3), throws(1, 5, 5, 2)],
      teaches: ['dubbele-lot.added'],
      turns: [{ do: ['throw'], reply: [draws(4, 4, 1)] }],
    },
    {
      says: t.lost,
      before: [throws(0, 6, 4, 3), throws(1, 5, 5, 2), throws(0, 6, 6, 4), throws(1, 5, 4, 6)],
      teaches: ['dubbele-lot.sixty-six'],
      turns: [{ do: ['throw'], reply: [draws(5, 3, 2)] }],
    },
    {
      says: t.end,
      before: [throws(0, 6, 4, 3), throws(1, 5, 5, 2), throws(0, 6, 6, 4), throws(1, 5, 4, 6)],
      teaches: ['dubbele-lot.places', 'dubbele-lot.rounds'],
      turns: [{ do: ['throw'], reply: [draws(1, 2, 1), throws(1, 4, 3, 5)] }],
    },
  ],
}

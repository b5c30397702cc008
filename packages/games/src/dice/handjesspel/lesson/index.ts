import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['handjesspel.turn', 'handjesspel.fives', 'handjesspel.two-fives', 'handjesspel.highest-wins'],
  steps: [
    {
      says: t.one,
      teaches: ['handjesspel.rounds', 'handjesspel.turn', 'handjesspel.fives'],
      turns: [{ do: ['throw'], reply: [draws(5, 2)] }],
    },
    {
      says: t.none,
      before: [throws(0, 5, 2), throws(1, 4, 3)],
      teaches: ['handjesspel.fives'],
      turns: [{ do: ['throw'], reply: [draws(6, 6)] }],
    },
    {
      says: t.two,
      before: [throws(0, 5, 2), throws(1, 4, 3), throws(0, 6, 6), throws(1, 5, 1)],
      teaches: ['handjesspel.two-fives'],
      turns: [{ do: ['throw'], reply: [draws(5, 5)] }],
    },
    {
      says: t.end,
      options: { rounds: 2 },
      before: [throws(0, 6, 4), throws(1, 5, 3)],
      teaches: ['handjesspel.highest-wins'],
      turns: [{ do: ['throw'], reply: [draws(5, 5), throws(1, 5, 2)] }],
    },
  ],
}

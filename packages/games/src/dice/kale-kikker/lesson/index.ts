import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['kale-kikker.challenge', 'kale-kikker.not-above', 'kale-kikker.above', 'kale-kikker.last-left'],
  steps: [
    {
      says: t.challenge,
      seats: 3,
      teaches: ['kale-kikker.challenge', 'kale-kikker.first', 'kale-kikker.turn'],
      turns: [{ do: ['throw'], reply: [draws(4, 5, 2, 6)] }],
    },
    {
      says: t.equal,
      seats: 3,
      before: [throws(0, 4, 5, 2, 6), throws(1, 6, 6, 4, 1)],
      teaches: ['kale-kikker.not-above', 'kale-kikker.bald'],
      turns: [{ do: ['throw'], reply: [draws(5, 5, 1, 1), throws(2, 6, 3, 2, 1)] }],
    },
    {
      says: t.above,
      seats: 3,
      seat: 1,
      before: [throws(0, 3, 3, 2, 1)],
      teaches: ['kale-kikker.above', 'kale-kikker.survivor'],
      turns: [
        { do: ['throw'], reply: [draws(4, 3, 2, 2)] },
        { do: ['throw'], reply: [draws(6, 4, 1, 3), throws(2, 2, 2, 2, 2)] },
      ],
    },
    {
      says: t.last,
      seats: 3,
      before: [throws(0, 6, 5, 5, 4), throws(1, 1, 2, 3, 4)],
      teaches: ['kale-kikker.last-left', 'kale-kikker.places'],
      turns: [{ do: ['throw'], reply: [draws(6, 6, 3, 2), throws(2, 4, 4, 4, 4)] }],
    },
  ],
}

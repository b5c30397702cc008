import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['hemel-en-hel.turn', 'hemel-en-hel.heaven', 'hemel-en-hel.hell', 'hemel-en-hel.highest-wins'],
  steps: [
    {
      says: t.both,
      teaches: ['hemel-en-hel.rounds', 'hemel-en-hel.turn', 'hemel-en-hel.heaven', 'hemel-en-hel.hell'],
      turns: [{ do: ['throw'], reply: [draws(5, 3)] }],
    },
    {
      says: t.seven,
      teaches: ['hemel-en-hel.hell'],
      turns: [{ do: ['throw'], reply: [draws(6, 1)] }],
    },
    {
      says: t.high,
      before: [throws(0, 6, 1), throws(1, 4, 4)],
      teaches: ['hemel-en-hel.heaven'],
      turns: [{ do: ['throw'], reply: [draws(6, 6)] }],
    },
    {
      says: t.end,
      options: { rounds: 2 },
      before: [throws(0, 6, 1), throws(1, 4, 4)],
      teaches: ['hemel-en-hel.highest-wins'],
      turns: [{ do: ['throw'], reply: [draws(5, 4), throws(1, 2, 3)] }],
    },
  ],
}

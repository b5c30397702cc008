import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['macao.three-throws', 'macao.fourth', 'macao.dead', 'macao.closest'],
  steps: [
    {
      says: t.three,
      teaches: ['macao.turn', 'macao.three-throws'],
      turns: [
        { do: ['throw'], reply: [draws(2)] },
        { do: ['throw'], reply: [draws(3)] },
        { do: ['throw'], reply: [draws(4)] },
      ],
    },
    {
      says: t.fourth,
      before: [throws(0, 1), throws(0, 2), throws(0, 3)],
      teaches: ['macao.fourth'],
      turns: [{ do: ['throw'], reply: [draws(5)], wrong: [{ move: 'stop', says: t.fourth.stops }] }],
    },
    {
      says: t.stop,
      before: [throws(0, 5), throws(0, 2), throws(0, 4)],
      teaches: ['macao.fourth', 'macao.dead'],
      turns: [{ do: ['stop'], wrong: [{ move: 'throw', says: t.stop.throws }] }],
    },
    {
      says: t.dead,
      before: [throws(0, 6), throws(0, 5)],
      teaches: ['macao.dead'],
      turns: [{ do: ['throw'], reply: [draws(4)] }],
    },
    {
      says: t.win,
      before: [throws(0, 6), throws(0, 2), throws(0, 1)],
      teaches: ['macao.closest', 'macao.rounds'],
      turns: [{ do: ['stop'], reply: [throws(1, 3), throws(1, 2), throws(1, 3), plays(1, 'stop')] }],
    },
  ],
}

import { draws, plays, throws, ticks, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'dobbelstenen-toren.stack',
    'dobbelstenen-toren.answer',
    'dobbelstenen-toren.trick',
    'dobbelstenen-toren.time',
    'dobbelstenen-toren.most-points',
  ],
  steps: [
    {
      says: t.trick,
      teaches: ['dobbelstenen-toren.stack', 'dobbelstenen-toren.answer', 'dobbelstenen-toren.trick'],
      turns: [
        { do: ['throw'], reply: [draws(4)] },
        { do: ['10'], wrong: [{ move: '13', says: t.trick.off }] },
      ],
    },
    {
      says: t.higher,
      seats: 1,
      before: [throws(0, 4), plays(0, '10')],
      teaches: ['dobbelstenen-toren.heights', 'dobbelstenen-toren.possible'],
      turns: [
        { do: ['throw'], reply: [draws(2)] },
        { do: ['19'], wrong: [{ move: '20', says: t.higher.off }] },
      ],
    },
    {
      says: t.time,
      teaches: ['dobbelstenen-toren.time', 'dobbelstenen-toren.point'],
      turns: [
        { do: ['throw'], reply: [draws(6)] },
        { do: ['8'], reply: [throws(1, 3), ticks('answer')] },
      ],
    },
    {
      says: t.end,
      options: { rounds: 2 },
      before: [throws(0, 5), plays(0, '9'), throws(1, 2), plays(1, '11')],
      teaches: ['dobbelstenen-toren.most-points', 'dobbelstenen-toren.rounds'],
      turns: [
        { do: ['throw'], reply: [draws(6)] },
        { do: ['15'], reply: [throws(1, 4), plays(1, '17')] },
      ],
    },
  ],
}

import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'dobbelstenen-tovenaar.note',
    'dobbelstenen-tovenaar.turn-over',
    'dobbelstenen-tovenaar.trick',
    'dobbelstenen-tovenaar.more-dice',
    'dobbelstenen-tovenaar.proof',
    'dobbelstenen-tovenaar.most-points',
  ],
  steps: [
    {
      says: t.note,
      teaches: [
        'dobbelstenen-tovenaar.note',
        'dobbelstenen-tovenaar.throw-two',
        'dobbelstenen-tovenaar.turn-over',
        'dobbelstenen-tovenaar.trick',
      ],
      turns: [{ do: ['throw'], reply: [draws(5, 3)] }, { do: ['turn-over'] }],
    },
    {
      says: t.predict,
      before: [throws(0, 5, 3), plays(0, 'turn-over')],
      teaches: [
        'dobbelstenen-tovenaar.more-dice',
        'dobbelstenen-tovenaar.possible',
        'dobbelstenen-tovenaar.proof',
      ],
      turns: [
        {
          do: ['21'],
          wrong: [
            { move: '20', says: t.predict.off },
            { move: '22', says: t.predict.off },
          ],
        },
        { do: ['throw'], reply: [draws(6, 2, 1)] },
      ],
    },
    {
      says: t.four,
      seats: 1,
      before: [
        throws(0, 5, 3),
        plays(0, 'turn-over', '21'),
        throws(0, 6, 2, 1),
        throws(0, 2, 2),
        plays(0, 'turn-over'),
      ],
      teaches: ['dobbelstenen-tovenaar.more-dice'],
      turns: [
        { do: ['28'], wrong: [{ move: '27', says: t.four.off }] },
        { do: ['throw'], reply: [draws(1, 1, 5, 3)] },
      ],
    },
    {
      says: t.end,
      seat: 1,
      options: { rounds: 1 },
      before: [
        throws(0, 5, 3),
        plays(0, 'turn-over', '22'),
        throws(0, 4, 4, 2),
        throws(1, 6, 1),
        plays(1, 'turn-over'),
      ],
      teaches: ['dobbelstenen-tovenaar.most-points'],
      turns: [{ do: ['21'] }, { do: ['throw'], reply: [draws(2, 6, 3)] }],
    },
  ],
}

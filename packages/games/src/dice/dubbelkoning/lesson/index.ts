import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'dubbelkoning.double',
    'dubbelkoning.king',
    'dubbelkoning.seven',
    'dubbelkoning.safe',
    'dubbelkoning.bad-seven',
    'dubbelkoning.hat',
  ],
  steps: [
    {
      says: t.double,
      teaches: ['dubbelkoning.parts', 'dubbelkoning.double', 'dubbelkoning.turn'],
      turns: [
        { do: ['throw'], reply: [draws(3, 5)] },
        { do: ['throw'], reply: [draws(2, 6)] },
        { do: ['throw'], reply: [draws(4, 4)] },
      ],
    },
    {
      says: t.king,
      seat: 1,
      before: [throws(0, 3, 5), throws(0, 2, 6), throws(0, 4, 4)],
      teaches: ['dubbelkoning.king'],
      turns: [
        { do: ['throw'], reply: [draws(1, 6)] },
        { do: ['throw'], reply: [draws(2, 2)] },
      ],
    },
    {
      says: t.seven,
      seats: 3,
      before: [throws(0, 2, 2), throws(1, 3, 4), throws(1, 5, 5), throws(2, 1, 2), throws(2, 6, 6)],
      teaches: ['dubbelkoning.seven', 'dubbelkoning.safe'],
      turns: [
        { do: ['throw'], reply: [draws(4, 2), throws(1, 5, 3), throws(2, 6, 1)] },
        { do: ['throw'], reply: [draws(3, 4)] },
      ],
    },
    {
      says: t.hat,
      seats: 3,
      before: [
        throws(0, 2, 2),
        throws(1, 3, 4),
        throws(1, 5, 5),
        throws(2, 1, 2),
        throws(2, 6, 6),
        throws(0, 4, 2),
        throws(1, 5, 3),
        throws(2, 6, 1),
        throws(0, 3, 4),
      ],
      teaches: ['dubbelkoning.bad-seven', 'dubbelkoning.hat', 'dubbelkoning.places'],
      turns: [{ do: ['give-hat', 'keep-hat'] }],
    },
  ],
}

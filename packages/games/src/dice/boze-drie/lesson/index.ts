import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['boze-drie.as-often', 'boze-drie.three-stops', 'boze-drie.all-lost', 'boze-drie.highest-wins'],
  steps: [
    {
      says: t.add,
      teaches: ['boze-drie.turn', 'boze-drie.as-often', 'boze-drie.at-least-once'],
      turns: [{ do: ['throw'], reply: [draws(5)] }, { do: ['throw'], reply: [draws(4)] }, { do: ['stop'] }],
    },
    {
      says: t.three,
      before: [throws(0, 6), throws(0, 5)],
      teaches: ['boze-drie.three-stops', 'boze-drie.all-lost'],
      turns: [{ do: ['throw'], reply: [draws(3)] }],
    },
    {
      says: t.safe,
      before: [
        throws(0, 6),
        throws(0, 4),
        plays(0, 'stop'),
        throws(1, 5),
        plays(1, 'stop'),
        throws(0, 6),
        throws(0, 6),
        throws(0, 5),
        throws(0, 4),
      ],
      teaches: ['boze-drie.as-often', 'boze-drie.all-lost'],
      turns: [{ do: ['stop'], wrong: [{ move: 'throw', says: t.safe.throws }] }],
    },
    {
      says: t.end,
      seat: 1,
      options: { rounds: 1 },
      before: [throws(0, 6), throws(0, 4), plays(0, 'stop'), throws(1, 5), throws(1, 4)],
      teaches: ['boze-drie.highest-wins'],
      turns: [
        { do: ['throw'], reply: [draws(6)], wrong: [{ move: 'stop', says: t.end.stops }] },
        { do: ['stop'] },
      ],
    },
  ],
}

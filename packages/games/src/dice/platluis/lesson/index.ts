import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['platluis.ten-throws', 'platluis.stop-at-one', 'platluis.none', 'platluis.fewest-wins'],
  steps: [
    {
      says: t.one,
      teaches: ['platluis.turn', 'platluis.ten-throws', 'platluis.stop-at-one'],
      turns: [
        { do: ['throw'], reply: [draws(4)] },
        { do: ['throw'], reply: [draws(6)] },
        { do: ['throw'], reply: [draws(1)] },
      ],
    },
    {
      says: t.lucky,
      teaches: ['platluis.stop-at-one'],
      turns: [{ do: ['throw'], reply: [draws(1)] }],
    },
    {
      says: t.none,
      before: [
        throws(0, 2),
        throws(0, 5),
        throws(0, 3),
        throws(0, 6),
        throws(0, 4),
        throws(0, 2),
        throws(0, 6),
        throws(0, 3),
        throws(0, 5),
      ],
      teaches: ['platluis.none', 'platluis.ten-throws'],
      turns: [{ do: ['throw'], reply: [draws(4)] }],
    },
    {
      says: t.end,
      options: { rounds: 1 },
      before: [throws(0, 3), throws(0, 6)],
      teaches: ['platluis.fewest-wins', 'platluis.added', 'platluis.rounds'],
      turns: [{ do: ['throw'], reply: [draws(1), throws(1, 2), throws(1, 5), throws(1, 4), throws(1, 1)] }],
    },
  ],
}

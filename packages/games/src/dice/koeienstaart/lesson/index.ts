import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['koeienstaart.turn', 'koeienstaart.row', 'koeienstaart.gone', 'koeienstaart.first-clear'],
  steps: [
    {
      says: t.row,
      teaches: ['koeienstaart.tail', 'koeienstaart.turn', 'koeienstaart.row'],
      turns: [{ do: ['throw'], reply: [draws(4)] }],
    },
    {
      says: t.gone,
      before: [throws(0, 4), throws(1, 6)],
      teaches: ['koeienstaart.gone'],
      turns: [{ do: ['throw'], reply: [draws(4)] }],
    },
    {
      says: t.wait,
      before: [throws(0, 4), throws(1, 6), throws(0, 6), throws(1, 5)],
      teaches: ['koeienstaart.turn', 'koeienstaart.row'],
      turns: [
        { do: ['throw'], reply: [draws(1), throws(1, 1)] },
        { do: ['throw'], reply: [draws(5)] },
      ],
    },
    {
      says: t.clear,
      before: [
        throws(0, 4),
        throws(1, 6),
        throws(0, 6),
        throws(1, 5),
        throws(0, 1),
        throws(1, 5),
        throws(0, 5),
        throws(1, 2),
        throws(0, 2),
        throws(1, 1),
      ],
      teaches: ['koeienstaart.first-clear', 'koeienstaart.places'],
      turns: [{ do: ['throw'], reply: [draws(3)] }],
    },
  ],
}

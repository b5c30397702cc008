import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'poffen-dobbel.leader',
    'poffen-dobbel.turn',
    'poffen-dobbel.too-few',
    'poffen-dobbel.too-many',
    'poffen-dobbel.equal',
    'poffen-dobbel.most-loses',
  ],
  steps: [
    {
      says: t.lead,
      seats: 3,
      teaches: ['poffen-dobbel.rounds', 'poffen-dobbel.leader'],
      turns: [{ do: ['throw'], reply: [draws(4, 3, 5)] }],
    },
    {
      says: t.few,
      seats: 3,
      seat: 1,
      before: [throws(0, 4, 3, 5)],
      teaches: ['poffen-dobbel.turn', 'poffen-dobbel.too-few'],
      turns: [{ do: ['throw'], reply: [draws(2, 3, 4)] }],
    },
    {
      says: t.many,
      seats: 3,
      seat: 1,
      before: [throws(0, 4, 3, 5)],
      teaches: ['poffen-dobbel.too-many'],
      turns: [{ do: ['throw'], reply: [draws(6, 5, 3)] }],
    },
    {
      says: t.equal,
      seats: 3,
      seat: 1,
      before: [throws(0, 4, 3, 5)],
      teaches: ['poffen-dobbel.equal', 'poffen-dobbel.skip'],
      turns: [{ do: ['throw'], reply: [draws(6, 5, 1)] }],
    },
    {
      says: t.end,
      seat: 1,
      before: [throws(0, 4, 3, 5), throws(1, 2, 3, 4)],
      teaches: ['poffen-dobbel.most-loses', 'poffen-dobbel.alone', 'poffen-dobbel.places'],
      turns: [{ do: ['throw'], reply: [draws(5, 5, 1), throws(0, 6, 6, 5)] }],
    },
  ],
}

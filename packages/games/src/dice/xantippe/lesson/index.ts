import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['xantippe.seven', 'xantippe.added', 'xantippe.fewest-wins'],
  steps: [
    {
      says: t.seven,
      teaches: ['xantippe.turn', 'xantippe.seven'],
      turns: [
        { do: ['throw'], reply: [draws(3, 3)] },
        { do: ['throw'], reply: [draws(6, 1)] },
      ],
    },
    {
      says: t.ways,
      teaches: ['xantippe.seven'],
      turns: [
        { do: ['throw'], reply: [draws(5, 4)] },
        { do: ['throw'], reply: [draws(2, 2)] },
        { do: ['throw'], reply: [draws(4, 3)] },
      ],
    },
    {
      says: t.first,
      teaches: ['xantippe.seven', 'xantippe.rounds'],
      turns: [{ do: ['throw'], reply: [draws(5, 2)] }],
    },
    {
      says: t.end,
      options: { rounds: 1 },
      before: [throws(0, 6, 6)],
      teaches: ['xantippe.added', 'xantippe.fewest-wins'],
      turns: [{ do: ['throw'], reply: [draws(4, 3), throws(1, 2, 2), throws(1, 6, 3), throws(1, 5, 2)] }],
    },
  ],
}

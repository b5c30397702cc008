import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['dode-sprong.name', 'dode-sprong.added', 'dode-sprong.out', 'dode-sprong.last-left'],
  steps: [
    {
      says: t.name,
      seats: 3,
      teaches: ['dode-sprong.name', 'dode-sprong.range', 'dode-sprong.turn'],
      turns: [{ do: { fact: 'named' }, reply: [throws(1, 3, 4)] }],
    },
    {
      says: t.add,
      seats: 3,
      before: [plays(0, '20'), throws(1, 3, 4), throws(2, 2, 3)],
      teaches: ['dode-sprong.added', 'dode-sprong.namer-throws'],
      turns: [{ do: ['throw'], reply: [draws(2, 5)] }],
    },
    {
      says: t.out,
      seats: 3,
      before: [plays(0, '20'), throws(1, 6, 4), throws(2, 3, 4)],
      teaches: ['dode-sprong.out', 'dode-sprong.next-namer'],
      turns: [{ do: ['throw'], reply: [draws(2, 1), plays(1, '15')] }],
    },
    {
      says: t.last,
      seats: 3,
      before: [plays(0, '13'), throws(1, 6, 6), throws(2, 5, 4), plays(0, '15'), throws(1, 5, 5)],
      teaches: ['dode-sprong.last-left', 'dode-sprong.places'],
      turns: [{ do: ['throw'], reply: [draws(1, 2), throws(1, 4, 3)] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'halma',
  essential: [
    'halma-schaak.setup',
    'halma-schaak.stay-behind',
    'halma-schaak.leave-court',
    'halma-schaak.goal',
  ],
  steps: [
    {
      says: t.start,
      teaches: ['halma-schaak.setup', 'halma-schaak.jump'],
      turns: [
        {
          do: { fact: 'jumps' },
          wrong: [
            { taps: ['b1', 'e1'], rule: 'halma-schaak.over-one' },
            { move: 'd1-e1', says: t.start.aside },
          ],
        },
      ],
    },
    {
      says: t.bridge,
      position: 'a1,b1,c1,d1,b2,a3,c3,d4,f5,h7/j8,i9,j9,h9,i10,j10,g10,h10,j7,i8 1 9,9 -',
      teaches: ['halma-schaak.chain'],
      turns: [
        {
          do: ['c3-g5'],
          wrong: [{ move: 'c3-e5', says: t.bridge.aside }],
        },
      ],
    },
    {
      says: t.leave,
      position: 'b3,e5,f6,g7,i8,j8,h9,i9,j9,g10/a1,b1,c1,d1,a2,c2,d5,e7,a4,h4 1 30,30 -',
      teaches: ['halma-schaak.leave-court', 'halma-schaak.stay-behind'],
      turns: [
        {
          do: { fact: 'steps' },
          wrong: [{ taps: ['g7'], rule: 'halma-schaak.leave-court' }],
        },
      ],
    },
    {
      says: t.home,
      position: 'g6,j7,j8,h9,i9,j9,g10,h10,i10,j10/a1,b1,c1,d1,a2,b2,c2,a3,a4,h7 1 40,40 -',
      teaches: ['halma-schaak.goal'],
      turns: [{ do: { fact: 'home' }, wrong: [{ move: 'g6-g7', says: t.home.aside }] }],
    },
  ],
}

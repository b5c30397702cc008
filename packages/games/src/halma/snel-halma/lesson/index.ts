import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'halma',
  essential: ['snel-halma.setup', 'snel-halma.strip', 'snel-halma.goal'],
  steps: [
    {
      says: t.start,
      teaches: ['snel-halma.setup', 'snel-halma.strip'],
      turns: [{ do: { fact: 'steps' }, wrong: [{ taps: ['e1', 'h1'], rule: 'snel-halma.step' }] }],
    },
    {
      says: t.bridge,
      position: 'd4,e5,g7,i9,c4,b5/o12,p12,n13,m14,l15,l16 1 9,9 -',
      teaches: ['snel-halma.chain'],
      turns: [
        {
          do: ['d4-j10'],
          wrong: [
            { move: 'd4-f6', says: t.bridge.aside },
            { move: 'd4-h8', says: t.bridge.aside },
          ],
        },
      ],
    },
    {
      says: t.others,
      position: 'h8,f6,d4,c4,e5,b5/i9,k11,l16,l15,n13,p12 1 9,9 -',
      teaches: ['snel-halma.no-capture'],
      turns: [{ do: ['h8-l12'], wrong: [{ move: 'h8-j10', says: t.others.aside }] }],
    },
    {
      says: t.home,
      position: 'p16,o15,n15,o13,m15,l11/a1,b2,c3,d2,b4,m12 1 30,30 -',
      teaches: ['snel-halma.goal'],
      turns: [{ do: { fact: 'home' }, wrong: [{ move: 'l11-l12', says: t.home.aside }] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'pyramide-schuiven.diagonal',
    'pyramide-schuiven.one-step',
    'pyramide-schuiven.jump',
    'pyramide-schuiven.stays',
    'pyramide-schuiven.chain',
    'pyramide-schuiven.goal',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['pyramide-schuiven.setup', 'pyramide-schuiven.one-step'],
      turns: [{ do: { fact: 'steps' }, wrong: [{ taps: ['f10'], rule: 'pyramide-schuiven.free-field' }] }],
    },
    {
      says: t.jump,
      teaches: ['pyramide-schuiven.jump'],
      turns: [{ do: { fact: 'jumps' }, wrong: [{ move: 'f6-g5', says: t.jump.aside }] }],
    },
    {
      says: t.chain,
      position: 'W:Wd8,e7,b10:Bg5,c1,e1',
      teaches: ['pyramide-schuiven.chain', 'pyramide-schuiven.stays'],
      turns: [{ do: ['d8-h4'], wrong: [{ move: 'd8-f6', says: t.chain.aside }] }],
    },
    {
      says: t.back,
      position: 'W:We5,b10,d10:Bc1,e1,g1',
      teaches: ['pyramide-schuiven.diagonal'],
      turns: [
        {
          do: ['e5-d6', 'e5-f6'],
          wrong: [
            { taps: ['e5', 'e7'], rule: 'pyramide-schuiven.diagonal' },
            { move: 'e5-d4', says: t.back.aside },
          ],
        },
      ],
    },
    {
      says: t.goal,
      position: 'W:Wc1,e1,d2,f2,e3,d4,f6:Bd10,f10,e9,a5',
      teaches: ['pyramide-schuiven.goal'],
      turns: [{ do: { fact: 'goal' }, wrong: [{ move: 'f6-g7', says: t.goal.aside }] }],
    },
  ],
}

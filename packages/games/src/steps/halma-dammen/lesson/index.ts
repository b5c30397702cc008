import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'halma-dammen.diagonal',
    'halma-dammen.forward',
    'halma-dammen.jump',
    'halma-dammen.jump-ways',
    'halma-dammen.stays',
    'halma-dammen.chain',
    'halma-dammen.goal',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['halma-dammen.setup', 'halma-dammen.diagonal'],
      turns: [{ do: { fact: 'steps' }, wrong: [{ taps: ['43', '32'], rule: 'halma-dammen.one-step' }] }],
    },
    {
      says: t.jump,
      teaches: ['halma-dammen.jump'],
      turns: [{ do: { fact: 'jumps' }, wrong: [{ move: '41-36', says: t.jump.aside }] }],
    },
    {
      says: t.chain,
      position: 'W:W38,24,47:B33,14,1',
      teaches: ['halma-dammen.chain', 'halma-dammen.stays'],
      turns: [
        {
          do: ['38-9'],
          wrong: [
            { move: '38-29', says: t.chain.aside },
            { move: '38-20', says: t.chain.aside },
          ],
        },
      ],
    },
    {
      says: t.forward,
      position: 'W:W28,47:B33,4,6',
      teaches: ['halma-dammen.forward', 'halma-dammen.jump-ways'],
      turns: [
        {
          do: ['28-22', '28-23'],
          wrong: [
            { taps: ['28', '32'], rule: 'halma-dammen.forward' },
            { taps: ['28', '39'], rule: 'halma-dammen.jump-ways' },
            { move: '47-41', says: t.forward.aside },
          ],
        },
      ],
    },
    {
      says: t.goal,
      position: 'W:W2,4,7,14:B22,38,45',
      teaches: ['halma-dammen.goal'],
      turns: [{ do: { fact: 'goal' }, wrong: [{ move: '7-1', says: t.goal.aside }] }],
    },
  ],
}

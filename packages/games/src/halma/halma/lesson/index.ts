import type { Lesson } from '@spellendoos/kernel'
import { FAR, moved, NEAR } from '../../lesson-men.ts'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'halma.step',
    'halma.jump',
    'halma.over-one',
    'halma.chain',
    'halma.stop',
    'halma.one-kind',
    'halma.no-capture',
    'halma.goal',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['halma.setup', 'halma.step', 'halma.first'],
      turns: [
        {
          do: { fact: 'steps' },
          wrong: [
            { taps: ['a1'], rule: 'halma.free-field' },
            { taps: ['e1', 'h1'], rule: 'halma.step' },
          ],
        },
      ],
    },
    {
      says: t.jump,
      teaches: ['halma.jump', 'halma.over-one'],
      turns: [
        {
          do: { fact: 'jumps' },
          wrong: [
            { taps: ['c1', 'f1'], rule: 'halma.over-one' },
            { move: 'e1-f1', says: t.jump.aside },
          ],
        },
      ],
    },
    {
      says: t.chain,
      position: `${moved(NEAR, 'e1-d4', 'e2-f6', 'd1-h8')}/${FAR} 1 9,9 -`,
      teaches: ['halma.chain', 'halma.stop', 'halma.one-kind'],
      turns: [
        {
          do: ['c3-i9'],
          wrong: [
            { move: 'c3-e5', says: t.chain.aside },
            { move: 'c3-g7', says: t.chain.aside },
          ],
        },
      ],
    },
    {
      says: t.others,
      position: `${moved(NEAR, 'e2-h8')}/${moved(FAR, 'l15-i9', 'm14-k11')} 1 9,9 -`,
      teaches: ['halma.no-capture'],
      turns: [{ do: ['h8-l12'], wrong: [{ move: 'h8-j10', says: t.others.aside }] }],
    },
    {
      says: t.home,
      position: `${moved(FAR, 'n13-l11')}/${moved(NEAR, 'e1-m12')} 1 60,60 -`,
      teaches: ['halma.goal'],
      turns: [{ do: { fact: 'home' }, wrong: [{ move: 'l11-l12', says: t.home.aside }] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { FAR, moved, NEAR } from '../../lesson-men.ts'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'halma',
  essential: ['solo-halma.count', 'solo-halma.goal'],
  steps: [
    {
      says: t.jump,
      teaches: ['solo-halma.setup', 'solo-halma.jump'],
      turns: [{ do: { fact: 'jumps' }, wrong: [{ move: 'e1-f1', says: t.jump.aside }] }],
    },
    {
      says: t.chain,
      position: `${moved(NEAR, 'e1-d4', 'e2-f6', 'd1-h8')} 1 9 - 12`,
      teaches: ['solo-halma.count', 'solo-halma.chain'],
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
      says: t.bridge,
      position: `${moved(NEAR, 'e1-d4', 'e2-g5')} 1 9 - 12`,
      teaches: ['solo-halma.one-kind'],
      turns: [
        { do: ['g5-f6'], wrong: [{ move: 'c3-e5', says: t.bridge.aside }] },
        { do: ['c3-g7'], wrong: [{ move: 'c3-e5', says: t.chain.aside }] },
      ],
    },
    {
      says: t.home,
      position: `${moved(FAR, 'o14-m12', 'n13-l11')} 1 60 - 120`,
      teaches: ['solo-halma.goal'],
      turns: [{ do: ['l11-n13'] }, { do: ['m12-o14'] }],
    },
  ],
}

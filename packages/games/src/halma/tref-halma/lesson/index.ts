import type { Lesson } from '@spellendoos/kernel'
import { FAR, moved, NEAR } from '../../lesson-men.ts'
import { t } from './words/texts.ts'

const OWN = moved(NEAR, 'a1-a1*')
const OTHERS = moved(FAR, 'p16-p16*')
/** Eighteen men who have left the camp. */
const OUT = 'f4,g4,h4,f5,g5,h5,f6,g6,h6,g7,h7,i7,g8,h8,i8,i9,j9,j10'

export const lesson: Lesson = {
  after: 'halma',
  essential: ['tref-halma.marked', 'tref-halma.goal', 'tref-halma.bring-out'],
  steps: [
    {
      says: t.start,
      teaches: ['tref-halma.setup', 'tref-halma.marked'],
      turns: [{ do: { fact: 'jumps' }, wrong: [{ taps: ['a1'], rule: 'tref-halma.free-field' }] }],
    },
    {
      says: t.bridge,
      position: `${moved(OWN, 'a1*-c3*', 'c3-d4', 'e1-f6', 'e2-h8')}/${OTHERS} 1 9,9 -`,
      teaches: ['tref-halma.others', 'tref-halma.chain'],
      turns: [
        {
          do: ['c3-i9'],
          wrong: [
            { move: 'c3-e5', says: t.bridge.aside },
            { move: 'c3-g7', says: t.bridge.aside },
          ],
        },
      ],
    },
    {
      says: t.empty,
      position: `p16*,b5,${OUT.slice('f4,'.length)}/${moved(OTHERS, 'p16*-e3*', 'n14-k9')} 1 40,40 -`,
      teaches: ['tref-halma.bring-out'],
      turns: [{ do: { fact: 'home' }, wrong: [{ move: 'j10-k10', says: t.empty.aside }] }],
    },
    {
      says: t.corner,
      position: `n14*,${OUT}/${moved(OTHERS, 'p16*-e3*', 'n14-k9')} 1 40,40 -`,
      teaches: ['tref-halma.goal'],
      turns: [{ do: { fact: 'home' }, wrong: [{ move: 'j10-k10', says: t.corner.aside }] }],
    },
  ],
}

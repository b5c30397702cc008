import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'hoek-dammen.on-corner',
    'hoek-dammen.forward',
    'hoek-dammen.jump',
    'hoek-dammen.not-over-own',
    'hoek-dammen.stays',
    'hoek-dammen.chain',
    'hoek-dammen.goal',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['hoek-dammen.setup', 'hoek-dammen.on-corner', 'hoek-dammen.diagonal'],
      turns: [{ do: { fact: 'steps' }, wrong: [{ taps: ['a1'], rule: 'hoek-dammen.free-field' }] }],
    },
    {
      says: t.sideways,
      position: 'W:We5,a1:Bj10,h10',
      teaches: ['hoek-dammen.forward'],
      turns: [
        {
          do: ['e5-d6', 'e5-f4'],
          wrong: [
            { taps: ['e5', 'd4'], rule: 'hoek-dammen.forward' },
            { move: 'e5-f6', says: t.sideways.aside },
          ],
        },
      ],
    },
    {
      says: t.jump,
      position: 'W:Wd4,e5:Bf4,j10,h10',
      teaches: ['hoek-dammen.jump', 'hoek-dammen.stays'],
      turns: [
        {
          do: { fact: 'jumps' },
          wrong: [
            { taps: ['d4', 'f6'], rule: 'hoek-dammen.not-over-own' },
            { move: 'e5-f6', says: t.jump.aside },
          ],
        },
      ],
    },
    {
      says: t.chain,
      position: 'W:Wc3,a1:Bd4,f6,j10',
      teaches: ['hoek-dammen.chain'],
      turns: [{ do: ['c3-g7'], wrong: [{ move: 'c3-e5', says: t.chain.aside }] }],
    },
    {
      says: t.goal,
      position: 'W:Wg7,i9,j8,j10:Ba1,b2,d4,e7',
      teaches: ['hoek-dammen.goal'],
      turns: [{ do: { fact: 'goal' }, wrong: [{ move: 'g7-f8', says: t.goal.aside }] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'rovers-en-veldwachter.diagonal',
    'rovers-en-veldwachter.jump',
    'rovers-en-veldwachter.not-over-own',
    'rovers-en-veldwachter.stays',
    'rovers-en-veldwachter.chain',
    'rovers-en-veldwachter.blocked',
    'rovers-en-veldwachter.goal',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['rovers-en-veldwachter.setup', 'rovers-en-veldwachter.diagonal'],
      turns: [
        {
          do: { fact: 'steps' },
          wrong: [
            { taps: ['41'], rule: 'rovers-en-veldwachter.free-field' },
            { taps: ['33', '24'], rule: 'rovers-en-veldwachter.one-step' },
          ],
        },
      ],
    },
    {
      says: t.jump,
      position: 'W:W33,42,47:B29,4,6',
      teaches: ['rovers-en-veldwachter.jump', 'rovers-en-veldwachter.stays'],
      turns: [
        {
          do: { fact: 'jumps' },
          wrong: [
            { taps: ['47', '38'], rule: 'rovers-en-veldwachter.not-over-own' },
            { move: '33-28', says: t.jump.aside },
          ],
        },
      ],
    },
    {
      says: t.chain,
      position: 'W:W38,47:B33,24,6',
      teaches: ['rovers-en-veldwachter.chain'],
      turns: [{ do: ['38-20'], wrong: [{ move: '38-29', says: t.chain.aside }] }],
    },
    {
      says: t.lock,
      position: 'W:W10,20,38:B5',
      teaches: ['rovers-en-veldwachter.blocked'],
      turns: [{ do: { fact: 'blocked' }, wrong: [{ move: '38-33', says: t.lock.aside }] }],
    },
    {
      says: t.goal,
      position: 'W:W7,12,17,23:B4,28,40',
      teaches: ['rovers-en-veldwachter.goal'],
      turns: [{ do: { fact: 'goal' }, wrong: [{ move: '12-8', says: t.goal.aside }] }],
    },
  ],
}

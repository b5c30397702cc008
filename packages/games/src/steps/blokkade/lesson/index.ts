import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'blokkade.diagonal',
    'blokkade.one-step',
    'blokkade.enclosed',
    'blokkade.group',
    'blokkade.no-men',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['blokkade.setup', 'blokkade.one-step', 'blokkade.white-first'],
      turns: [
        {
          do: { fact: 'steps' },
          wrong: [
            { taps: ['41'], rule: 'blokkade.free-field' },
            { taps: ['33', '24'], rule: 'blokkade.one-step' },
          ],
        },
      ],
    },
    {
      says: t.back,
      position: 'W:W28,48:B19,4,6',
      teaches: ['blokkade.diagonal'],
      turns: [
        {
          do: ['28-32', '28-33'],
          wrong: [
            { taps: ['28', '38'], rule: 'blokkade.diagonal' },
            { move: '28-22', says: t.back.aside },
          ],
        },
      ],
    },
    {
      says: t.corner,
      position: 'W:W14,38:B5,22,6',
      teaches: ['blokkade.enclosed'],
      turns: [{ do: { fact: 'taken', seat: 1 }, wrong: [{ move: '38-33', says: t.corner.aside }] }],
    },
    {
      says: t.group,
      position: 'W:W4,14,20,47:B5,10,31',
      teaches: ['blokkade.group'],
      turns: [{ do: { fact: 'taken', seat: 1, n: 2 }, wrong: [{ move: '14-9', says: t.group.aside }] }],
    },
    {
      says: t.last,
      position: 'W:W17,18,27,33:B22',
      teaches: ['blokkade.no-men'],
      turns: [{ do: { fact: 'no-men' }, wrong: [{ move: '33-29', says: t.last.aside }] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: ['frans-dammen.capture-ways', 'frans-dammen.king-ways'],
  steps: [
    {
      says: t.past,
      position: 'W:W33,47:B29,4',
      teaches: ['frans-dammen.capture-ways'],
      turns: [
        {
          do: ['33-28'],
          wrong: [
            { taps: ['33', '24'], rule: 'frans-dammen.capture-ways' },
            { move: '47-42', says: t.past.aside },
          ],
        },
      ],
    },
    {
      says: t.back,
      position: 'W:W24,42,47:B29,4,6',
      teaches: ['frans-dammen.capture'],
      turns: [{ do: ['24x33'], wrong: [{ taps: ['42'], rule: 'frans-dammen.must-capture' }] }],
    },
    {
      says: t.most,
      position: 'W:W14,16,48:B19,28,21,1',
      teaches: ['frans-dammen.longest-capture', 'frans-dammen.must-capture'],
      turns: [{ do: ['14x32'], wrong: [{ taps: ['16'], rule: 'frans-dammen.longest-capture' }] }],
    },
    {
      says: t.king,
      position: 'W:WK38,46:B29,30,6',
      teaches: ['frans-dammen.king-ways'],
      turns: [{ do: ['38x35'], wrong: [{ taps: ['38', '27'], rule: 'frans-dammen.must-capture' }] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: [
    'engels-dammen.diagonal',
    'engels-dammen.capture-ways',
    'engels-dammen.straight-lines',
    'engels-dammen.mixed-capture',
    'engels-dammen.king-capture',
  ],
  steps: [
    {
      says: t.ahead,
      position: 'W:W38,47,50:B28,4,6',
      teaches: ['engels-dammen.straight-lines'],
      turns: [{ do: ['38x18'], wrong: [{ taps: ['50'], rule: 'engels-dammen.must-capture' }] }],
    },
    {
      says: t.sideways,
      position: 'W:W28,46:B29,38,4',
      teaches: ['engels-dammen.capture-ways'],
      turns: [{ do: ['28x30'], wrong: [{ taps: ['28', '48'], rule: 'engels-dammen.capture-ways' }] }],
    },
    {
      says: t.mixed,
      position: 'W:W43,46:B33,19,6,1',
      teaches: ['engels-dammen.mixed-capture'],
      turns: [{ do: ['43x14'] }],
    },
    {
      says: t.king,
      position: 'W:WK48,46:B18,6,5',
      teaches: ['engels-dammen.king-capture', 'engels-dammen.diagonal'],
      turns: [
        {
          do: { fact: 'captures' },
          wrong: [
            { taps: ['48', '28'], rule: 'engels-dammen.diagonal' },
            { taps: ['48', '37'], rule: 'engels-dammen.must-capture' },
          ],
        },
      ],
    },
  ],
}

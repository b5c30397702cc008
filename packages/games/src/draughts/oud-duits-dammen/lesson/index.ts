import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: [
    'oud-duits-dammen.all-fields',
    'oud-duits-dammen.diagonal',
    'oud-duits-dammen.capture-sides',
    'oud-duits-dammen.capture-ways',
    'oud-duits-dammen.passing',
    'oud-duits-dammen.king-ways',
  ],
  steps: [
    {
      says: t.step,
      teaches: [
        'oud-duits-dammen.setup',
        'oud-duits-dammen.all-fields',
        'oud-duits-dammen.diagonal',
        'oud-duits-dammen.field-colour',
      ],
      turns: [{ do: { fact: 'moves' }, wrong: [{ taps: ['85', '75'], rule: 'oud-duits-dammen.diagonal' }] }],
    },
    {
      says: t.straight,
      position: 'W:W65,82,88:B55,13,18',
      teaches: ['oud-duits-dammen.capture-sides'],
      turns: [{ do: ['65x45'], wrong: [{ taps: ['82'], rule: 'oud-duits-dammen.must-capture' }] }],
    },
    {
      says: t.sideways,
      position: 'W:W45,82,88:B46,55,13,20',
      teaches: ['oud-duits-dammen.capture-ways'],
      turns: [{ do: ['45x47'], wrong: [{ taps: ['45', '65'], rule: 'oud-duits-dammen.capture-ways' }] }],
    },
    {
      says: t.crown,
      position: 'W:W44,82,88:B34,14,5,20',
      teaches: ['oud-duits-dammen.passing', 'oud-duits-dammen.crown'],
      turns: [{ do: { fact: 'crowned' } }],
    },
    {
      says: t.king,
      position: 'W:WK95,82:B45,26,11',
      teaches: ['oud-duits-dammen.king-ways', 'oud-duits-dammen.king-capture'],
      turns: [
        {
          do: { fact: 'captures', n: 2 },
          wrong: [{ taps: ['95', '98'], rule: 'oud-duits-dammen.must-capture' }],
        },
      ],
    },
  ],
}

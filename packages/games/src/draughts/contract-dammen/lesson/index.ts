import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: [
    'contract-dammen.setup',
    'contract-dammen.reserve',
    'contract-dammen.base-row',
    'contract-dammen.placing',
    'contract-dammen.must-capture',
    'contract-dammen.no-move',
  ],
  steps: [
    {
      says: t.start,
      teaches: ['contract-dammen.setup', 'contract-dammen.empty-fields'],
      turns: [
        {
          do: { fact: 'moves' },
          wrong: [{ taps: ['reserve-white'], rule: 'contract-dammen.free-field' }],
        },
      ],
    },
    {
      says: t.place,
      position: 'W:W33,42,46,47,49,50:B4,9,13,18:R2,2',
      teaches: ['contract-dammen.reserve', 'contract-dammen.base-row', 'contract-dammen.placing'],
      turns: [
        {
          do: ['+48'],
          wrong: [
            { taps: ['reserve-white', '43'], rule: 'contract-dammen.base-row' },
            { move: '33-28', says: t.place.aside },
          ],
        },
      ],
    },
    {
      says: t.first,
      position: 'W:W33,46,47,49,50:B29,4,9:R1,1',
      teaches: ['contract-dammen.must-capture'],
      turns: [{ do: ['33x24'], wrong: [{ taps: ['reserve-white'], rule: 'contract-dammen.must-capture' }] }],
    },
    {
      says: t.rescue,
      position: 'W:W35:B30,24,19:R1,0',
      teaches: ['contract-dammen.no-move'],
      turns: [{ do: { fact: 'places' }, wrong: [{ taps: ['35'], rule: 'contract-dammen.free-field' }] }],
    },
  ],
}

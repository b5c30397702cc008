import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'solitair.over-a-peg',
    'solitair.into-a-hole',
    'solitair.straight',
    'solitair.no-sliding',
    'solitair.end',
    'solitair.goal',
  ],
  steps: [
    {
      says: t.first,
      teaches: [
        'solitair.board',
        'solitair.setup',
        'solitair.first-jump',
        'solitair.over-a-peg',
        'solitair.into-a-hole',
      ],
      turns: [{ do: { fact: 'jumped' }, wrong: [{ taps: ['10', '0'], rule: 'solitair.no-sliding' }] }],
    },
    {
      says: t.straight,
      position: '.../.../..o..../..oo.../......./.../...',
      teaches: ['solitair.straight', 'solitair.with-a-peg'],
      turns: [{ do: { fact: 'jumped' }, wrong: [{ taps: ['9', '24'], rule: 'solitair.straight' }] }],
    },
    {
      says: t.chain,
      position: '.../.o./...o.../....o../......./oo./...',
      teaches: ['solitair.chain'],
      turns: [
        { do: ['5-0'], wrong: [{ move: '27-29', says: t.chain.other }] },
        { do: ['0-18'], wrong: [{ move: '27-29', says: t.chain.other }] },
      ],
    },
    {
      says: t.end,
      position: '.../o../..o..../......./......./.../..o',
      teaches: ['solitair.end'],
      turns: [{ do: { fact: 'stuck' } }],
    },
    {
      says: t.goal,
      position: '.../o../..o..../.o...../......./.../...',
      teaches: ['solitair.goal'],
      turns: [
        { do: ['4-16'], wrong: [{ move: '9-1', says: t.goal.edge }] },
        { do: ['15-0'], wrong: [{ move: '16-14', says: t.goal.aside }] },
      ],
    },
  ],
}

import { plays, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: ['slag-dammen.no-pieces', 'slag-dammen.no-move', 'slag-dammen.longest-capture'],
  steps: [
    {
      says: t.give,
      position: 'W:W32,48:B23,4',
      teaches: ['slag-dammen.no-pieces'],
      turns: [
        {
          do: ['32-28'],
          reply: [plays(1, '23x32')],
          wrong: [{ move: '32-27', says: t.give.aside }],
        },
      ],
    },
    {
      says: t.most,
      position: 'W:W32,35,47:B28,30,20,1,6',
      teaches: ['slag-dammen.must-capture', 'slag-dammen.longest-capture'],
      turns: [{ do: ['35x15'], wrong: [{ taps: ['32'], rule: 'slag-dammen.longest-capture' }] }],
    },
    {
      says: t.stuck,
      position: 'W:W35,32:B30,24,23',
      teaches: ['slag-dammen.no-move'],
      turns: [
        {
          do: ['32-28'],
          reply: [plays(1, '23x32')],
          wrong: [{ move: '32-27', says: t.stuck.aside }],
        },
      ],
    },
    {
      says: t.last,
      position: 'W:W29,33:B19,4',
      teaches: ['slag-dammen.no-pieces'],
      turns: [
        {
          do: ['29-23'],
          reply: [plays(1, '19x39')],
          wrong: [{ move: '29-24', says: t.last.aside }],
        },
      ],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'paardesprong.start',
    'paardesprong.jump',
    'paardesprong.once',
    'paardesprong.goal',
    'paardesprong.stuck',
  ],
  steps: [
    {
      says: t.start,
      teaches: ['paardesprong.board', 'paardesprong.start'],
      turns: [{ do: { fact: 'set-down' } }],
    },
    {
      says: t.jump,
      position: 'e5',
      teaches: ['paardesprong.jump', 'paardesprong.knight'],
      turns: [{ do: { fact: 'jumped' }, wrong: [{ taps: ['e7'], rule: 'paardesprong.jump' }] }],
    },
    {
      says: t.once,
      position: 'a1-b3-d4-c2',
      teaches: ['paardesprong.once'],
      turns: [{ do: { fact: 'jumped' }, wrong: [{ taps: ['a1'], rule: 'paardesprong.once' }] }],
    },
    {
      says: t.stuck,
      position: 'c2-d4-b3',
      teaches: ['paardesprong.stuck', 'paardesprong.undo'],
      turns: [{ do: ['a5', 'c5', 'd2', 'c1'], wrong: [{ move: 'a1', says: t.stuck.corner }] }],
    },
    {
      says: t.corner,
      position: 'e10-c9',
      teaches: ['paardesprong.once'],
      turns: [{ do: ['a10'], wrong: [{ move: 'e8', says: t.corner.later }] }],
    },
    {
      says: t.goal,
      position:
        'c2-a1-b3-a5-b7-a9-c10-e9-g10-i9-j7-i5-j3-i1-g2-e1-f3-g1-i2-j4-h3-j2-h1-i3-j1-h2-f1-d2-b1-a3-b5-a7-b9-d10-c8-b10-a8-b6-a4-b2-c4-d6-f7-d8-e10-c9-a10-b8-a6-c7-d9-f10-e8-g9-i10-j8-h7-j6-i4-g5-i6-h8-j9-h10-f9-e7-g8-i7-j5-h4-g6-f8-h9-j10-i8-h6-f5-g7-e6-d4-c6-e5-d7-c5-d3-b4-a2-c1-e2-g3-h5-f4-d5-f6-e4-c3-d1-f2-g4',
      teaches: ['paardesprong.goal', 'paardesprong.closed'],
      turns: [{ do: ['e3'] }],
    },
  ],
}

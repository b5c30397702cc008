import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['tippy.turn', 'tippy.stays', 'tippy.ring', 'tippy.edge', 'tippy.score', 'tippy.above-zero'],
  steps: [
    {
      says: t.place,
      teaches: ['tippy.board', 'tippy.pawns', 'tippy.turn', 'tippy.stays', 'tippy.free-point'],
      turns: [{ do: { fact: 'placed' } }],
    },
    {
      says: t.ring,
      position:
        '.............../.............../.............../...........2.../.............../.............../.......1......./......121....../.............../.............../.............../...2.........../.............../.............../............... 1 6 0,0',
      teaches: ['tippy.ring', 'tippy.out', 'tippy.freed'],
      turns: [{ do: { fact: 'took' }, wrong: [{ move: 'i7', says: t.ring.corner }] }],
    },
    {
      says: t.edge,
      position:
        '.............../.............../.............../...........2.../.............../.............../1......1......./2.....12......./1......1......./.............../.............../...2.........../..........2..../.............../............... 1 10 0,0',
      teaches: ['tippy.edge'],
      turns: [{ do: { fact: 'took' }, wrong: [{ move: 'b8', says: t.edge.safe }] }],
    },
    {
      says: t.double,
      position:
        '.............../.............../.............../...........2.../.............../..2............/.......1......./......121....../.............../......121....../.......1......./...2.........../..........2..../.............../............... 1 12 0,0',
      teaches: ['tippy.several-rings'],
      turns: [{ do: ['h7'], wrong: [{ move: 'h10', says: t.double.between }] }],
    },
    {
      says: t.end,
      seat: 1,
      position:
        '.............../.............../.........1...2./..21..1....2.../............1../.....2....1..../.1..2..2......./......212....../..........2..1./..1..1......2../.2............./...2.....2.1.../..1............/....1.......1../............... 2 29 1,1',
      teaches: ['tippy.end', 'tippy.score', 'tippy.above-zero'],
      turns: [{ do: { fact: 'won' }, wrong: [{ move: 'a1', says: t.end.draw }] }],
    },
  ],
}

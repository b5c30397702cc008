import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'rakado.roll-off',
    'rakado.throw',
    'rakado.straight',
    'rakado.count',
    'rakado.capture',
    'rakado.directions',
    'rakado.penalty',
    'rakado.six-again',
    'rakado.arrive',
    'rakado.end',
  ],
  steps: [
    {
      says: t.begin,
      teaches: ['rakado.setup', 'rakado.roll-off'],
      turns: [{ do: ['throw'], reply: [draws(5), throws(1, 2)] }],
    },
    {
      says: t.start,
      before: [throws(0, 5), throws(1, 2)],
      teaches: ['rakado.turn', 'rakado.throw', 'rakado.straight', 'rakado.count'],
      turns: [
        { do: ['throw'], reply: [draws(4)] },
        {
          do: { fact: 'moved' },
          wrong: [
            { taps: ['h1', 'h3'], rule: 'rakado.count' },
            { taps: ['h1', 'k4'], rule: 'rakado.straight' },
          ],
        },
      ],
    },
    {
      says: t.capture,
      position:
        '...............2/................/................/.2............../................/..........2...../................/................/.......1......../................/................/................/...1............/................/................/................ 1 3 - 0,0 - - 9',
      teaches: ['rakado.capture', 'rakado.directions'],
      turns: [{ do: { fact: 'captured' }, wrong: [{ move: 'd4-d7', says: t.capture.missed }] }],
    },
    {
      says: t.penalty,
      position:
        '...............2/................/................/.2............../................/................/................/.......1..2...../................/................/................/................/...1............/................/................/................ 1 ? - 0,0 k9 - 9',
      teaches: ['rakado.penalty', 'rakado.one-penalty'],
      turns: [{ do: ['xk9'], wrong: [{ move: 'throw', says: t.penalty.throws }] }],
    },
    {
      says: t.six,
      position:
        '...............2/................/.....2........../................/............2.../................/................/................/................/................/................/.........1....../................/..1............./................/................ 1 6 - 0,0 - - 9',
      teaches: ['rakado.six-again', 'rakado.free-fields', 'rakado.must-move'],
      turns: [{ do: { fact: 'again' } }, { do: ['throw'], reply: [draws(2)] }, { do: { fact: 'moved' } }],
    },
    {
      says: t.end,
      position:
        '...............2/................/................/....1.........../..........2...../................/................/................/................/................/................/................/................/................/................/................ 1 3 - 3,2 - - 99',
      teaches: ['rakado.arrive', 'rakado.counted', 'rakado.home', 'rakado.end'],
      turns: [{ do: { fact: 'won' }, wrong: [{ taps: ['e13', 'e15'], rule: 'rakado.count' }] }],
    },
  ],
}

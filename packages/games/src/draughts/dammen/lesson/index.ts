import { plays, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'dammen.diagonal',
    'dammen.forward',
    'dammen.capture',
    'dammen.backward-capture',
    'dammen.go-on',
    'dammen.must-capture',
    'dammen.longest-capture',
    'dammen.crown',
    'dammen.king-move',
    'dammen.king-capture',
    'dammen.no-move',
  ],
  steps: [
    {
      says: t.step,
      teaches: ['dammen.diagonal', 'dammen.one-step', 'dammen.white-first'],
      turns: [
        {
          do: { fact: 'moves' },
          wrong: [
            { taps: ['41'], rule: 'dammen.free-field' },
            { taps: ['32', '22'], rule: 'dammen.diagonal' },
            { taps: ['33', '24'], rule: 'dammen.one-step' },
          ],
        },
      ],
    },
    {
      says: t.capture,
      position: 'W:W33,38,42,47:B29,9,13,3',
      teaches: ['dammen.capture', 'dammen.must-capture'],
      turns: [{ do: ['33x24'], wrong: [{ taps: ['42'], rule: 'dammen.must-capture' }] }],
    },
    {
      says: t.backward,
      position: 'W:W24,42,47:B29,4,8,12',
      teaches: ['dammen.backward-capture', 'dammen.forward'],
      turns: [{ do: ['24x33'], wrong: [{ taps: ['24', '30'], rule: 'dammen.forward' }] }],
    },
    {
      says: t.chain,
      position: 'W:W33,42,47:B29,19,4,6',
      teaches: ['dammen.go-on', 'dammen.taken-after'],
      turns: [{ do: ['33x13'] }],
    },
    {
      says: t.most,
      position: 'W:W32,35,47:B28,30,20,1,6',
      teaches: ['dammen.longest-capture'],
      turns: [{ do: ['35x15'], wrong: [{ taps: ['32'], rule: 'dammen.longest-capture' }] }],
    },
    {
      says: t.crown,
      position: 'W:W8,37,48:B26,36,16',
      teaches: ['dammen.crown'],
      turns: [{ do: { fact: 'crowned' }, wrong: [{ move: '48-43', says: t.crown.aside }] }],
    },
    {
      says: t.king,
      position: 'W:WK46,48:B23,16,26',
      teaches: ['dammen.king-move', 'dammen.king-capture'],
      turns: [{ do: { fact: 'captures' }, wrong: [{ taps: ['46', '37'], rule: 'dammen.must-capture' }] }],
    },
    {
      says: t.shot,
      position: 'W:W32,37,41:B22,23',
      teaches: ['dammen.no-move', 'dammen.turn'],
      turns: [
        {
          do: ['32-28'],
          reply: [plays(1, '23x32')],
          wrong: [{ move: '32-27', says: t.shot.aside }],
        },
        { do: ['37x17'] },
      ],
    },
  ],
}

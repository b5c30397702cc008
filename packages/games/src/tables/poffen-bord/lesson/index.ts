import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'backgammon',
  essential: [
    'poffen-bord.setup',
    'poffen-bord.enter',
    'poffen-bord.enter-first',
    'poffen-bord.lower-first',
    'poffen-bord.doubles',
    'poffen-bord.throw-again',
    'poffen-bord.bottom-free',
    'poffen-bord.all-home',
    'poffen-bord.win',
  ],
  steps: [
    {
      says: t.begin,
      teaches: ['poffen-bord.setup', 'poffen-bord.roll-off'],
      turns: [{ do: ['throw'], reply: [draws(5, 4), throws(1, 3, 2)] }],
    },
    {
      says: t.enter,
      before: [throws(0, 5, 4), throws(1, 3, 2)],
      teaches: ['poffen-bord.fresh-throw', 'poffen-bord.enter', 'poffen-bord.quarters'],
      turns: [
        { do: ['throw'], reply: [draws(4, 2)], wrong: [{ taps: ['bar0'], rule: 'poffen-bord.throw-first' }] },
        { do: ['bar/2 bar/4'], wrong: [{ taps: ['bar0', 'p6'], rule: 'poffen-bord.enter' }] },
      ],
    },
    {
      says: t.all,
      position: 'c--f-f-------------D-E-D-B:1:51:0',
      teaches: ['poffen-bord.enter-first'],
      turns: [
        {
          do: ['bar/1 bar/5'],
          wrong: [
            { taps: ['p4'], rule: 'poffen-bord.enter-first' },
            { taps: ['bar0', 'p5'], rule: 'poffen-bord.lower-first' },
          ],
        },
      ],
    },
    {
      says: t.lower,
      position: '-f--f-b----------a-E-EE---:1:52:0',
      teaches: [
        'poffen-bord.lower-first',
        'poffen-bord.hit',
        'poffen-bord.re-enter',
        'poffen-bord.direction',
      ],
      turns: [
        {
          do: { fact: 'hit' },
          wrong: [
            { taps: ['p3', 'p8'], rule: 'poffen-bord.lower-first' },
            { move: '4/11', says: t.lower.aside },
          ],
        },
      ],
    },
    {
      says: t.double,
      position: '--e-h----b------B--H-E----:1:00:0',
      before: [throws(0, 3, 3)],
      teaches: [
        'poffen-bord.doubles',
        'poffen-bord.top-first',
        'poffen-bord.bottom-free',
        'poffen-bord.throw-again',
      ],
      turns: [
        { do: { fact: 'bottom-comes' } },
        { do: { fact: 'moved' }, wrong: [{ move: 'lapse', says: t.double.lapse }] },
        { do: ['throw'], reply: [draws(6, 1)] },
      ],
    },
    {
      says: t.home,
      position: '--E-D--A-----------c-c-b--:1:42:0',
      teaches: ['poffen-bord.all-home', 'poffen-bord.bear-off'],
      turns: [
        {
          do: ['7A/5A 4A/off'],
          wrong: [
            { taps: ['p4A', 'off0'], rule: 'poffen-bord.all-home' },
            { move: '7A/1A', says: t.home.aside },
          ],
        },
      ],
    },
    {
      says: t.win,
      position: '--A-A--------------c-c-b--:1:42:0',
      teaches: ['poffen-bord.win', 'poffen-bord.object'],
      turns: [{ do: { fact: 'won' }, wrong: [{ move: '4A/off', says: t.win.left }] }],
    },
  ],
}

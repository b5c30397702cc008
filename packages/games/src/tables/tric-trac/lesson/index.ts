import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'backgammon',
  essential: [
    'tric-trac.setup',
    'tric-trac.enter',
    'tric-trac.start-first',
    'tric-trac.must-hit',
    'tric-trac.points',
    'tric-trac.home-together',
    'tric-trac.bridge',
    'tric-trac.bridge-stays',
    'tric-trac.bear-off',
    'tric-trac.twelve',
    'tric-trac.weight',
  ],
  steps: [
    {
      says: t.begin,
      teaches: ['tric-trac.setup', 'tric-trac.roll-off'],
      turns: [{ do: ['throw'], reply: [draws(5, 4), throws(1, 3, 2)] }],
    },
    {
      says: t.start,
      before: [throws(0, 5, 4), throws(1, 3, 2)],
      teaches: ['tric-trac.enter', 'tric-trac.direction', 'tric-trac.two-numbers'],
      turns: [{ do: { fact: 'entered' }, wrong: [{ taps: ['p1', 'p4'], rule: 'tric-trac.enter' }] }],
    },
    {
      says: t.leave,
      position: '-b--g--f------------HE--B-:1:21:0:0:0:0:1',
      teaches: ['tric-trac.start-first'],
      turns: [{ do: { fact: 'entered' }, wrong: [{ taps: ['p5'], rule: 'tric-trac.start-first' }] }],
    },
    {
      says: t.hit,
      position: '----f--h--------Ba-G-F----:1:43:0:0:0:0:1',
      teaches: ['tric-trac.must-hit', 'tric-trac.hit', 'tric-trac.points'],
      turns: [{ do: { fact: 'hit' }, wrong: [{ taps: ['p6', 'p10'], rule: 'tric-trac.must-hit' }] }],
    },
    {
      says: t.home,
      position: '----f--g--b----B-B-FE-----:1:42:0:0:0:0:1',
      teaches: ['tric-trac.home-together', 'tric-trac.home-leave'],
      turns: [
        {
          do: ['8/12 10/12'],
          wrong: [
            { move: '6/10 8/10', says: t.home.aside },
            { move: '8/11A', says: t.home.past },
          ],
        },
      ],
    },
    {
      says: t.bridge,
      position: '----f--g--b--CABCBC-A-----:1:42:4:3:0:0:1',
      teaches: ['tric-trac.bridge', 'tric-trac.bridge-stays', 'tric-trac.bridge-timing'],
      turns: [
        {
          do: { fact: 'bridge-built' },
          reply: [throws(1, 5, 2)],
          wrong: [{ move: '5/9 7/9', says: t.bridge.gap }],
        },
      ],
    },
    {
      says: t.twelve,
      options: { games: 1 },
      position: '---AB----C------d----f----:1:52:11:5:0:0:1',
      teaches: ['tric-trac.bear-off', 'tric-trac.points', 'tric-trac.twelve', 'tric-trac.weight'],
      turns: [{ do: { fact: 'match-over' }, wrong: [{ move: '9A/2A', says: t.twelve.aside }] }],
    },
  ],
}

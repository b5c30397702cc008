import { draws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'backgammon.direction',
    'backgammon.throw-first',
    'backgammon.distance',
    'backgammon.two-numbers',
    'backgammon.doubles',
    'backgammon.blocked',
    'backgammon.hit',
    'backgammon.bar-first',
    'backgammon.enter',
    'backgammon.all-home',
    'backgammon.bear-off',
    'backgammon.double',
    'backgammon.object',
  ],
  steps: [
    {
      says: t.point,
      position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
      teaches: ['backgammon.throw-first', 'backgammon.two-numbers', 'backgammon.direction'],
      turns: [
        {
          do: ['throw'],
          reply: [draws(3, 1)],
          wrong: [{ taps: ['p8'], rule: 'backgammon.throw-first' }],
        },
        {
          do: ['8/5 6/5'],
          wrong: [
            { taps: ['p8', 'p9'], rule: 'backgammon.direction' },
            { taps: ['p8', 'p4'], rule: 'backgammon.distance' },
            { move: '24/20', says: t.point.aside },
          ],
        },
      ],
    },
    {
      says: t.blocked,
      position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10',
      teaches: ['backgammon.blocked', 'backgammon.distance'],
      turns: [
        {
          do: ['24/13'],
          wrong: [
            { taps: ['p24', 'p19'], rule: 'backgammon.blocked' },
            { move: '13/8 13/7', says: t.blocked.aside },
          ],
        },
      ],
    },
    {
      says: t.hit,
      position: 'XGID=-b----E-C---eE---c-d-a--B-:0:0:1:31:0:0:0:0:10',
      teaches: ['backgammon.hit'],
      turns: [{ do: { fact: 'hit' }, wrong: [{ move: '8/5 6/5', says: t.hit.aside }] }],
    },
    {
      says: t.enter,
      position: 'XGID=-b----E-C---dE---c-db---AA:0:0:1:51:0:0:0:0:10',
      teaches: ['backgammon.bar-first', 'backgammon.enter'],
      turns: [
        {
          do: { fact: 'entered' },
          wrong: [
            { taps: ['p13'], rule: 'backgammon.bar-first' },
            { taps: ['bar0', 'p20'], rule: 'backgammon.blocked' },
          ],
        },
      ],
    },
    {
      says: t.doubles,
      position: 'XGID=----CCEBB--------b-edd----:0:0:1:33:0:0:0:0:10',
      teaches: ['backgammon.doubles', 'backgammon.home'],
      turns: [{ do: { fact: 'moved' }, wrong: [{ taps: ['p6', 'off0'], rule: 'backgammon.all-home' }] }],
    },
    {
      says: t.off,
      position: 'XGID=-BBBCCC-----------bedd----:0:0:1:64:0:0:0:0:10',
      teaches: ['backgammon.all-home', 'backgammon.bear-off'],
      turns: [{ do: ['6/off 4/off'], wrong: [{ move: '6/2 6/off', says: t.off.aside }] }],
    },
    {
      says: t.cube,
      position: 'XGID=-----CDBC---dC---c-dbb----:0:0:-1:D:0:0:0:0:10',
      teaches: ['backgammon.double', 'backgammon.answer', 'backgammon.drop', 'backgammon.cube-owner'],
      turns: [{ do: ['take'], wrong: [{ move: 'drop', says: t.cube.aside }] }],
    },
    {
      says: t.win,
      options: { points: 1 },
      position: 'XGID=-A-A-------------b-edd----:0:0:1:42:0:0:0:0:10',
      teaches: ['backgammon.object', 'backgammon.gammon', 'backgammon.bear-off-higher'],
      turns: [{ do: { fact: 'match-won' } }],
    },
  ],
}

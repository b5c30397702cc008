import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'molenspel.placing',
    'molenspel.mill',
    'molenspel.take',
    'molenspel.safe',
    'molenspel.slide',
    'molenspel.flying',
    'molenspel.too-few',
    'molenspel.stuck',
  ],
  steps: [
    {
      says: t.place,
      teaches: [
        'molenspel.board',
        'molenspel.stones',
        'molenspel.start',
        'molenspel.turn',
        'molenspel.placing',
        'molenspel.free-point',
      ],
      turns: [{ do: { fact: 'placed' } }],
    },
    {
      says: t.mill,
      position: '.../WW./.../.....B/.../.../B.. W 7 7 4 1',
      teaches: ['molenspel.mill', 'molenspel.take', 'molenspel.no-mill'],
      turns: [{ do: { fact: 'mill-takes' }, wrong: [{ move: 'd5', says: t.mill.elsewhere }] }],
    },
    {
      says: t.safe,
      position: '..B/WW./.../.....B/W../B../..B W 5 5 2 1',
      teaches: ['molenspel.safe'],
      turns: [{ do: { fact: 'mill-takes' }, wrong: [{ taps: ['f6', 'g4'], rule: 'molenspel.safe' }] }],
    },
    {
      says: t.slide,
      position: 'W.W/.W./..B/....B./W../BB./... W 0 0 3 1',
      teaches: ['molenspel.slide', 'molenspel.reopen', 'molenspel.place-first'],
      turns: [
        {
          do: { fact: 'mill-takes' },
          wrong: [
            { taps: ['c3', 'd7'], rule: 'molenspel.slide' },
            { move: 'a7-d7', says: t.slide.other },
          ],
        },
      ],
    },
    {
      says: t.fly,
      position: 'WW./.../B.B/....B./W../BB./... W 0 0 3 1',
      teaches: ['molenspel.flying', 'molenspel.fly-after-placing'],
      turns: [{ do: { fact: 'mill-takes' } }],
    },
    {
      says: t.win,
      position: 'WWW/W.W/.../....../B../.../B.B W 0 0 3 1',
      teaches: ['molenspel.too-few', 'molenspel.stuck', 'molenspel.reopen'],
      turns: [{ do: { fact: 'won-too-few' }, wrong: [{ move: 'a7-a4', says: t.win.opens }] }],
    },
  ],
}

import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'pyramide-spel.centre',
    'pyramide-spel.place',
    'pyramide-spel.pyramid',
    'pyramide-spel.built',
    'pyramide-spel.take',
    'pyramide-spel.slide',
    'pyramide-spel.standing',
    'pyramide-spel.no-slide',
    'pyramide-spel.most',
  ],
  steps: [
    {
      says: t.place,
      teaches: [
        'pyramide-spel.players',
        'pyramide-spel.pawns',
        'pyramide-spel.centre',
        'pyramide-spel.turn',
        'pyramide-spel.place',
        'pyramide-spel.free-point',
      ],
      turns: [{ do: { fact: 'placed' }, wrong: [{ taps: ['d4'], rule: 'pyramide-spel.centre' }] }],
    },
    {
      says: t.build,
      position: '11./.../2....../......./......2/.../... 1 12,12 0,0 0 0 1',
      teaches: ['pyramide-spel.pyramid', 'pyramide-spel.built', 'pyramide-spel.take'],
      turns: [
        { do: { fact: 'built' }, wrong: [{ move: 'e7', says: t.build.row }] },
        { do: { fact: 'taken' } },
      ],
    },
    {
      says: t.double,
      position: '1.1/.1./2....../......./......2/.2./... 1 11,11 0,0 0 0 1',
      teaches: ['pyramide-spel.shared', 'pyramide-spel.two-at-once'],
      turns: [{ do: { fact: 'built', n: 2 } }, { do: { fact: 'taken' } }, { do: { fact: 'taken' } }],
    },
    {
      says: t.slide,
      position: '11./..1/......./2.....2/......./.1./11. 1 0,0 1,0 0 3 1',
      teaches: [
        'pyramide-spel.place-first',
        'pyramide-spel.slide',
        'pyramide-spel.standing',
        'pyramide-spel.own',
      ],
      turns: [
        {
          do: { fact: 'built' },
          wrong: [
            { taps: ['d1'], rule: 'pyramide-spel.standing' },
            { move: 'd7-e7', says: t.slide.apart },
          ],
        },
        { do: { fact: 'taken' } },
      ],
    },
    {
      says: t.end,
      position: '11./..1/......./2....../......./.../... 1 0,0 1,1 0 3 1',
      teaches: ['pyramide-spel.no-slide', 'pyramide-spel.most', 'pyramide-spel.tie'],
      turns: [
        { do: { fact: 'built' }, wrong: [{ move: 'd7-e7', says: t.end.apart }] },
        { do: { fact: 'ended-no-slide' } },
      ],
    },
  ],
}

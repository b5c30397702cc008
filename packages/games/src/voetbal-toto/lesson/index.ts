import { plays, type Lesson } from '@spellendoos/kernel'
import { allGoals, almost, dealt, hidden, kickOff, theirs } from './round.ts'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'voetbal-toto.lay',
    'voetbal-toto.forecast',
    'voetbal-toto.all-thirteen',
    'voetbal-toto.goal',
    'voetbal-toto.follow-up',
    'voetbal-toto.must-score',
    'voetbal-toto.stop',
    'voetbal-toto.results',
    'voetbal-toto.pot',
    'voetbal-toto.richest',
  ],
  steps: [
    {
      says: t.coupon,
      before: [dealt],
      teaches: ['voetbal-toto.lay', 'voetbal-toto.forecast', 'voetbal-toto.secret', 'voetbal-toto.order'],
      turns: [
        { do: ['closed'], reply: [plays(1, 'closed')], wrong: [{ move: 'open', says: t.coupon.open }] },
        {
          do: ['mark 1 1'],
          wrong: [
            { move: 'mark 1 2', says: t.coupon.away },
            { move: 'mark 1 3', says: t.coupon.draw },
          ],
        },
      ],
    },
    {
      says: t.ready,
      before: [...hidden, almost],
      teaches: ['voetbal-toto.all-thirteen', 'voetbal-toto.ready'],
      turns: [
        {
          do: ['mark 13 1', 'mark 13 2', 'mark 13 3'],
          wrong: [{ taps: ['ready'], rule: 'voetbal-toto.all-thirteen' }],
        },
        { do: ['ready'], reply: theirs },
      ],
    },
    {
      says: t.score,
      before: [...kickOff],
      teaches: [
        'voetbal-toto.turn',
        'voetbal-toto.goal',
        'voetbal-toto.follow-up',
        'voetbal-toto.must-score',
        'voetbal-toto.start-score',
      ],
      turns: [
        {
          do: ['1h1'],
          reply: [plays(1, '3a1')],
          wrong: [
            { taps: ['card2'], rule: 'voetbal-toto.follow-up' },
            { move: '1a1', says: t.score.other },
          ],
        },
        {
          do: ['1h2'],
          wrong: [
            { taps: ['card3'], rule: 'voetbal-toto.follow-up' },
            { move: '1a1', says: t.score.other },
          ],
        },
      ],
    },
    {
      says: t.stop,
      before: [...kickOff, plays(0, '1h1'), plays(1, '1a1')],
      teaches: [
        'voetbal-toto.stop',
        'voetbal-toto.whistle-card',
        'voetbal-toto.stop-window',
        'voetbal-toto.no-turn',
      ],
      turns: [
        {
          do: ['stop'],
          wrong: [
            { move: '1h2', says: t.stop.late },
            { move: '2a1', says: t.stop.late },
          ],
        },
      ],
    },
    {
      says: t.end,
      options: { rounds: 1 },
      before: [...kickOff, ...allGoals],
      teaches: [
        'voetbal-toto.pass',
        'voetbal-toto.round-end',
        'voetbal-toto.results',
        'voetbal-toto.correct',
        'voetbal-toto.pot',
        'voetbal-toto.richest',
      ],
      turns: [{ do: ['pass'], reply: [plays(1, 'pass')], wrong: [{ move: 'stop', says: t.end.stop }] }],
    },
  ],
}

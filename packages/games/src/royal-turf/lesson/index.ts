import { draws, plays, type Lesson } from '@spellendoos/kernel'
import { bets, DIE, gallop, linedUp, run } from './race.ts'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'royal-turf.betting',
    'royal-turf.one-per-horse',
    'royal-turf.throw',
    'royal-turf.once-a-cycle',
    'royal-turf.taken-field',
    'royal-turf.race-end',
    'royal-turf.bets-count',
    'royal-turf.goal',
  ],
  steps: [
    {
      says: t.bet,
      before: [linedUp],
      teaches: ['royal-turf.betting', 'royal-turf.chips', 'royal-turf.line-up'],
      turns: [
        {
          do: { fact: 'bet' },
          reply: [plays(1, '2@albino')],
          wrong: [{ taps: ['throw'], rule: 'royal-turf.course' }],
        },
      ],
    },
    {
      says: t.other,
      before: [linedUp, plays(0, '2@sahara-wind'), plays(1, '2@albino')],
      teaches: ['royal-turf.one-per-horse'],
      turns: [
        {
          do: { fact: 'bet' },
          wrong: [{ taps: ['chip1', 'sahara-wind'], rule: 'royal-turf.one-per-horse' }],
        },
      ],
    },
    {
      says: t.run,
      before: [linedUp, ...bets],
      teaches: ['royal-turf.throw', 'royal-turf.die', 'royal-turf.horse-cards'],
      turns: [
        {
          do: ['throw'],
          reply: [draws(DIE.saddle)],
          wrong: [{ taps: ['red-fox'], rule: 'royal-turf.throw' }],
        },
        {
          do: ['caramello'],
          wrong: [
            { move: 'sahara-wind', says: t.run.aside },
            { move: 'red-fox', says: t.run.short },
          ],
        },
      ],
    },
    {
      says: t.waste,
      before: [
        linedUp,
        ...bets,
        ...run(0, 'saddle', 'caramello'),
        ...run(1, 'helmet', 'earl-grey'),
        ...run(0, 'head', 'othello'),
        ...run(1, 'head', 'nougat'),
      ],
      teaches: ['royal-turf.must-move', 'royal-turf.once-a-cycle'],
      turns: [
        { do: ['throw'], reply: [draws(DIE.head)] },
        {
          do: ['albino'],
          wrong: [
            { taps: ['caramello'], rule: 'royal-turf.once-a-cycle' },
            { move: 'red-fox', says: t.waste.aside },
          ],
        },
      ],
    },
    {
      says: t.short,
      before: [linedUp, ...bets, ...run(0, 'saddle', 'caramello'), ...run(1, 'head', 'othello')],
      teaches: ['royal-turf.taken-field'],
      turns: [
        { do: ['throw'], reply: [draws(DIE.horseshoe)] },
        { do: { fact: 'ran-short' }, wrong: [{ move: 'red-fox', says: t.short.aside }] },
      ],
    },
    {
      says: t.home,
      before: [linedUp, ...bets, ...gallop(3), ...run(1, 'head', 'othello')],
      teaches: [
        'royal-turf.finish',
        'royal-turf.race-end',
        'royal-turf.bets-count',
        'royal-turf.pays-first',
        'royal-turf.goal',
      ],
      turns: [
        { do: ['throw'], reply: [draws(DIE.saddle)] },
        { do: ['sahara-wind'], wrong: [{ move: 'nougat', says: t.home.aside }] },
      ],
    },
  ],
}

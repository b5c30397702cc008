import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'mens-maak-je-niet-dik.roll-off',
    'mens-maak-je-niet-dik.throw',
    'mens-maak-je-niet-dik.six-enters',
    'mens-maak-je-niet-dik.six-again',
    'mens-maak-je-niet-dik.entered-moves',
    'mens-maak-je-niet-dik.strike',
    'mens-maak-je-niet-dik.strike-own',
    'mens-maak-je-niet-dik.exact',
    'mens-maak-je-niet-dik.innermost',
    'mens-maak-je-niet-dik.places',
  ],
  steps: [
    {
      says: t.begin,
      teaches: [
        'mens-maak-je-niet-dik.roll-off',
        'mens-maak-je-niet-dik.first-throw',
        'mens-maak-je-niet-dik.setup',
      ],
      turns: [
        {
          do: ['throw'],
          reply: [draws(5), throws(1, 3)],
          wrong: [{ taps: ['1'], rule: 'mens-maak-je-niet-dik.roll-off' }],
        },
      ],
    },
    {
      says: t.start,
      before: [throws(0, 5), throws(1, 3)],
      teaches: ['mens-maak-je-niet-dik.throw', 'mens-maak-je-niet-dik.way'],
      turns: [{ do: ['A-6'] }],
    },
    {
      says: t.six,
      position: '9,B,B,B/25,B,B,B 1 0 - 12 - -',
      teaches: [
        'mens-maak-je-niet-dik.six-enters',
        'mens-maak-je-niet-dik.six-again',
        'mens-maak-je-niet-dik.entered-moves',
      ],
      turns: [
        {
          do: ['throw'],
          reply: [draws(6)],
          wrong: [{ taps: ['B1.2'], rule: 'mens-maak-je-niet-dik.throw' }],
        },
        { do: ['B-A'], wrong: [{ taps: ['9'], rule: 'mens-maak-je-niet-dik.six-enters' }] },
        { do: ['throw'], reply: [draws(4)] },
        { do: ['A-5'], wrong: [{ taps: ['9'], rule: 'mens-maak-je-niet-dik.entered-moves' }] },
      ],
    },
    {
      says: t.strike,
      position: '9,15,B,B/12,B,B,B 1 3 - 20 - -',
      teaches: ['mens-maak-je-niet-dik.strike', 'mens-maak-je-niet-dik.any-pawn'],
      turns: [{ do: { fact: 'struck' }, wrong: [{ move: '15-18', says: t.strike.aside }] }],
    },
    {
      says: t.own,
      position: '9,13,B,B/30,B,B,B 1 4 - 20 - -',
      teaches: ['mens-maak-je-niet-dik.strike-own', 'mens-maak-je-niet-dik.must-move'],
      turns: [{ do: ['13-17'], wrong: [{ move: '9-13', says: t.own.hits }] }],
    },
    {
      says: t.exact,
      position: 'a,38,30,B/25,B,B,B 1 3 - 60 - -',
      teaches: [
        'mens-maak-je-niet-dik.exact',
        'mens-maak-je-niet-dik.innermost',
        'mens-maak-je-niet-dik.home-stays',
      ],
      turns: [
        {
          do: ['30-33'],
          reply: [throws(1, 2), plays(1, '25-27')],
          wrong: [{ taps: ['38'], rule: 'mens-maak-je-niet-dik.innermost' }],
        },
        { do: ['throw'], reply: [draws(5)] },
        { do: ['38-b'], wrong: [{ move: '33-38', says: t.exact.aside }] },
      ],
    },
    {
      says: t.win,
      position: 'a,b,c,37/25,30,B,B 1 0 - 90 - -',
      teaches: ['mens-maak-je-niet-dik.places'],
      turns: [{ do: ['throw'], reply: [draws(4)] }, { do: ['37-d'] }],
    },
  ],
}

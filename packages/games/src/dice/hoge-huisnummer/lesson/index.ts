import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'hoge-huisnummer.three-throws',
    'hoge-huisnummer.set-aside',
    'hoge-huisnummer.places',
    'hoge-huisnummer.highest-wins',
  ],
  steps: [
    {
      says: t.aside,
      teaches: ['hoge-huisnummer.set-aside', 'hoge-huisnummer.turn'],
      turns: [
        { do: ['throw'], reply: [draws(6, 4, 2)] },
        { do: ['6-first'], wrong: [{ move: '6-last', says: t.aside.last }] },
      ],
    },
    {
      says: t.three,
      before: [throws(0, 6, 4, 2), plays(0, '6-first')],
      teaches: ['hoge-huisnummer.three-throws', 'hoge-huisnummer.last-die'],
      turns: [
        { do: ['throw'], reply: [draws(5, 1)] },
        { do: ['5-middle'], wrong: [{ move: '5-last', says: t.three.last }] },
        { do: ['throw'], reply: [draws(3)] },
      ],
    },
    {
      says: t.low,
      before: [throws(0, 3, 2, 2)],
      teaches: ['hoge-huisnummer.places'],
      turns: [
        {
          do: ['3-last'],
          wrong: [
            { move: '3-first', says: t.low.first },
            { move: '2-last', says: t.low.two },
          ],
        },
      ],
    },
    {
      says: t.end,
      seat: 1,
      options: { rounds: 1 },
      before: [
        throws(0, 5, 3, 1),
        plays(0, '5-first'),
        throws(0, 4, 2),
        plays(0, '4-middle'),
        throws(0, 3),
        throws(1, 6, 2, 1),
        plays(1, '6-first'),
      ],
      teaches: ['hoge-huisnummer.highest-wins', 'hoge-huisnummer.added'],
      turns: [
        { do: ['throw'], reply: [draws(3, 1)] },
        { do: ['3-middle'] },
        { do: ['throw'], reply: [draws(2)] },
      ],
    },
  ],
}

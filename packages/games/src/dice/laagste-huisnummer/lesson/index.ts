import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'hoge-huisnummer',
  essential: ['laagste-huisnummer.three-throws', 'laagste-huisnummer.lowest-wins'],
  steps: [
    {
      says: t.aside,
      teaches: ['laagste-huisnummer.three-throws'],
      turns: [
        { do: ['throw'], reply: [draws(5, 2, 1)] },
        { do: ['1-first'], wrong: [{ move: '5-first', says: t.aside.five }] },
      ],
    },
    {
      says: t.high,
      before: [throws(0, 6, 5, 4)],
      teaches: ['laagste-huisnummer.places', 'laagste-huisnummer.set-aside'],
      turns: [
        {
          do: ['4-last'],
          wrong: [
            { move: '4-first', says: t.high.first },
            { move: '6-last', says: t.high.six },
          ],
        },
      ],
    },
    {
      says: t.best,
      before: [throws(0, 1, 4, 6), plays(0, '1-first')],
      teaches: ['laagste-huisnummer.three-throws', 'laagste-huisnummer.last-die'],
      turns: [
        { do: ['throw'], reply: [draws(2, 1)] },
        { do: ['1-middle'], wrong: [{ move: '2-middle', says: t.best.two }] },
        { do: ['throw'], reply: [draws(1)] },
      ],
    },
    {
      says: t.end,
      seat: 1,
      options: { rounds: 1 },
      before: [
        throws(0, 5, 3, 2),
        plays(0, '2-first'),
        throws(0, 4, 2),
        plays(0, '2-middle'),
        throws(0, 5),
        throws(1, 6, 2, 5),
        plays(1, '2-first'),
      ],
      teaches: ['laagste-huisnummer.lowest-wins', 'laagste-huisnummer.added'],
      turns: [
        { do: ['throw'], reply: [draws(1, 4)] },
        { do: ['1-middle'] },
        { do: ['throw'], reply: [draws(6)] },
      ],
    },
  ],
}

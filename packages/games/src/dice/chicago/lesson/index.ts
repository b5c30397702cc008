import { draws, plays, throws, type Entries, type Lesson, type Seat } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** A whole turn: thrown once and written down. */
const writes = (seat: Seat, ...dice: readonly number[]): Entries => [
  ...throws(seat, ...dice),
  ...plays(seat, 'stop'),
]

export const lesson: Lesson = {
  essential: [
    'chicago.three-throws',
    'chicago.keep',
    'chicago.keep-anew',
    'chicago.worth',
    'chicago.turn-sixes',
    'chicago.first-to-thousand',
  ],
  steps: [
    {
      says: t.throw,
      teaches: ['chicago.three-throws', 'chicago.worth'],
      turns: [{ do: ['throw'], reply: [draws(1, 4, 6)] }],
    },
    {
      says: t.keep,
      before: [throws(0, 1, 4, 3)],
      teaches: ['chicago.keep'],
      turns: [
        {
          do: ['keep-1'],
          wrong: [
            { move: 'throw', says: t.keep.throws },
            { move: 'stop', says: t.keep.stops },
          ],
        },
        { do: ['throw'], reply: [draws(2, 6)] },
      ],
    },
    {
      says: t.anew,
      before: [throws(0, 1, 4, 3), plays(0, 'keep-1'), throws(0, 2, 6)],
      teaches: ['chicago.keep-anew', 'chicago.three-throws'],
      turns: [
        { do: ['keep-1', 'keep-6'], wrong: [{ move: 'throw', says: t.keep.throws }] },
        { do: ['keep-1', 'keep-6'] },
        { do: ['throw'], reply: [draws(1)] },
      ],
    },
    {
      says: t.sixes,
      before: [throws(0, 6, 6, 1)],
      teaches: ['chicago.turn-sixes'],
      turns: [{ do: ['turn-six'] }, { do: ['stop'] }],
    },
    {
      says: t.stop,
      before: [throws(0, 1, 1, 5)],
      teaches: ['chicago.worth', 'chicago.turn'],
      turns: [
        {
          do: ['stop'],
          reply: [throws(1, 6, 3, 2), plays(1, 'keep-6'), throws(1, 4, 6), plays(1, 'stop')],
          wrong: [{ move: 'throw', says: t.stop.throws }],
        },
      ],
    },
    {
      says: t.thousand,
      before: [
        writes(0, 1, 1, 1),
        writes(1, 6, 5, 5),
        writes(1, 1, 4, 3),
        writes(0, 1, 1, 6),
        writes(0, 1, 1, 1),
        writes(1, 6, 6, 4),
        writes(1, 1, 6, 2),
        throws(0, 1, 6, 4),
      ],
      teaches: ['chicago.first-to-thousand'],
      turns: [{ do: ['stop'], wrong: [{ move: 'throw', says: t.thousand.throws }] }],
    },
  ],
}

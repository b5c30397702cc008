import { plays, type Lesson } from '@spellendoos/kernel'
import { dealt, downToOne } from './deal.ts'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    '7ate9.draw',
    '7ate9.fits',
    '7ate9.count-round',
    '7ate9.all-at-once',
    '7ate9.first-card-counts',
    '7ate9.last-card',
  ],
  steps: [
    {
      says: t.draw,
      before: dealt('5±1', '8±2 6±3 10±1', '2±2 7±1'),
      teaches: ['7ate9.draw', '7ate9.go'],
      turns: [{ do: ['draw'], wrong: [{ taps: ['stack1'], rule: '7ate9.draw' }] }],
    },
    {
      says: t.fits,
      before: [...dealt('5±1', '8±2 6±3 10±1', '2±2 7±1'), plays(0, 'draw', 'draw', 'draw')],
      teaches: ['7ate9.fits'],
      turns: [
        {
          do: ['6±3'],
          wrong: [
            { taps: ['8±2'], rule: '7ate9.fits' },
            { move: 'draw', says: t.fits.draws },
          ],
        },
      ],
    },
    {
      says: t.round,
      before: [...dealt('9±3', '4±1 2±2 10±1', '6±2 7±1'), plays(0, 'draw', 'draw', 'draw')],
      teaches: ['7ate9.count-round'],
      turns: [
        {
          do: ['2±2'],
          wrong: [
            { taps: ['10±1'], rule: '7ate9.fits' },
            { move: 'draw', says: t.fits.draws },
          ],
        },
      ],
    },
    {
      says: t.race,
      before: [
        ...dealt('3±1', '4±2 8±1 1±1', '6±2 7±1'),
        plays(0, 'draw', 'draw', 'draw'),
        plays(1, 'draw', 'draw'),
      ],
      teaches: ['7ate9.all-at-once', '7ate9.first-card-counts'],
      turns: [
        {
          do: ['4±2'],
          reply: [plays(1, '6±2')],
          wrong: [
            { taps: ['8±1'], rule: '7ate9.fits' },
            { move: 'draw', says: t.fits.draws },
          ],
        },
        { do: ['8±1'], wrong: [{ taps: ['1±1'], rule: '7ate9.fits' }] },
      ],
    },
    {
      says: t.last,
      before: downToOne(),
      teaches: ['7ate9.last-card', '7ate9.goal'],
      turns: [{ do: ['last'] }],
    },
  ],
}

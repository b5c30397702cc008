import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'weens-paardespel.throw',
    'weens-paardespel.miss',
    'weens-paardespel.waterfall',
    'weens-paardespel.twice',
    'weens-paardespel.fine',
    'weens-paardespel.back',
    'weens-paardespel.arrive',
    'weens-paardespel.prizes',
  ],
  steps: [
    {
      says: t.ride,
      position: '1,1 1 1 0 - - - -',
      teaches: [
        'weens-paardespel.setup',
        'weens-paardespel.turn',
        'weens-paardespel.throw',
        'weens-paardespel.share',
      ],
      turns: [{ do: ['throw'], reply: [draws(4)], wrong: [{ taps: ['5'], rule: 'weens-paardespel.throw' }] }],
    },
    {
      says: t.miss,
      position: '14,9 1 1 6 - - - -',
      teaches: ['weens-paardespel.miss'],
      turns: [
        { do: ['throw'], reply: [draws(4), throws(1, 3), throws(1, 5)] },
        { do: ['throw'], reply: [draws(2)] },
      ],
    },
    {
      says: t.twice,
      position: '45,40 1 1 20 - - - -',
      teaches: ['weens-paardespel.twice', 'weens-paardespel.twice-at-once'],
      turns: [
        { do: ['throw'], reply: [draws(4)] },
        { do: ['throw'], reply: [draws(6)] },
        { do: ['throw'], reply: [draws(3)] },
      ],
    },
    {
      says: t.fall,
      seats: 3,
      position: '29,24,20 1 1 12 - - - -',
      teaches: ['weens-paardespel.waterfall'],
      turns: [{ do: ['throw'], reply: [draws(4)] }],
    },
    {
      says: t.fine,
      position: '71,82 1 1 40 - - - -',
      teaches: ['weens-paardespel.fine', 'weens-paardespel.back'],
      turns: [{ do: ['throw'], reply: [draws(3), throws(1, 4)] }],
    },
    {
      says: t.arrive,
      position: '96,95 1 1 60 - - - -',
      teaches: ['weens-paardespel.arrive', 'weens-paardespel.prizes'],
      turns: [{ do: ['throw'], reply: [draws(6), throws(1, 5)] }],
    },
  ],
}

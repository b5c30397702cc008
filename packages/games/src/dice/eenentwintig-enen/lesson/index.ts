import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Both players throw a one, this many times. */
const ones = (times: number) => Array.from({ length: times }, () => [...throws(0, 1), ...throws(1, 1)])

export const lesson: Lesson = {
  essential: [
    'eenentwintig-enen.turn',
    'eenentwintig-enen.ones',
    'eenentwintig-enen.seventh',
    'eenentwintig-enen.fourteenth',
    'eenentwintig-enen.twenty-first',
  ],
  steps: [
    {
      says: t.ones,
      teaches: ['eenentwintig-enen.turn', 'eenentwintig-enen.ones'],
      turns: [
        { do: ['throw'], reply: [draws(4), throws(1, 1)] },
        { do: ['throw'], reply: [draws(1)] },
      ],
    },
    {
      says: t.seventh,
      before: [...ones(3)],
      teaches: ['eenentwintig-enen.seventh'],
      turns: [{ do: ['throw'], reply: [draws(1)] }],
    },
    {
      says: t.fourteenth,
      before: [...ones(6), throws(0, 1), throws(1, 4)],
      teaches: ['eenentwintig-enen.fourteenth'],
      turns: [{ do: ['throw'], reply: [draws(1)] }],
    },
    {
      says: t.last,
      before: [...ones(10)],
      teaches: ['eenentwintig-enen.twenty-first', 'eenentwintig-enen.places'],
      turns: [
        { do: ['throw'], reply: [draws(5), throws(1, 2)] },
        { do: ['throw'], reply: [draws(1)] },
      ],
    },
  ],
}

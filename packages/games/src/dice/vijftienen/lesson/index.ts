import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['vijftienen.one-throw', 'vijftienen.calculate', 'vijftienen.all-dice', 'vijftienen.hit'],
  steps: [
    {
      says: t.throw,
      teaches: ['vijftienen.equipment', 'vijftienen.one-throw'],
      turns: [{ do: ['throw'], reply: [draws(2, 6, 3)] }],
    },
    {
      says: t.times,
      before: [throws(0, 2, 6, 3)],
      teaches: ['vijftienen.calculate', 'vijftienen.all-dice'],
      turns: [{ do: ['number-1', 'number-2'] }, { do: ['times'] }, { do: ['number-1', 'number-2'] }],
    },
    {
      says: t.plus,
      before: [throws(0, 2, 6, 3), plays(0, 'number-1', 'times', 'number-2')],
      teaches: ['vijftienen.hit', 'vijftienen.done'],
      turns: [{ do: ['number-1', 'number-2'] }, { do: ['plus'] }, { do: ['number-1', 'number-2'] }],
    },
    {
      says: t.again,
      before: [throws(0, 6, 2, 5), plays(0, 'number-1', 'plus', 'number-2')],
      teaches: ['vijftienen.again'],
      turns: [{ do: ['again'] }],
    },
    {
      says: t.pass,
      before: [throws(0, 1, 1, 1)],
      teaches: ['vijftienen.done', 'vijftienen.shown', 'vijftienen.agreed'],
      turns: [{ do: ['pass'], wrong: [{ move: 'number-1', says: t.pass.counts }] }],
    },
  ],
}

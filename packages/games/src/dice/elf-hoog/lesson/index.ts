import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: ['elf-hoog.ante', 'elf-hoog.less', 'elf-hoog.eleven', 'elf-hoog.twelve', 'elf-hoog.richest'],
  steps: [
    {
      says: t.less,
      teaches: ['elf-hoog.purse', 'elf-hoog.ante', 'elf-hoog.turn', 'elf-hoog.less'],
      turns: [{ do: ['throw'], reply: [draws(4, 3)] }],
    },
    {
      says: t.eleven,
      before: [throws(0, 4, 3), throws(1, 6, 2)],
      teaches: ['elf-hoog.eleven', 'elf-hoog.ante-again'],
      turns: [{ do: ['throw'], reply: [draws(6, 5)] }],
    },
    {
      says: t.twelve,
      before: [throws(0, 4, 3), throws(1, 6, 2)],
      teaches: ['elf-hoog.twelve', 'elf-hoog.cannot-pay', 'elf-hoog.out'],
      turns: [{ do: ['throw'], reply: [draws(6, 6)] }],
    },
    {
      says: t.end,
      options: { rounds: 2 },
      before: [throws(0, 4, 3), throws(1, 3, 2)],
      teaches: ['elf-hoog.richest', 'elf-hoog.pot-left'],
      turns: [{ do: ['throw'], reply: [draws(6, 5), throws(1, 4, 4)] }],
    },
  ],
}

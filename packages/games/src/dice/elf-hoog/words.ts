import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, ROUNDS_OF_TURNS, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      settled('elf-hoog.purse', t.rules.purse),
      book('elf-hoog.ante', t.rules.ante),
      settled('elf-hoog.rounds', t.rules.rounds),
    ],
    play: [
      settled('elf-hoog.turn', t.rules.turn),
      first('elf-hoog.first'),
      book('elf-hoog.eleven', t.rules.eleven),
      book('elf-hoog.twelve', t.rules.twelve),
      book('elf-hoog.less', t.rules.less),
    ],
    special: [
      settled('elf-hoog.ante-again', t.rules['ante-again']),
      settled('elf-hoog.cannot-pay', t.rules['cannot-pay']),
      settled('elf-hoog.out', t.rules.out),
    ],
    end: [
      settled('elf-hoog.last-left', t.rules['last-left']),
      settled('elf-hoog.pot-left', t.rules['pot-left']),
      settled('elf-hoog.richest', t.rules.richest),
      settled('elf-hoog.shared', t.rules.shared),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, limit, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    play: [
      book('eenentwintig-enen.turn', t.rules.turn),
      settled('eenentwintig-enen.first', t.rules.first),
      book('eenentwintig-enen.ones', t.rules.ones),
      book('eenentwintig-enen.seventh', t.rules.seventh),
      book('eenentwintig-enen.fourteenth', t.rules.fourteenth),
    ],
    end: [
      book('eenentwintig-enen.twenty-first', t.rules['twenty-first']),
      settled('eenentwintig-enen.places', t.rules.places),
      settled('eenentwintig-enen.rounds', t.rules.rounds),
      book('eenentwintig-enen.starts-next', t.rules['starts-next']),
      limit('eenentwintig-enen.limit'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: t.options,
  presets: BY_THE_BOOK,
}

import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('koeienstaart.tail', t.rules.tail)],
    play: [
      book('koeienstaart.turn', t.rules.turn),
      first('koeienstaart.first'),
      book('koeienstaart.row', t.rules.row),
      book('koeienstaart.gone', t.rules.gone),
    ],
    end: [
      book('koeienstaart.first-clear', t.rules['first-clear']),
      settled('koeienstaart.places', t.rules.places),
      oneRound('koeienstaart.rounds'),
      limit('koeienstaart.limit'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}

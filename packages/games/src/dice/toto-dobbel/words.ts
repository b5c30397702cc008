import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  occasions: ['football'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('toto-dobbel.lists', t.rules.lists), settled('toto-dobbel.white', t.rules.white)],
    play: [
      book('toto-dobbel.turn', t.rules.turn),
      first('toto-dobbel.first'),
      book('toto-dobbel.cross-off', t.rules['cross-off']),
      settled('toto-dobbel.order', t.rules.order),
    ],
    end: [
      book('toto-dobbel.first-clear', t.rules['first-clear']),
      settled('toto-dobbel.places', t.rules.places),
      oneRound('toto-dobbel.rounds'),
      limit('toto-dobbel.limit'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}

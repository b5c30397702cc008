import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    play: [
      book('dubbele-lot.turn', t.rules.turn),
      first('dubbele-lot.first'),
      settled('dubbele-lot.added', t.rules.added),
    ],
    special: [settled('dubbele-lot.own-total', t.rules['own-total'])],
    end: [
      book('dubbele-lot.sixty-six', t.rules['sixty-six']),
      settled('dubbele-lot.places', t.rules.places),
      settled('dubbele-lot.rounds', t.rules.rounds),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: {
    rounds: t.options.rounds,
    ownTotal: t.options['own-total'],
  },
  presets: BY_THE_BOOK,
}

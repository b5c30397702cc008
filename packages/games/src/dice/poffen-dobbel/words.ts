import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('poffen-dobbel.rounds', t.rules.rounds),
      settled('poffen-dobbel.unlimited', t.rules.unlimited),
    ],
    play: [
      book('poffen-dobbel.leader', t.rules.leader),
      book('poffen-dobbel.turn', t.rules.turn),
      book('poffen-dobbel.too-few', t.rules['too-few']),
      book('poffen-dobbel.too-many', t.rules['too-many']),
    ],
    special: [book('poffen-dobbel.equal', t.rules.equal), settled('poffen-dobbel.skip', t.rules.skip)],
    end: [
      settled('poffen-dobbel.alone', t.rules.alone),
      book('poffen-dobbel.most-loses', t.rules['most-loses']),
      settled('poffen-dobbel.places', t.rules.places),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: t.options,
  presets: BY_THE_BOOK,
}

import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    play: [
      book('snelle-honderd.points', t.rules.points),
      book('snelle-honderd.turn', t.rules.turn),
      first('snelle-honderd.first'),
      book('snelle-honderd.double', t.rules.double),
    ],
    end: [
      book('snelle-honderd.first-to-hundred', t.rules['first-to-hundred']),
      settled('snelle-honderd.places', t.rules.places),
      oneRound('snelle-honderd.rounds'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}

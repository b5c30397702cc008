import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Left center right', 'LCR'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('brandstapel.matches', t.rules.matches)],
    play: [
      book('brandstapel.turn', t.rules.turn),
      first('brandstapel.first'),
      book('brandstapel.left', t.rules.left),
      book('brandstapel.right', t.rules.right),
      book('brandstapel.burn', t.rules.burn),
      book('brandstapel.nothing', t.rules.nothing),
      book('brandstapel.empty', t.rules.empty),
    ],
    end: [
      book('brandstapel.last-match', t.rules['last-match']),
      settled('brandstapel.places', t.rules.places),
      oneRound('brandstapel.rounds'),
      limit('brandstapel.limit'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}

import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  first,
  fiveRounds,
  mostPoints,
  POINTS_SAYS,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('even-of-oneven.rounds', t.rules.rounds), fiveRounds('even-of-oneven.five-rounds')],
    play: [
      book('even-of-oneven.turn', t.rules.turn),
      first('even-of-oneven.first'),
      book('even-of-oneven.counts', t.rules.counts),
      settled('even-of-oneven.one-fits', t.rules['one-fits']),
      book('even-of-oneven.product', t.rules.product),
    ],
    special: [
      settled('even-of-oneven.both-dice', t.rules['both-dice']),
      book('even-of-oneven.none', t.rules.none),
    ],
    end: [mostPoints(book, 'even-of-oneven.highest-wins'), shared('even-of-oneven.shared')],
  }),
  says: { ...POINTS_SAYS, ...t.says },
  options: {
    rounds: ROUNDS_OF_TURNS,
    parity: t.options.parity,
    one: t.options.one,
  },
  choices: t.choices,
  presets: BY_THE_BOOK,
}

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
    setup: [
      book('handjesspel.rounds', t.rules.rounds),
      fiveRounds('handjesspel.five-rounds'),
      book('handjesspel.three-dice', t.rules['three-dice']),
    ],
    play: [
      book('handjesspel.turn', t.rules.turn),
      first('handjesspel.first'),
      book('handjesspel.fives', t.rules.fives),
      book('handjesspel.two-fives', t.rules['two-fives']),
    ],
    special: [settled('handjesspel.three-fives', t.rules['three-fives'])],
    end: [mostPoints(book, 'handjesspel.highest-wins'), shared('handjesspel.shared')],
  }),
  says: POINTS_SAYS,
  options: {
    rounds: ROUNDS_OF_TURNS,
    dice: t.options.dice,
  },
  presets: BY_THE_BOOK,
}

import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  fiveRounds,
  first,
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
    setup: [book('vijftienen.equipment', t.rules.equipment), settled('vijftienen.agreed', t.rules.agreed)],
    play: [
      first('vijftienen.turn'),
      book('vijftienen.one-throw', t.rules['one-throw']),
      book('vijftienen.calculate', t.rules.calculate),
      settled('vijftienen.all-dice', t.rules['all-dice']),
      settled('vijftienen.fractions', t.rules.fractions),
      settled('vijftienen.zero', t.rules.zero),
      settled('vijftienen.again', t.rules.again),
      settled('vijftienen.done', t.rules.done),
      book('vijftienen.hit', t.rules.hit),
      settled('vijftienen.shown', t.rules.shown),
    ],
    end: [
      fiveRounds('vijftienen.rounds'),
      mostPoints(settled, 'vijftienen.most-points'),
      shared('vijftienen.shared'),
    ],
  }),
  says: { ...POINTS_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

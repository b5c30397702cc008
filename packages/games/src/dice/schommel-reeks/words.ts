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
    setup: [settled('schommel-reeks.rounds', t.rules.rounds), fiveRounds('schommel-reeks.five-rounds')],
    play: [
      settled('schommel-reeks.turn', t.rules.turn),
      first('schommel-reeks.first'),
      book('schommel-reeks.seven-throws', t.rules['seven-throws']),
      book('schommel-reeks.signs', t.rules.signs),
      settled('schommel-reeks.below-zero', t.rules['below-zero']),
    ],
    end: [mostPoints(book, 'schommel-reeks.highest-wins'), shared('schommel-reeks.shared')],
  }),
  says: { ...POINTS_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  DICE_SAYS,
  first,
  fiveRounds,
  mostPoints,
  ROUNDS_OF_TURNS,
  shared,
} from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('hemel-en-hel.rounds', t.rules.rounds), fiveRounds('hemel-en-hel.five-rounds')],
    play: [
      book('hemel-en-hel.turn', t.rules.turn),
      first('hemel-en-hel.first'),
      book('hemel-en-hel.heaven', t.rules.heaven),
      book('hemel-en-hel.hell', t.rules.hell),
    ],
    end: [mostPoints(book, 'hemel-en-hel.highest-wins'), shared('hemel-en-hel.shared')],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

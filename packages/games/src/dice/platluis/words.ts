import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  DICE_SAYS,
  first,
  fiveRounds,
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
    setup: [settled('platluis.rounds', t.rules.rounds), fiveRounds('platluis.five-rounds')],
    play: [
      settled('platluis.turn', t.rules.turn),
      first('platluis.first'),
      book('platluis.ten-throws', t.rules['ten-throws']),
      book('platluis.stop-at-one', t.rules['stop-at-one']),
      settled('platluis.none', t.rules.none),
    ],
    end: [
      settled('platluis.added', t.rules.added),
      book('platluis.fewest-wins', t.rules['fewest-wins']),
      shared('platluis.shared'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

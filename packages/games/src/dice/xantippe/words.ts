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
    setup: [settled('xantippe.rounds', t.rules.rounds), fiveRounds('xantippe.five-rounds')],
    play: [
      settled('xantippe.turn', t.rules.turn),
      first('xantippe.first'),
      book('xantippe.seven', t.rules.seven),
    ],
    end: [
      settled('xantippe.added', t.rules.added),
      book('xantippe.fewest-wins', t.rules['fewest-wins']),
      shared('xantippe.shared'),
      settled('xantippe.limit', t.rules.limit),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

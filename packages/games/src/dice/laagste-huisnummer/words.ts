import type { Words } from '@spellendoos/kernel'
import { HOUSE_SAYS, houseRules } from '../house-number-words.ts'
import { book, BY_THE_BOOK, ROUNDS_OF_TURNS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: houseRules(
    'laagste-huisnummer',
    t.rules['laagste-huisnummer'],
    book('laagste-huisnummer.lowest-wins', t.rules['laagste-huisnummer.lowest-wins']),
  ),
  says: HOUSE_SAYS,
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

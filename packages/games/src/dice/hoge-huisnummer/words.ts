import type { Words } from '@spellendoos/kernel'
import { HOUSE_SAYS, houseRules } from '../house-number-words.ts'
import { book, BY_THE_BOOK, ROUNDS_OF_TURNS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['House number'],
  about: t.about,
  friend: t.friend,
  rules: houseRules(
    'hoge-huisnummer',
    t.rules['hoge-huisnummer'],
    book('hoge-huisnummer.highest-wins', t.rules['hoge-huisnummer.highest-wins']),
  ),
  says: HOUSE_SAYS,
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}

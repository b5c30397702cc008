import { inSections, type Rule, type Text } from '@spellendoos/kernel'
import { book, DICE_SAYS, first, fiveRounds, settled, shared } from './words.ts'
import { t } from './words/texts.ts'

/** What is said while a house number is made. */
export const HOUSE_SAYS = { ...DICE_SAYS, ...t['house-says'] }

/** The rules that both house numbers share; what wins comes after them. */
export const houseRules = (id: string, aim: Text, wins: Rule) =>
  inSections({
    setup: [settled(`${id}.rounds`, t['house-rules'].rounds), fiveRounds(`${id}.five-rounds`)],
    play: [
      settled(`${id}.turn`, t['house-rules'].turn),
      first(`${id}.first`),
      book(`${id}.three-throws`, aim),
      book(`${id}.set-aside`, t['house-rules']['set-aside']),
      book(`${id}.places`, t['house-rules'].places),
      settled(`${id}.last-die`, t['house-rules']['last-die']),
    ],
    end: [settled(`${id}.added`, t['house-rules'].added), wins, shared(`${id}.shared`)],
  })

import type { Rule, RuleId, Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const book = (id: RuleId, text: Text): Rule => ({ id, source: 'book', text })
export const settled = (id: RuleId, text: Text): Rule => ({ id, source: 'settled', text })

/** The rules of every race for a pot: the money, and how the race ends. */
export const raceRules = (game: string) => ({
  purse: settled(`${game}.purse`, t['race-rules'].purse),
  end: settled(`${game}.end`, t['race-rules'].end),
  places: settled(`${game}.places`, t['race-rules'].places),
  rounding: settled(`${game}.rounding`, t['race-rules'].rounding),
  onlyOne: settled(`${game}.only-one`, t['race-rules']['only-one']),
  nobody: settled(`${game}.nobody`, t['race-rules'].nobody),
  mostThrows: settled(`${game}.most-throws`, t['race-rules']['most-throws']),
  sharedPrizes: settled(`${game}.shared-prizes`, t['race-rules']['shared-prizes']),
})

/** What every race says. */
export const RACE_SAYS = t['race-says']

export const BY_THE_BOOK = t['by-the-book']

import type { Rule, RuleId, Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** What every game of the family says. */
export const STEPS_SAYS = t.says

/** What the races to the other side say in addition. */
export const RACE_SAYS = { ...STEPS_SAYS, ...t['race-says'] }

/** What is said if both players can be blocked at once. */
export const BOTH_BLOCKED_SAYS = t['both-blocked-says']

/** The texts of rules that several of these games share. */
export const STEPS_RULES = t.rules

/** The rules of one game, each with its id and its source. */
export const rulesOf = (game: string) => ({
  book: (id: string, text: Text): Rule => ({ id: ruleId(game, id), source: 'book', text }),
  settled: (id: string, text: Text): Rule => ({ id: ruleId(game, id), source: 'settled', text }),
})

const ruleId = (game: string, id: string): RuleId => `${game}.${id}`

export const BY_THE_BOOK_WORDS = t['by-the-book-words']

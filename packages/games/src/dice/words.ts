import type { Rule, RuleId, Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const book = (id: RuleId, text: Text): Rule => ({ id, source: 'book', text })
export const settled = (id: RuleId, text: Text): Rule => ({ id, source: 'settled', text })

/** What every dice game says. */
export const DICE_SAYS = t.says

/** What games say in which a turn brings points. */
export const POINTS_SAYS = { ...DICE_SAYS, ...t['points-says'] }

/** What games say in which a player may throw on or stop. */
export const CHOICE_SAYS = t['choice-says']

export const BY_THE_BOOK = t['by-the-book']

/** The option `rounds`, if a round is a turn for everyone. */
export const ROUNDS_OF_TURNS: Text = t['rounds-of-turns']

/** The option `rounds`, if a round has a winner of its own. */
export const ROUNDS_TO_WIN: Text = t['rounds-to-win']

/** Rules that many dice games share, in each game's own list. */
export const fiveRounds = (id: RuleId): Rule => settled(id, t['five-rounds'])

export const first = (id: RuleId): Rule => settled(id, t.first)

export const shared = (id: RuleId): Rule => settled(id, t.shared)

export const mostPoints = (text: (id: RuleId, text: Text) => Rule, id: RuleId): Rule =>
  text(id, t['most-points'])

/** One round, unless several are agreed; then each is worth a point. */
export const oneRound = (id: RuleId): Rule => settled(id, t['one-round'])

export const limit = (id: RuleId): Rule => settled(id, t.limit)

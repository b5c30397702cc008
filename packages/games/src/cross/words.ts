import type { Rule, RuleId, Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const book = (id: RuleId, text: Text): Rule => ({ id, source: 'book', text })
export const settled = (id: RuleId, text: Text): Rule => ({ id, source: 'settled', text })

/** Describes the lines of the cross, for games whose pieces move along them. */
export const crossLines = (id: RuleId): Rule => settled(id, t.lines)

export const BY_THE_BOOK = t['by-the-book']

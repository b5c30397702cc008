import { t } from './words/texts.ts'

/** What every draughts game says. */
export const DRAUGHTS_SAYS = t.says

/** The texts of rules that several draughts games share. */
export const DRAUGHTS_RULES = t.rules

/** The texts of rules that games on all hundred fields share. */
export const HUNDRED_RULES = t['hundred-rules']

/** The option to make captures optional, and the one preset. */
export const DRAUGHTS_OPTIONS = t.options

export const DRAUGHTS_PRESETS = t.presets

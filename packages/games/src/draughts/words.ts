import { t } from './words/texts.ts'

/** What every draughts game says. */
export const DRAUGHTS_SAYS = t.says

/** The rules that several draughts games share, in words. */
export const DRAUGHTS_RULES = t.rules

/** The rules that games on all hundred fields share, in words. */
export const HUNDRED_RULES = t['hundred-rules']

/** The option that lets captures go by, and the one preset. */
export const DRAUGHTS_OPTIONS = t.options

export const DRAUGHTS_PRESETS = t.presets

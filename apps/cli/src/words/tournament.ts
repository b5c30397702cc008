import type { Lang } from '@spellendoos/kernel'
import { textFormatter } from './text-formatter.ts'
import { t } from './texts.ts'

/** What a tournament says. */
const TOURNAMENT = t.tournament

export const tournamentWords = (lang: Lang) => textFormatter(TOURNAMENT, lang)

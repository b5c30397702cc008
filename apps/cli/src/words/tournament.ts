import type { Lang } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'
import { t } from './texts.ts'

/** What a tournament says. */
const TOURNAMENT = t.tournament

export const tournamentWords = (lang: Lang) => tongue(TOURNAMENT, lang)

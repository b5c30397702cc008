import type { Lang } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'
import { t } from './texts.ts'

/** What is said when a match is looked back at. */
const REVIEW = t.review

export const reviewWords = (lang: Lang) => tongue(REVIEW, lang)

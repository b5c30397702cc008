import type { Lang } from '@spellendoos/kernel'
import { textFormatter } from './text-formatter.ts'
import { t } from './texts.ts'

/** What is said when a match is looked back at. */
const REVIEW = t.review

export const reviewWords = (lang: Lang) => textFormatter(REVIEW, lang)

import type { Lang } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'
import { t } from './texts.ts'

/** What is said at the table while a match is played. */
const TABLE = t.table

export type TableWords = ReturnType<typeof tableWords>
export const tableWords = (lang: Lang) => tongue(TABLE, lang)

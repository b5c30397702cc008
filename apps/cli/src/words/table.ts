import type { Lang } from '@spellendoos/kernel'
import { textFormatter } from './text-formatter.ts'
import { t } from './texts.ts'

/** What is said at the table while a match is played. */
const TABLE = t.table

export type TableWords = ReturnType<typeof tableWords>
export const tableWords = (lang: Lang) => textFormatter(TABLE, lang)

import type { Lang } from '@spellendoos/kernel'
import { textFormatter } from './text-formatter.ts'
import { t } from './texts.ts'

/** What the command says outside a match: its help, its lists, its complaints. */
const BOX = t.box

export type BoxWords = ReturnType<typeof boxWords>
export const boxWords = (lang: Lang) => textFormatter(BOX, lang)

import type { Lang } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'
import { t } from './texts.ts'

/** What the command says outside a match: its help, its lists, its complaints. */
const BOX = t.box

export type BoxWords = ReturnType<typeof boxWords>
export const boxWords = (lang: Lang) => tongue(BOX, lang)

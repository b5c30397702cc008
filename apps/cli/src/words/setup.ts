import type { Lang } from '@spellendoos/kernel'
import { textFormatter } from './text-formatter.ts'
import { t } from './texts.ts'

/** What is asked before a match begins. */
const SETUP = t.setup

export type SetupWords = ReturnType<typeof setupWords>
export const setupWords = (lang: Lang) => textFormatter(SETUP, lang)

/** Whether somebody says yes in the language: its first letter is enough. */
export const isYes = (answer: string, lang: Lang): boolean =>
  answer.trim().toLowerCase().startsWith(SETUP.yes[lang].charAt(0))

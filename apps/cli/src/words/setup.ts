import type { Lang } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'
import { t } from './texts.ts'

/** What is asked before a match begins. */
const SETUP = t.setup

export type SetupWords = ReturnType<typeof setupWords>
export const setupWords = (lang: Lang) => tongue(SETUP, lang)

/** Whether somebody says yes in the language: its first letter is enough. */
export const isYes = (answer: string, lang: Lang): boolean =>
  answer.trim().toLowerCase().startsWith(SETUP.yes[lang].charAt(0))

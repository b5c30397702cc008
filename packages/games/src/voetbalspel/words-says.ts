import type { Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Sentences for facts, labels and coaching. */
export const says: Readonly<Record<string, Text>> = t.says

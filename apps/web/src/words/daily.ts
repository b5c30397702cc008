import type { Text } from '@spellendoos/kernel'
import { speak } from '@spellendoos/scene'
import { lang, voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The challenges of the day. */
export const sayDaily = voiceOf(t.daily)

/** A score in the words of its game. */
export const sayScore = (counts: Text, n: number): string =>
  speak({ says: { counts } }, { say: 'counts', n }, lang())

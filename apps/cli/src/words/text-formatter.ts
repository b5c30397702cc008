import type { Lang, Say, Text } from '@spellendoos/kernel'
import { speak } from '@spellendoos/scene'

export type Fillings = Readonly<Record<string, string | number | Say>>

/** Formats the texts of one list in one language. */
export const textFormatter =
  <Key extends string>(says: Readonly<Record<Key, Text>>, lang: Lang) =>
  (say: Key, fillings: Fillings = {}): string =>
    speak({ says }, { ...fillings, say }, lang)

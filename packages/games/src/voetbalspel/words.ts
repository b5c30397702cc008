import type { Words } from '@spellendoos/kernel'
import { rules } from './words-rules.ts'
import { says } from './words-says.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Football', 'Soccer', 'Voetbal', 'Fußball'],
  occasions: ['football'],
  about: t.about,
  friend: t.friend,
  rules,
  says,
  options: t.options,
  choices: t.choices,
  presets: t.presets,
}

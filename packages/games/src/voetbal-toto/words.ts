import type { Words } from '@spellendoos/kernel'
import { rules } from './words-rules.ts'
import { says } from './words-says.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Football pools', 'Fußballtoto', 'Loto foot'],
  occasions: ['football'],
  about: t.about,
  friend: t.friend,
  rules,
  says,
  options: {
    rounds: t.options.rounds,
    stopSeconds: t.options['stop-seconds'],
  },
  presets: t.presets,
}

import type { Words } from '@spellendoos/kernel'
import { starRules } from '../star.ts'
import { BY_THE_BOOK, HALMA_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Chinese checkers', 'Sternhalma', 'Dames chinoises', 'Sterhalma'],
  about: t.about,
  friend: t.friend,
  rules: starRules('halma-voor-drie', t.rules['halma-voor-drie']),
  says: HALMA_SAYS,
  options: {},
  presets: { boekje: BY_THE_BOOK },
}

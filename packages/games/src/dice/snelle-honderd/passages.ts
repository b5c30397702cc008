import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'the first with a hundred points wins', rule: 'snelle-honderd.first-to-hundred' },
  '1.2a': { says: 'points are written down after each throw', rule: 'snelle-honderd.points' },
  '1.2b': { says: 'of every player in turn', rule: 'snelle-honderd.turn' },
  '1.3': { says: 'a double may be multiplied', rule: 'snelle-honderd.double' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'make your neighbour a bald frog', rule: 'kale-kikker.challenge' },
  '1.2a': { says: 'count your throw of four dice', rule: 'kale-kikker.challenge' },
  '1.2b': { says: 'then the left neighbour throws', rule: 'kale-kikker.turn' },
  '1.3a': { says: 'equal or less: the neighbour is bald', rule: 'kale-kikker.not-above' },
  '1.3b': { says: 'and plays no more', rule: 'kale-kikker.bald' },
  '2.1': { says: 'a higher throw: you stop yourself, bald', rule: 'kale-kikker.above' },
  '2.2': { says: 'the neighbour tries the same on the next one', rule: 'kale-kikker.survivor' },
  '2.3': { says: 'at last one player is left', rule: 'kale-kikker.last-left' },
  '2.4': { says: 'a cosy and exciting game', none: 'story' },
}

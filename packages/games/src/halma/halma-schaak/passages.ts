import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { HALMA, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'halma-schaak.equipment' },
  '1.2': { says: 'ten halma pawns in two colours', rule: 'halma-schaak.equipment' },
  '2.1': { says: 'ordinary halma takes long', none: 'story' },
  '2.2': { says: 'for a shorter game: a draughtboard and ten men', rule: 'halma-schaak.equipment' },
  '2.3': { says: 'the ten start in opposite corners', rule: 'halma-schaak.setup' },
  '2.4': { says: 'then the usual rules of halma hold', none: 'leads-on' },
  '2.5': { says: 'both try to bring ten men into play quickly', rule: 'halma-schaak.stay-behind' },
  '2.6': { says: 'no man may stay behind', rule: 'halma-schaak.stay-behind' },
  ...takenOver('halma-schaak', HALMA, [...PLAY, 'goal']),
}

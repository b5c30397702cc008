import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'ten throws one after the other', rule: 'platluis.ten-throws' },
  '1.2': { says: 'at a one you stop and note the number of throws', rule: 'platluis.stop-at-one' },
  '1.3': { says: 'whoever had the one first wins', rule: 'platluis.fewest-wins' },
}

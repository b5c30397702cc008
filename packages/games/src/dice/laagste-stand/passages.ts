import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'five rounds', rule: 'laagste-stand.five-rounds' },
  '1.1b': { says: 'one throw each a round', rule: 'laagste-stand.turn' },
  '1.2': { says: 'every throw is written down and added', rule: 'laagste-stand.added' },
  '1.3': { says: 'a five or a two may be taken off', rule: 'laagste-stand.taken-off' },
  '1.4': { says: 'the lowest score after the last round wins', rule: 'laagste-stand.lowest-wins' },
}

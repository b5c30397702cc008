import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'everyone notes a row of numbers', rule: 'toto-dobbel.lists' },
  '2.1': { says: '12 in red and in black', rule: 'toto-dobbel.lists' },
  '2.2': { says: '23 in red and in black', rule: 'toto-dobbel.lists' },
  '2.3': { says: '34 in red and in black', rule: 'toto-dobbel.lists' },
  '2.4': { says: '45 in red and in black', rule: 'toto-dobbel.lists' },
  '2.5': { says: '56 in red and in black', rule: 'toto-dobbel.lists' },
  '3.1a': { says: 'one throw in turn with the white and black dice', rule: 'toto-dobbel.turn' },
  '3.1b': { says: 'to make one of the numbers and cross it off', rule: 'toto-dobbel.cross-off' },
  '4.1': { says: 'the first to cross off all, in any order, wins', rule: 'toto-dobbel.first-clear' },
  '4.2': { says: 'each double throw counts, with one pair or both', rule: 'toto-dobbel.cross-off' },
}

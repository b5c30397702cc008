import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'as often as you like, always with both dice', rule: 'xantippe.seven' },
  '1.2': { says: 'seven in all: 6 and 1, 5 and 2, 4 and 3', rule: 'xantippe.seven' },
  '1.3': { says: 'the fewest throws win', rule: 'xantippe.fewest-wins' },
}

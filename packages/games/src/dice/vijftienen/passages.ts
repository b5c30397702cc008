import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'one throw only', rule: 'vijftienen.one-throw' },
  '1.1b': { says: 'to make fifteen', rule: 'vijftienen.hit' },
  '1.2': { says: 'every kind of sum may be used', rule: 'vijftienen.calculate' },
  '1.3': { says: 'the point is to reach fifteen', none: 'repeats' },
  '2.1a': { says: 'implied by the examples: three dice', rule: 'vijftienen.equipment' },
  '2.1b': { says: 'three examples', rule: 'vijftienen.hit' },
}

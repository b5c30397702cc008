import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': {
    says: 'the same game as the one before: one die aside after each throw',
    rule: 'laagste-huisnummer.set-aside',
  },
  '1.1b': { says: 'the same game: you choose the place', rule: 'laagste-huisnummer.places' },
  '1.1c': { says: 'now the lowest combination', rule: 'laagste-huisnummer.lowest-wins' },
  '1.2': { says: 'the ideal number is 111', rule: 'laagste-huisnummer.three-throws' },
}

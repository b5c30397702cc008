import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'agree on rounds, best as many as players', rule: 'poffen-dobbel.rounds' },
  '1.2a': { says: 'player one throws', rule: 'poffen-dobbel.leader' },
  '1.2b': { says: 'the others try to throw the same', rule: 'poffen-dobbel.turn' },
  '1.3a': { says: 'failing costs a match for each pip too few', rule: 'poffen-dobbel.too-few' },
  '1.3b': { says: 'two for each pip too many', rule: 'poffen-dobbel.too-many' },
  '2.1': { says: 'the same at once: out, and no more play', rule: 'poffen-dobbel.equal' },
  '2.2': { says: 'one throw each', rule: 'poffen-dobbel.turn' },
  '2.3': { says: 'player two starts the next round', rule: 'poffen-dobbel.leader' },
  '2.4': { says: 'whoever pays most loses most', rule: 'poffen-dobbel.most-loses' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'paardesprong.board' },
  '1.2': { says: 'one knight', rule: 'paardesprong.knight' },
  '2.1': { says: 'a chess knight’s move: two ahead, one aside', rule: 'paardesprong.jump' },
  '2.2': { says: 'a hard game for one', rule: 'paardesprong.board' },
  '2.3a': { says: 'over all hundred fields', rule: 'paardesprong.goal' },
  '2.3b': { says: 'no field twice', rule: 'paardesprong.once' },
  '3.1a': { says: 'an example from a1', rule: 'paardesprong.jump' },
  '3.1b': { says: 'implied: begin on any field', rule: 'paardesprong.start' },
  '3.2': { says: 'from c2 and from b3', rule: 'paardesprong.jump' },
  '3.3': { says: 'mark used fields on paper', none: 'material' },
  '3.4': { says: 'with a pencil and a rubber, for when you go wrong', rule: 'paardesprong.undo' },
  '4.1': { says: 'a training for the mind', none: 'story' },
}

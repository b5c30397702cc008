import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'one throw a round each', rule: 'stommetje-spelen.turn' },
  '1.1b': { says: 'twelve rounds', rule: 'stommetje-spelen.twelve' },
  '1.2': { says: 'one to six in as few throws as you can', rule: 'stommetje-spelen.up' },
  '1.3': { says: 'first a one, then a two, up to six', rule: 'stommetje-spelen.up' },
  '1.4': { says: 'when everyone has six it goes back to one', rule: 'stommetje-spelen.down' },
  '1.5': { says: 'write everything down', none: 'material' },
  '2.1': {
    says: 'first through both ways with the fewest throws wins',
    rule: 'stommetje-spelen.fewest-wins',
  },
  '2.2': { says: 'no speaking', rule: 'stommetje-spelen.silence' },
  '2.3a': { says: 'whoever speaks starts again', rule: 'stommetje-spelen.silence' },
  '2.3b': { says: 'from where: the row, or the whole game', rule: 'stommetje-spelen.row-start' },
}

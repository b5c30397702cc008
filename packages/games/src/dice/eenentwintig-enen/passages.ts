import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a die for everyone', rule: 'eenentwintig-enen.turn' },
  '1.2a': { says: 'throw in turn', rule: 'eenentwintig-enen.turn' },
  '1.2b': { says: 'all ones are counted on', rule: 'eenentwintig-enen.ones' },
  '1.3a': { says: 'the twenty-first one wins', rule: 'eenentwintig-enen.twenty-first' },
  '1.3b': { says: 'the winner starts the next game', rule: 'eenentwintig-enen.starts-next' },
  '1.4a': { says: 'there are part wins: one point for the seventh', rule: 'eenentwintig-enen.seventh' },
  '1.4b': { says: 'two points for the fourteenth', rule: 'eenentwintig-enen.fourteenth' },
  '1.4c': { says: 'five points for the twenty-first', rule: 'eenentwintig-enen.twenty-first' },
}

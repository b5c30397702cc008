import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'the first player names a number', rule: 'dode-sprong.first' },
  '1.1b': { says: 'under thirty', rule: 'dode-sprong.name' },
  '1.2': { says: 'the second player throws', rule: 'dode-sprong.turn' },
  '1.3a': { says: 'the others’ throws are added', rule: 'dode-sprong.added' },
  '1.3b': { says: 'until somebody reaches or passes the number', rule: 'dode-sprong.out' },
  '1.4': { says: 'that player’s leap failed and they stop', rule: 'dode-sprong.out' },
  '1.5': { says: 'others share the fate', none: 'leads-on' },
  '1.6': { says: 'the only one left wins', rule: 'dode-sprong.last-left' },
}

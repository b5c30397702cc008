import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'contract-dammen.equipment' },
  '1.2': { says: 'twenty men each in two colours', rule: 'contract-dammen.equipment' },
  '1.3': { says: 'made in Chicago in 1934', none: 'story' },
  '2.1a': { says: 'eighteen men each to start with', rule: 'contract-dammen.equipment' },
  '2.1b': { says: 'set up as in Dutch draughts', rule: 'contract-dammen.setup' },
  '2.2': { says: 'the rules are the same', none: 'leads-on' },
  '2.3a': { says: 'a nineteenth and a twentieth man may enter', rule: 'contract-dammen.reserve' },
  '2.3b': { says: 'on a square of the base row that has become free', rule: 'contract-dammen.base-row' },
  '2.4': { says: 'an example: square 4', rule: 'contract-dammen.base-row' },
  ...takenOver('contract-dammen', DAMMEN, PLAY),
}

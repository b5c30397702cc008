import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a board with horses', rule: 'weens-paardespel.equipment' },
  '1.2': { says: 'halma pawns', rule: 'weens-paardespel.equipment' },
  '1.3': { says: 'one die', rule: 'weens-paardespel.equipment' },
  '2.1': { says: 'an Austrian game for as many as there are figures', rule: 'weens-paardespel.equipment' },
  '2.2': { says: 'everyone puts the agreed amount in the pot', rule: 'weens-paardespel.stake' },
  '2.3a': { says: 'all horses on number 1', rule: 'weens-paardespel.setup' },
  '2.3b': { says: 'you throw in the order you sit', rule: 'weens-paardespel.turn' },
  '2.4': { says: 'as many fields as pips', rule: 'weens-paardespel.throw' },
  '2.5': { says: 'the first on 100 wins and takes two thirds', rule: 'weens-paardespel.prizes' },
  '2.6': { says: 'the other third is the second’s', rule: 'weens-paardespel.prizes' },
  '2.7': { says: 'on 18 you miss a turn', rule: 'weens-paardespel.miss' },
  '2.8a': { says: 'on 33, the waterfall, you stop', rule: 'weens-paardespel.waterfall' },
  '2.8b': { says: 'on 49 you throw twice', rule: 'weens-paardespel.twice' },
  '2.9': { says: 'on 74 you pay a guilder to the pot', rule: 'weens-paardespel.fine' },
  '2.10': { says: 'on 86 you go back ten', rule: 'weens-paardespel.back' },
}

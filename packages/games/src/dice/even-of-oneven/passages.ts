import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'agree on even or odd', rule: 'even-of-oneven.rounds' },
  '1.1b': { says: 'agree on the number of rounds', rule: 'even-of-oneven.rounds' },
  '1.1c': { says: 'implied: everyone throws in turn', rule: 'even-of-oneven.turn' },
  '1.2': { says: 'for even only two, four and six count', rule: 'even-of-oneven.counts' },
  '1.3': { says: 'all even: multiply and add to the total', rule: 'even-of-oneven.product' },
  '1.4': { says: 'one odd: only the thrown pips count', rule: 'even-of-oneven.one-fits' },
  '1.5': { says: 'only odd: miss a turn', rule: 'even-of-oneven.none' },
  '1.6': { says: 'the highest total wins', rule: 'even-of-oneven.highest-wins' },
}

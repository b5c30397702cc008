import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'one die and six matches each', rule: 'brandstapel.matches' },
  '2.1a': { says: 'only one, two and three count', rule: 'brandstapel.nothing' },
  '2.1b': { says: 'implied: you throw in turn', rule: 'brandstapel.turn' },
  '2.2a': { says: 'a one gives a match to the left', rule: 'brandstapel.left' },
  '2.2b': { says: 'a two gives one to the right', rule: 'brandstapel.right' },
  '2.2c': { says: 'a three puts one on the pyre', rule: 'brandstapel.burn' },
  '3.1': { says: 'without matches you go on, a neighbour may give you one', rule: 'brandstapel.empty' },
  '3.2': { says: 'the last three with the last match wins', rule: 'brandstapel.last-match' },
}

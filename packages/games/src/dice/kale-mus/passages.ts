import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'agree on the number of rounds', rule: 'kale-mus.rounds' },
  '1.2a': { says: 'everyone throws once', rule: 'kale-mus.turn' },
  '1.2b': { says: 'the pips are the left neighbour’s', rule: 'kale-mus.left-neighbour' },
  '1.3': { says: 'you get what another threw for you', none: 'repeats' },
  '2.1': { says: 'a one, the bald sparrow, costs its thrower a point', rule: 'kale-mus.one-costs' },
  '2.2': { says: 'after the last round the highest score wins', rule: 'kale-mus.highest-wins' },
}

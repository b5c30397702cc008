import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'three throws, fewer if you like', rule: 'chicago.three-throws' },
  '1.1b': { says: 'implied: everyone in turn', rule: 'chicago.turn' },
  '1.2': { says: 'a one is 100, a six 60', rule: 'chicago.worth' },
  '1.3': { says: 'three ones in a turn are Chicago, 300', rule: 'chicago.three-ones' },
  '2.1': { says: 'two to five count as they are', rule: 'chicago.worth' },
  '2.2a': { says: 'now for tricks with dice', none: 'leads-on' },
  '2.2b': { says: 'two sixes in the first throw: turn one to a one', rule: 'chicago.turn-sixes' },
  '2.3': { says: 'three sixes in the first throw: turn two', rule: 'chicago.turn-sixes' },
  '2.4': { says: 'a die may stay while the others are thrown again', rule: 'chicago.keep' },
  '2.5': { says: 'the first with a thousand wins', rule: 'chicago.first-to-thousand' },
  '3.1': { says: 'six examples', rule: 'chicago.worth' },
}

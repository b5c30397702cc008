import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'the highest number in three throws', rule: 'hoge-huisnummer.three-throws' },
  '1.2a': { says: 'an example: leave the six', rule: 'hoge-huisnummer.set-aside' },
  '1.2b': { says: 'say ‘first figure’', rule: 'hoge-huisnummer.places' },
  '1.2c': { says: 'and throw on with the other two', rule: 'hoge-huisnummer.set-aside' },
  '1.3a': { says: 'then leave the four and say ‘middle figure’', none: 'repeats' },
  '1.3b': { says: 'and throw for the last figure', rule: 'hoge-huisnummer.three-throws' },
  '1.4': { says: 'at more risk the order may be changed', rule: 'hoge-huisnummer.places' },
  '1.5': { says: 'the highest combination wins', rule: 'hoge-huisnummer.highest-wins' },
}

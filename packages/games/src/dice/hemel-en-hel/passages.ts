import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'agree on the number of rounds', rule: 'hemel-en-hel.rounds' },
  '1.2': { says: 'everyone throws once', rule: 'hemel-en-hel.turn' },
  '1.3a': { says: 'the top counts tens', rule: 'hemel-en-hel.heaven' },
  '1.3b': { says: 'the bottom counts ones', rule: 'hemel-en-hel.hell' },
  '1.4': { says: 'an example with five and two', none: 'leads-on' },
  '1.5': { says: '52 and 34', rule: 'hemel-en-hel.hell' },
  '1.6': { says: 'together 86', none: 'repeats' },
  '1.7': { says: 'the highest score after the rounds wins', rule: 'hemel-en-hel.highest-wins' },
}

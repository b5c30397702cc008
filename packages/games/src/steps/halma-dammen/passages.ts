import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': {
    says: 'the rules are much like those of the game before: dark squares',
    rule: 'halma-dammen.diagonal',
  },
  '1.1b': { says: 'like the game before: one square', rule: 'halma-dammen.one-step' },
  '1.2a': { says: 'ten men only', rule: 'halma-dammen.equipment' },
  '1.2b': { says: 'implied by ten: the two outer rows', rule: 'halma-dammen.setup' },
  '1.2c': { says: 'forward only', rule: 'halma-dammen.forward' },
  '1.3': { says: 'the aim: all men on the other side, as soon as you can', rule: 'halma-dammen.goal' },
}

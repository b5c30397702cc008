import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'throw as often as you like', rule: 'boze-drie.as-often' },
  '1.1b': { says: 'at a three you stop', rule: 'boze-drie.three-stops' },
  '1.2': { says: 'the highest score wins', rule: 'boze-drie.highest-wins' },
}

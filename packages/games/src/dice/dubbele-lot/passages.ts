import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'everyone throws once', rule: 'dubbele-lot.turn' },
  '1.2': { says: 'throws are added as the game goes on', rule: 'dubbele-lot.added' },
  '1.3': { says: 'the first to reach 66 or more loses', rule: 'dubbele-lot.sixty-six' },
}

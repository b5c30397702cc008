import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'everyone throws seven times', rule: 'schommel-reeks.seven-throws' },
  '1.2': { says: 'plus, plus, minus, plus, minus, plus, minus', rule: 'schommel-reeks.signs' },
  '1.3': { says: 'the highest score at the end wins', rule: 'schommel-reeks.highest-wins' },
}

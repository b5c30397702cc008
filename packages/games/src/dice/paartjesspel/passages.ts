import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a white pair and a black pair', rule: 'paartjesspel.dice' },
  '1.2': { says: 'white adds, black subtracts', rule: 'paartjesspel.plus-minus' },
  '1.3a': { says: 'five throws each', rule: 'paartjesspel.five-throws' },
  '1.3b': { says: 'every result is written down and added', rule: 'paartjesspel.plus-minus' },
  '1.4': { says: 'the highest total wins', rule: 'paartjesspel.highest-wins' },
}

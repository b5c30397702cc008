import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'agree on the number of rounds', rule: 'handjesspel.rounds' },
  '1.2': { says: 'everyone throws once', rule: 'handjesspel.turn' },
  '1.3': { says: 'only fives count, five points each', rule: 'handjesspel.fives' },
  '1.4': { says: 'two fives make 25', rule: 'handjesspel.two-fives' },
  '1.5': { says: 'the highest total wins', rule: 'handjesspel.highest-wins' },
  '1.6': { says: 'also with three dice', rule: 'handjesspel.three-dice' },
}

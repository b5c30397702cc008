import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { HALMA, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'a halma board', rule: 'solo-halma.equipment' },
  '1.2': { says: 'nineteen men of one colour', rule: 'solo-halma.equipment' },
  '2.1': { says: 'nineteen men are set up in one court', rule: 'solo-halma.setup' },
  '2.2': { says: 'as few moves or jumps as possible to the court opposite', rule: 'solo-halma.goal' },
  '2.3': { says: 'moves and jumps are counted', rule: 'solo-halma.count' },
  '2.4': { says: 'find better ways each time', none: 'advice' },
  ...takenOver('solo-halma', HALMA, ['courts', ...PLAY]),
}

import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { HALMA, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1a': { says: 'six men on the fields between the coloured lines', rule: 'snel-halma.strip' },
  '1.1b': { says: 'implied: six men each', rule: 'snel-halma.equipment' },
  '1.2': { says: 'with two, the lines opposite each other', rule: 'snel-halma.setup' },
  '1.3': { says: 'with four, four of them', rule: 'snel-halma.setup' },
  '1.4': { says: 'the rules of great halma', none: 'leads-on' },
  '1.5': { says: 'the first in the little court opposite wins', rule: 'snel-halma.goal' },
  ...takenOver('snel-halma', HALMA, ['courts', ...PLAY, 'hinder', 'done']),
}

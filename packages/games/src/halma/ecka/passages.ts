import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { HALMA, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'the back of the halma board', rule: 'ecka.equipment' },
  '1.2': { says: 'halma pawns', rule: 'ecka.equipment' },
  '2.1a': { says: 'fifteen men of a colour on green, red and purple', rule: 'ecka.equipment' },
  '2.1b': { says: 'to be brought to the points opposite', rule: 'ecka.goal' },
  '2.2': { says: 'the rules of halma for two or four hold', none: 'leads-on' },
  ...takenOver('ecka', HALMA, [...PLAY, 'hinder', 'done']),
}

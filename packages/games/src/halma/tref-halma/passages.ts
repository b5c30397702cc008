import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { HALMA, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1a': { says: 'for two, three or four', rule: 'tref-halma.equipment' },
  '1.1b': { says: 'the man on the hindmost field is marked', rule: 'tref-halma.marked' },
  '1.2': { says: 'bring it to the hindmost field opposite', rule: 'tref-halma.goal' },
  '1.3': { says: 'the other men must be brought into play too', rule: 'tref-halma.others' },
  ...takenOver('tref-halma', HALMA, ['courts', ...PLAY]),
}

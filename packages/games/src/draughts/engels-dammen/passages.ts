import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'captures go straight ahead, right and left too', rule: 'engels-dammen.capture-ways' },
  ...takenOver('engels-dammen', DAMMEN, ['equipment', 'setup', ...PLAY]),
}

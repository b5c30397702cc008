import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1a': { says: 'the first to lose all men wins', rule: 'slag-dammen.no-pieces' },
  '1.1b': { says: 'draughts reversed', none: 'leads-on' },
  ...takenOver('slag-dammen', DAMMEN, ['equipment', 'setup', ...PLAY]),
}

import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1a': { says: 'a strange variation of Dutch draughts', none: 'leads-on' },
  '1.1b': { says: 'again twenty men', rule: 'frans-dammen.equipment' },
  '1.1c': { says: 'that move forward only', rule: 'frans-dammen.forward' },
  '1.2': { says: 'but capture backward', rule: 'frans-dammen.capture-ways' },
  '1.3a': { says: 'men that reach the other side become kings', rule: 'frans-dammen.crown' },
  '1.3b': { says: 'kings capture forward and backward', rule: 'frans-dammen.king-ways' },
  ...takenOver('frans-dammen', DAMMEN, ['setup', ...PLAY.filter((rule) => !['forward'].includes(rule))]),
}

import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'a strange variation of Dutch draughts', none: 'leads-on' },
  '1.2a': { says: 'again twenty men', rule: 'frans-dammen.equipment' },
  '1.2b': { says: 'that move forward only', rule: 'frans-dammen.forward' },
  '1.3': { says: 'but capture backward', rule: 'frans-dammen.capture-ways' },
  '1.4a': { says: 'men that reach the other side become kings', rule: 'frans-dammen.crown' },
  '1.4b': { says: 'kings capture forward and backward', rule: 'frans-dammen.king-ways' },
  ...takenOver('frans-dammen', DAMMEN, ['setup', ...PLAY.filter((rule) => !['forward'].includes(rule))]),
}

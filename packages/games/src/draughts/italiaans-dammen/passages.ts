import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1a': { says: 'as in Dutch draughts, twenty men each', rule: 'italiaans-dammen.equipment' },
  '1.1b': { says: 'known since the late sixteenth century', none: 'story' },
  '1.2': { says: 'men move forward only', rule: 'italiaans-dammen.forward' },
  '2.1': { says: 'what is special', none: 'leads-on' },
  '3.1': { says: 'kings are captured by kings only', rule: 'italiaans-dammen.kings-by-kings' },
  '4.1a': { says: 'capturing is compulsory', rule: 'italiaans-dammen.must-capture' },
  '4.1b': { says: 'a longer capture comes before all', rule: 'italiaans-dammen.longest-capture' },
  ...takenOver('italiaans-dammen', DAMMEN, ['setup', ...PLAY.filter((rule) => !['forward'].includes(rule))]),
}

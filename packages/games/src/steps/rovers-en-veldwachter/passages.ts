import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'rovers-en-veldwachter.equipment' },
  '1.2': { says: 'twenty men each in two colours', rule: 'rovers-en-veldwachter.equipment' },
  '2.1': { says: 'set up as in draughts', rule: 'rovers-en-veldwachter.setup' },
  '2.2a': { says: 'diagonally', rule: 'rovers-en-veldwachter.diagonal' },
  '2.2b': { says: 'one square at a time', rule: 'rovers-en-veldwachter.one-step' },
  '2.3': { says: 'forward or backward as you like', rule: 'rovers-en-veldwachter.diagonal' },
  '2.4a': { says: 'a free square behind men of the other side: jump', rule: 'rovers-en-veldwachter.jump' },
  '2.4b': { says: 'implied: only onto a free square', rule: 'rovers-en-veldwachter.free-field' },
  '2.4c': { says: 'implied: not over your own', rule: 'rovers-en-veldwachter.not-over-own' },
  '2.4d': { says: 'as in a multiple capture', rule: 'rovers-en-veldwachter.chain' },
  '2.4e': { says: 'but the men stay', rule: 'rovers-en-veldwachter.stays' },
  '2.5a': { says: 'the aim: your men across', rule: 'rovers-en-veldwachter.goal' },
  '2.5b': { says: 'or the other shut in', rule: 'rovers-en-veldwachter.blocked' },
}

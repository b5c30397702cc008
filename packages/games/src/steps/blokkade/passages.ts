import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'blokkade.equipment' },
  '1.2': { says: 'twenty men each', rule: 'blokkade.equipment' },
  '2.1': { says: 'set up as in draughts', rule: 'blokkade.setup' },
  '2.2a': { says: 'only over the dark squares', rule: 'blokkade.diagonal' },
  '2.2b': { says: 'one square, forward or backward', rule: 'blokkade.one-step' },
  '2.3': { says: 'not by capturing but by enclosing', rule: 'blokkade.enclosed' },
  '3.1': { says: 'enclosed is a man that can go nowhere', rule: 'blokkade.enclosed' },
  '3.2': { says: 'enclosed men are taken off', rule: 'blokkade.enclosed' },
  '3.3': { says: 'the first without men has lost', rule: 'blokkade.no-men' },
}

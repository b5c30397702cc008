import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'the dice are put on top of each other', rule: 'dobbelstenen-toren.stack' },
  '1.2a': { says: 'the hidden numbers', rule: 'dobbelstenen-toren.answer' },
  '1.2b': { says: 'are fourteen less the top', rule: 'dobbelstenen-toren.trick' },
  '1.3': { says: 'the trick amazes onlookers', rule: 'dobbelstenen-toren.trick' },
  '1.4': { says: 'not too often', rule: 'dobbelstenen-toren.trick' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'everyone pays five guilders', rule: 'elf-hoog.ante' },
  '1.2a': { says: 'exactly eleven takes the pot', rule: 'elf-hoog.eleven' },
  '1.2b': { says: 'twelve doubles it', rule: 'elf-hoog.twelve' },
  '1.3': { says: 'below eleven pays the difference', rule: 'elf-hoog.less' },
}

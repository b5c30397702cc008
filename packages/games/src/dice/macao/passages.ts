import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'everyone throws three times', rule: 'macao.three-throws' },
  '1.2': { says: 'try to reach twelve', rule: 'macao.three-throws' },
  '1.3a': { says: 'above twelve is dead', rule: 'macao.dead' },
  '1.3b': { says: 'below it, a fourth throw may improve the score', rule: 'macao.fourth' },
}

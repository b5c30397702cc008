import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'two series of ten rounds', rule: 'hoog-en-laag.series' },
  '1.1b': { says: 'implied: everyone throws once a round', rule: 'hoog-en-laag.turn' },
  '1.2': { says: 'the lowest gets a dot', rule: 'hoog-en-laag.lowest' },
  '1.3': { says: 'in the second series the highest wipes one', rule: 'hoog-en-laag.highest' },
  '1.4': { says: 'the most dots left loses', rule: 'hoog-en-laag.most-loses' },
  '1.5': { says: 'the first to be clean wins, even of one dot', rule: 'hoog-en-laag.clean-first' },
  '1.6': { says: 'without a dot you neither win nor lose', rule: 'hoog-en-laag.unmarked' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'the board of fox and hens', rule: 'pyramide-spel.board' },
  '1.2': { says: 'seven pawns each in seven colours', rule: 'pyramide-spel.players' },
  '2.1': { says: 'one pawn each in turn on any field', rule: 'pyramide-spel.place' },
  '2.2': { says: 'the yellow centre stays free', rule: 'pyramide-spel.centre' },
  '2.3': {
    says: 'build pyramids of three, equal-sided, and stop the others’',
    rule: 'pyramide-spel.pyramid',
  },
  '2.4': { says: 'the most pyramids win', rule: 'pyramide-spel.most' },
  '3.1': { says: 'with two, fourteen pawns each', rule: 'pyramide-spel.pawns' },
  '3.2': { says: 'a pyramid built takes a pawn off the other', rule: 'pyramide-spel.built' },
  '3.3a': { says: 'when all are placed', rule: 'pyramide-spel.place-first' },
  '3.3b': { says: 'pawns slide while fields are free', rule: 'pyramide-spel.slide' },
  '3.4': { says: 'pawns in a pyramid may not be used', rule: 'pyramide-spel.standing' },
  '3.5': { says: 'one field at a time', rule: 'pyramide-spel.slide' },
  '4.1': { says: 'a new pyramid may join on to an old one', rule: 'pyramide-spel.shared' },
  '4.2': { says: 'it ends when a player cannot slide', rule: 'pyramide-spel.no-slide' },
  '4.3': { says: 'with three, nine pawns each', rule: 'pyramide-spel.pawns' },
  '4.4': { says: 'with four, seven pawns each', rule: 'pyramide-spel.pawns' },
  '4.5': { says: 'players opposite each other may work together', rule: 'pyramide-spel.pairs' },
  '4.6': { says: 'but pyramids are of one’s own colour', rule: 'pyramide-spel.pairs' },
}

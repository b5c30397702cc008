import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a halma board', rule: 'rakado.board' },
  '1.2': { says: 'sixteen pawns each in two colours', rule: 'rakado.setup' },
  '1.3': { says: 'one die', rule: 'rakado.setup' },
  '2.1': { says: 'the pawns stand on the base lines', rule: 'rakado.setup' },
  '2.2': { says: 'throw for the start', rule: 'rakado.roll-off' },
  '2.3': { says: 'the highest starts', rule: 'rakado.roll-off' },
  '2.4a': { says: 'throws again and goes as far as the pips', rule: 'rakado.throw' },
  '2.4b': { says: 'with a pawn of one’s own', rule: 'rakado.own-pawns' },
  '2.5': { says: 'then it is the other’s turn', rule: 'rakado.turn' },
  '2.6': { says: 'a six throws again', rule: 'rakado.six-again' },
  '3.1': { says: 'the aim: the other’s base line', rule: 'rakado.arrive' },
  '3.2': { says: 'landing on a pawn captures it', rule: 'rakado.capture' },
  '3.3': { says: 'an overlooked capture: the other may take the pawn', rule: 'rakado.penalty' },
  '3.4': { says: 'the exact number is needed to arrive', rule: 'rakado.arrive' },
  '3.5': { says: 'otherwise you miss the turn', rule: 'rakado.pass' },
  '3.6': { says: 'a pawn that has arrived neither takes nor is taken', rule: 'rakado.home' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'played on a halma board', rule: 'gobang.board' },
  '1.2': { says: 'twelve pawns for each player', rule: 'gobang.pawns' },
  '2.1a': { says: 'each player gets twelve pawns', rule: 'gobang.pawns' },
  '2.1b': { says: 'implied: you play with your own', rule: 'gobang.own-pawns' },
  '2.1c': { says: 'the aim: five neighbouring fields', rule: 'gobang.five' },
  '2.2': { says: 'upright, across or diagonally', rule: 'gobang.five' },
  '2.3a': { says: 'one pawn a turn is placed', rule: 'gobang.place' },
  '2.3b': { says: 'implied: a pawn on a field of its own', rule: 'gobang.free-field' },
  '2.4': { says: 'make chances, spoil the others’', none: 'advice' },
  '2.5': { says: 'soon all pawns are placed without five in a row', none: 'story' },
  '2.6': { says: 'then you slide, as in draughts', rule: 'gobang.slide' },
  '2.7': { says: 'in turn, any direction, one field', rule: 'gobang.slide' },
  '2.8': { says: 'the first with five in a row wins', rule: 'gobang.five' },
  '3.1': { says: 'watch the others all the time', none: 'advice' },
  '3.2': { says: 'stop three in a row', none: 'advice' },
  '3.3': { says: 'quick play is more exciting', none: 'advice' },
  '4.1': { says: 'four people may play two and two', rule: 'gobang.pairs' },
  '4.2': { says: 'six pawns each, one colour a pair', rule: 'gobang.pairs' },
}

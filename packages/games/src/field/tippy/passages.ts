import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a halma board', rule: 'tippy.board' },
  '1.2': { says: 'fifteen pawns each', rule: 'tippy.pawns' },
  '2.1': { says: 'two, three or four players with fifteen pawns', rule: 'tippy.pawns' },
  '2.2a': { says: 'a pawn each in turn', rule: 'tippy.turn' },
  '2.2b': { says: 'of your own', rule: 'tippy.own-pawns' },
  '2.2c': { says: 'on the crossings', rule: 'tippy.board' },
  '2.2d': { says: 'implied: on a free one', rule: 'tippy.free-point' },
  '2.2e': { says: 'implied: there it stays', rule: 'tippy.stays' },
  '2.2f': { says: 'to enclose the others’ pawns', rule: 'tippy.ring' },
  '2.2g': { says: 'four pawns round one', rule: 'tippy.ring' },
  '2.3': { says: 'everyone against everyone', rule: 'tippy.pawns' },
  '2.4': { says: 'the enclosed pawn is taken off', rule: 'tippy.ring' },
  '2.5': { says: 'its point may be used again', rule: 'tippy.freed' },
  '2.6': { says: 'so the position keeps changing', none: 'story' },
  '3.1a': { says: 'it ends when all are placed', rule: 'tippy.end' },
  '3.1b': { says: 'or when nothing can be enclosed', rule: 'tippy.last-pawns' },
  '3.2a': { says: 'the most won over lost', rule: 'tippy.score' },
  '3.2b': { says: 'more won than lost', rule: 'tippy.above-zero' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'the board of fox and hens', rule: 'solitair.board' },
  '1.2': { says: '32 pawns', rule: 'solitair.setup' },
  '2.1': { says: 'a pawn on every field but the yellow centre', rule: 'solitair.setup' },
  '2.2': { says: 'the aim: one left, in the centre', rule: 'solitair.goal' },
  '2.3': { says: 'captures go along or upright, never diagonally', rule: 'solitair.straight' },
  '2.4': { says: 'only in a straight line, not round a corner', rule: 'solitair.straight' },
  '3.1a': { says: 'a capture is three places in a line: from', rule: 'solitair.with-a-peg' },
  '3.1b': { says: 'over', rule: 'solitair.over-a-peg' },
  '3.1c': { says: 'to', rule: 'solitair.into-a-hole' },
  '3.2a': { says: 'so the first goes to the centre from 5, 15, 18 or 28', rule: 'solitair.first-jump' },
  '3.2b': { says: 'sliding is not allowed', rule: 'solitair.no-sliding' },
}

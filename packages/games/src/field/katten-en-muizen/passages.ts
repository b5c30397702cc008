import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a halma board', rule: 'katten-en-muizen.board' },
  '1.2': { says: 'two and nineteen pawns', rule: 'katten-en-muizen.mice' },
  '2.1': { says: 'one player puts two cats in the middle', rule: 'katten-en-muizen.cats' },
  '2.2': { says: 'the other puts nineteen mice anywhere', rule: 'katten-en-muizen.mice' },
  '3.1a': { says: 'cats and mice go in any direction', rule: 'katten-en-muizen.step' },
  '3.1b': { says: 'implied: each player their own', rule: 'katten-en-muizen.own-pieces' },
  '3.1c': { says: 'implied: onto a free field', rule: 'katten-en-muizen.free-field' },
  '3.2a': { says: 'cats may jump over mice and take them off', rule: 'katten-en-muizen.jump' },
  '3.2b': { says: 'mice, in the plural: one after another', rule: 'katten-en-muizen.chain' },
  '3.2c': { says: 'but need not', rule: 'katten-en-muizen.may-jump' },
  '3.3': { says: 'mice cannot take cats', rule: 'katten-en-muizen.mice-never-jump' },
  '4.1': { says: 'the mice want the cats shut in', rule: 'katten-en-muizen.mice-win' },
  '4.2': { says: 'the cats win when too few mice are left', rule: 'katten-en-muizen.cats-win' },
}

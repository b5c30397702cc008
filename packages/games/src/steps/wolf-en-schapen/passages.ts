import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'wolf-en-schapen.equipment' },
  '1.2': { says: 'five white men', rule: 'wolf-en-schapen.equipment' },
  '1.3': { says: 'one black man', rule: 'wolf-en-schapen.equipment' },
  '2.1': { says: 'one player has the wolf, the other five men', rule: 'wolf-en-schapen.equipment' },
  '2.2': { says: 'the five want to shut the wolf in', rule: 'wolf-en-schapen.caught' },
  '2.3': { says: 'the five start on five light squares', rule: 'wolf-en-schapen.sheep-setup' },
  '2.4': { says: 'the wolf is placed on any light square', rule: 'wolf-en-schapen.place' },
  '2.5a': { says: 'the wolf starts', rule: 'wolf-en-schapen.wolf-first' },
  '2.5b': { says: 'one move each in turn', rule: 'wolf-en-schapen.turn' },
  '3.1a': { says: 'the wolf goes diagonally', rule: 'wolf-en-schapen.diagonal' },
  '3.1b': { says: 'forward and backward', rule: 'wolf-en-schapen.wolf-step' },
  '3.1c': { says: 'the sheep forward only', rule: 'wolf-en-schapen.sheep-step' },
  '3.2': { says: 'a wolf that slips through ends the game', rule: 'wolf-en-schapen.through' },
}

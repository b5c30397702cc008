import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'pyramide-schuiven.equipment' },
  '1.2': { says: 'fifteen men each in two colours', rule: 'pyramide-schuiven.equipment' },
  '2.1': { says: 'black as a pyramid on fifteen squares', rule: 'pyramide-schuiven.setup' },
  '2.2': { says: 'that is for black', none: 'repeats' },
  '3.1': { says: 'white likewise; two squares are missing in print', rule: 'pyramide-schuiven.setup' },
  '4.1a': { says: 'in any direction over the dark squares', rule: 'pyramide-schuiven.diagonal' },
  '4.1b': { says: 'to build the pyramid again on the far side', rule: 'pyramide-schuiven.goal' },
  '5.1a': { says: 'one square at a time', rule: 'pyramide-schuiven.one-step' },
  '5.1b': { says: 'or several jumps in a row', rule: 'pyramide-schuiven.chain' },
  '5.1c': { says: 'over your own or the other’s men', rule: 'pyramide-schuiven.jump' },
  '5.2': { says: 'men jumped over stay', rule: 'pyramide-schuiven.stays' },
  '5.3': { says: 'the first with the pyramid rebuilt wins', rule: 'pyramide-schuiven.goal' },
}

import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'one die', rule: 'koeienstaart.tail' },
  '1.2': { says: '21 matches each', rule: 'koeienstaart.tail' },
  '2.1': { says: 'laid out as a cow’s tail', rule: 'koeienstaart.tail' },
  '3.1a': { says: 'rows of six, five, four and so on', rule: 'koeienstaart.tail' },
  '3.1b': { says: 'then you throw', rule: 'koeienstaart.turn' },
  '3.2': { says: 'take off the row of the pips thrown', rule: 'koeienstaart.row' },
  '3.3': { says: 'a row that is gone costs the turn', rule: 'koeienstaart.gone' },
  '3.4': { says: 'the first to clear the tail wins', rule: 'koeienstaart.first-clear' },
}

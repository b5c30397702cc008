import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': { says: 'fewest throws, highest double', rule: 'dubbelkoning.king' },
  '1.1b': { says: 'implied: you throw until you have a double', rule: 'dubbelkoning.double' },
  '1.1c': { says: 'that player wins and is double king', rule: 'dubbelkoning.king' },
  '1.2a': { says: 'the king puts on a paper hat', rule: 'dubbelkoning.parts' },
  '1.2b': { says: 'it may be passed on after bad seven', rule: 'dubbelkoning.hat' },
  '1.3a': { says: 'whoever throws a seven last is bad seven', rule: 'dubbelkoning.bad-seven' },
  '1.3b': { says: 'seven is 1 and 6, 2 and 5, 3 and 4', rule: 'dubbelkoning.seven' },
  '1.3c': { says: 'and has lost', rule: 'dubbelkoning.bad-seven' },
}

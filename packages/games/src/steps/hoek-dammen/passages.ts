import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'hoek-dammen.equipment' },
  '1.2': { says: 'nine men each in two colours', rule: 'hoek-dammen.equipment' },
  '2.1': { says: 'nine men each of an own colour', rule: 'hoek-dammen.equipment' },
  '2.2': { says: 'the board lies with a corner before you', rule: 'hoek-dammen.on-corner' },
  '2.3a': { says: 'only the dark squares are used for setting up', rule: 'hoek-dammen.setup' },
  '2.3b': { says: 'one, then three, then five', rule: 'hoek-dammen.setup' },
  '2.4a': { says: 'one square a move', rule: 'hoek-dammen.one-step' },
  '2.4b': { says: 'forward or sideways', rule: 'hoek-dammen.forward' },
  '2.5a': { says: 'the other’s men may be jumped over', rule: 'hoek-dammen.jump' },
  '2.5b': { says: 'but are not taken', rule: 'hoek-dammen.stays' },
  '2.6': { says: 'not over your own', rule: 'hoek-dammen.not-over-own' },
  '2.7': { says: 'the aim: the other’s starting squares', rule: 'hoek-dammen.goal' },
  '2.8': { says: 'the first to do so wins', rule: 'hoek-dammen.goal' },
}

import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { DAMMEN, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard', rule: 'oud-duits-dammen.equipment' },
  '1.2': { says: 'twenty men each, white or black', rule: 'oud-duits-dammen.equipment' },
  '2.1a': { says: 'on light and dark squares', rule: 'oud-duits-dammen.all-fields' },
  '2.1b': { says: 'of the two nearest rows', rule: 'oud-duits-dammen.setup' },
  '3.1': { says: 'men keep to the colour they start on', rule: 'oud-duits-dammen.field-colour' },
  '4.1a': { says: 'men go diagonally', rule: 'oud-duits-dammen.diagonal' },
  '4.1b': { says: 'one square', rule: 'oud-duits-dammen.one-step' },
  '4.1c': { says: 'forward', rule: 'oud-duits-dammen.forward' },
  '5.1a': { says: 'capturing is compulsory', rule: 'oud-duits-dammen.must-capture' },
  '5.1b': { says: 'as many as possible', rule: 'oud-duits-dammen.longest-capture' },
  '5.2': {
    says: 'diagonally forward, straight forward, left and right',
    rule: 'oud-duits-dammen.capture-sides',
  },
  '6.1a': { says: 'a man that reaches the far side stops there', rule: 'oud-duits-dammen.passing' },
  '6.1b': { says: 'and becomes a king', rule: 'oud-duits-dammen.crown' },
  '7.1': { says: 'a king moves and captures in all eight directions', rule: 'oud-duits-dammen.king-ways' },
  '8.1': { says: 'for the rest as ordinary draughts', none: 'leads-on' },
  ...takenOver(
    'oud-duits-dammen',
    DAMMEN,
    PLAY.filter((rule) => !['diagonal', 'one-step', 'forward'].includes(rule)),
  ),
}

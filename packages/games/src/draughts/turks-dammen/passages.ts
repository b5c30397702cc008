import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'a draughtboard and twenty men in two colours', rule: 'turks-dammen.equipment' },
  '2.1': { says: 'all squares are used, light and dark', rule: 'turks-dammen.all-fields' },
  '2.2': { says: 'twenty men each in two rows of ten, second and third row', rule: 'turks-dammen.setup' },
  '2.3': { says: 'the first row and the middle stay free', rule: 'turks-dammen.setup' },
  '3.1a': { says: 'a man goes one square', rule: 'turks-dammen.one-step' },
  '3.1b': { says: 'forward or sideways', rule: 'turks-dammen.forward' },
  '3.1c': { says: 'not diagonally', rule: 'turks-dammen.straight' },
  '4.1': { says: 'a man on the other’s first row becomes a king', rule: 'turks-dammen.crown' },
  '5.1a': { says: 'a man is captured if the square behind it is free', rule: 'turks-dammen.capture' },
  '5.1b': { says: 'with a jump forward or sideways', rule: 'turks-dammen.capture-ways' },
  '5.2': { says: 'several may be captured at once', rule: 'turks-dammen.go-on' },
  '6.1': { says: 'a king goes any way and any distance, for captures too', rule: 'turks-dammen.king-move' },
  '7.1a': { says: 'whoever captures all or blocks wins', rule: 'turks-dammen.no-move' },
  '7.1b': { says: 'or leaves the other one man against a king', rule: 'turks-dammen.single-man' },
}

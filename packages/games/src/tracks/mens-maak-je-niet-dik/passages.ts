import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1a': {
    says: 'eight to twenty-four pawns, four of each colour',
    rule: 'mens-maak-je-niet-dik.equipment',
  },
  '1.1b': { says: 'the board of this game', rule: 'mens-maak-je-niet-dik.boards' },
  '2.1': { says: 'a very well-known game for two to six', rule: 'mens-maak-je-niet-dik.equipment' },
  '3.1': { says: 'one die, 24 pawns in six colours and a board', rule: 'mens-maak-je-niet-dik.equipment' },
  '3.2': { says: 'one side for four players, the other for six', rule: 'mens-maak-je-niet-dik.boards' },
  '4.1': {
    says: 'four pawns of one colour each, three of them in corner B',
    rule: 'mens-maak-je-niet-dik.setup',
  },
  '4.2': { says: 'the fourth on the start circle A', rule: 'mens-maak-je-niet-dik.setup' },
  '5.1': { says: 'with fewer players some may play two colours', rule: 'mens-maak-je-niet-dik.two-colours' },
  '5.2': {
    says: 'the aim: four pawns once round the outer cross to the end circles',
    rule: 'mens-maak-je-niet-dik.way',
  },
  '5.3': {
    says: 'the first with all pawns there wins the first prize',
    rule: 'mens-maak-je-niet-dik.places',
  },
  '5.4': { says: 'the others play on', rule: 'mens-maak-je-niet-dik.places' },
  '5.5': { says: 'money prizes are usual', rule: 'mens-maak-je-niet-dik.prizes' },
  '5.6': { says: 'watch and strike your opponents', none: 'advice' },
  '5.7': { says: 'mind not to be attacked from behind', none: 'advice' },
  '5.8': { says: 'striking close to the end matters most', none: 'advice' },
  '6.1': { says: 'here are the rules', none: 'leads-on' },
  '7.1': { says: 'everyone throws once, the highest starts', rule: 'mens-maak-je-niet-dik.roll-off' },
  '7.2a': { says: 'the starter plays that throw', rule: 'mens-maak-je-niet-dik.first-throw' },
  '7.2b': {
    says: 'as many places as the pips, the way the arrow points',
    rule: 'mens-maak-je-niet-dik.throw',
  },
  '8.1': { says: 'the six plays a leading part', none: 'story' },
  '8.2': { says: 'a six throws again, as often as it comes', rule: 'mens-maak-je-niet-dik.six-again' },
  '8.3a': { says: 'each six brings a pawn from B onto A', rule: 'mens-maak-je-niet-dik.six-enters' },
  '8.3b': {
    says: 'with the next throw that pawn must go on, even if it strikes its own',
    rule: 'mens-maak-je-niet-dik.entered-moves',
  },
  '8.4a': { says: 'without a six, any pawn', rule: 'mens-maak-je-niet-dik.any-pawn' },
  '8.4b': { says: 'implied: a pawn of your own', rule: 'mens-maak-je-niet-dik.own-pawn' },
  '8.5': { says: 'a six with no pawn in B: any pawn in the field', rule: 'mens-maak-je-niet-dik.six-any' },
  '9.1a': { says: 'a pawn landed on goes back to B', rule: 'mens-maak-je-niet-dik.strike' },
  '9.1b': { says: 'it comes back with a six', rule: 'mens-maak-je-niet-dik.strike' },
  '9.1c': { says: 'implied: your own as well', rule: 'mens-maak-je-niet-dik.strike-own' },
  '10.1': { says: 'pawns may be jumped, their fields count', rule: 'mens-maak-je-niet-dik.jump' },
  '11.1a': { says: 'the first with all pawns in order wins', rule: 'mens-maak-je-niet-dik.places' },
  '11.1b': { says: 'the others go on', rule: 'mens-maak-je-niet-dik.places' },
  '11.2': {
    says: 'the end circle takes an exact throw to the open place',
    rule: 'mens-maak-je-niet-dik.exact',
  },
}

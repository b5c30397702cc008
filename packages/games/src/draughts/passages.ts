import type { SharedPassages } from '@spellendoos/mechanics'

/** What the book says of draughts itself. */
export const DAMMEN: SharedPassages = {
  heading: 'Dammen',
  passages: {
    '1.1': { says: 'a draughtboard', rule: 'equipment' },
    '1.2': { says: 'twenty white and twenty black men', rule: 'equipment' },
    '2.1': { says: 'two players', rule: 'equipment' },
    '2.2': { says: 'twenty men each', rule: 'equipment' },
    '2.3': { says: 'on the dark squares of the four outer rows', rule: 'setup' },
    '2.4': { says: 'White always starts', rule: 'white-first' },
    '2.5a': { says: 'men go one square', rule: 'one-step' },
    '2.5b': { says: 'diagonally', rule: 'diagonal' },
    '2.5c': { says: 'forward', rule: 'forward' },
    '2.6': { says: 'squares with men on them cannot be used', rule: 'free-field' },
    '3.1a': { says: 'a man with an empty square behind it may be captured', rule: 'capture' },
    '3.1b': { says: 'by the player whose turn it is', rule: 'turn' },
    '3.1c': { says: 'implied: one man a jump', rule: 'one-at-a-time' },
    '3.2': { says: 'it goes on while there is a free square behind the next', rule: 'go-on' },
    '3.3': { says: 'no jumping over your own', rule: 'not-over-own' },
  },
}

/** The passages that every variant shares. */
export const PLAY = [
  'white-first',
  'turn',
  'diagonal',
  'one-step',
  'forward',
  'free-field',
  'capture',
  'one-at-a-time',
  'go-on',
  'not-over-own',
]

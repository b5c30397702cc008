import type { SharedPassages } from '@spellendoos/mechanics'

/** What the book says of halma itself. */
export const HALMA: SharedPassages = {
  heading: 'Halma',
  passages: {
    '1.1': { says: 'a halma board and pawns', rule: 'equipment' },
    '2.1': { says: 'two with 19, four with 13, three with 15 men', rule: 'equipment' },
    '3.1': { says: 'four corners of 13 fields edged in red', rule: 'courts' },
    '3.2': { says: 'they are called courts', rule: 'courts' },
    '3.3': { says: 'with four, a court of 13 men each', rule: 'setup' },
    '3.4a': { says: 'with two, a large corner each, opposite each other', rule: 'setup' },
    '3.4b': { says: 'edged in green, with 19 fields', rule: 'courts' },
    '3.5': { says: 'the aim: your men in the opposite court', rule: 'goal' },
    '4.1a': { says: 'the players move in turn', rule: 'turn' },
    '4.1b': { says: 'straight, diagonally or back', rule: 'step' },
    '4.1c': { says: 'or jump over a man beside it', rule: 'jump' },
    '4.1d': { says: 'implied: over one man at a time', rule: 'over-one' },
    '4.1e': { says: 'nothing is taken', rule: 'no-capture' },
    '4.1f': { says: 'if there is a free field right behind', rule: 'free-field' },
    '4.1g': { says: 'a step or a jump', rule: 'one-kind' },
    '4.2': { says: 'sideways or back, in any direction', rule: 'jump' },
    '4.3': { says: 'let your men jump as often as they can', rule: 'chain' },
    '5.1': { says: 'get in the others’ way', none: 'advice' },
    '5.2a': { says: 'shut in a man of the other', none: 'advice' },
    '5.2b': { says: 'or leave one of your own in the court', rule: 'hinder' },
    '5.3': { says: 'see that your last man can still leave', none: 'advice' },
    '6.1a': { says: 'four players: everyone for themselves', rule: 'places' },
    '6.1b': { says: 'or diagonal partners who swap courts', rule: 'partners' },
    '7.1': { says: 'a player who is home moves no more', rule: 'done' },
    '7.2': { says: 'the pair that has swapped first wins', rule: 'partners' },
  },
}

/** The passages that every variant shares. */
export const PLAY = ['turn', 'step', 'jump', 'over-one', 'chain', 'one-kind', 'no-capture', 'free-field']

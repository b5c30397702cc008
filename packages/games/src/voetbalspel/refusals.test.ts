import { describe, expect, it } from 'vitest'
import { bothReady, DIAGONAL, FORWARD, thrown, won } from '../../test/voetbalspel.ts'
import { given } from '../../test/table.ts'
import { game } from './index.ts'

const rollingOff = () => given(game)
const settingUp = () => won(0)
const lifting = () => won(0).play(0, 'c4')
const throwing = () => bothReady(won(0))
/** The first side has thrown 2 diagonally; e5 has moved already. */
const moving = () => thrown('h1 e5 c3 f6 k1', 'h21 a20 h8', 2, DIAGONAL).play(0, 'e5-g7')

describe('voetbalspel: refusals', () => {
  it.each([
    ['the kick-off is thrown for', rollingOff, 0, 'e5-e6', 'kick-off-throw'],
    ['the kick-off is thrown for', rollingOff, 0, 'ready', 'kick-off-throw'],
    ['the kick-off is thrown for', rollingOff, 1, 'throw', 'kick-off-throw'],
    ['the kick-off is thrown for', rollingOff, 0, 'p1', 'pitch'],
    ['men are set up', settingUp, 1, 'ready', 'set-up-order'],
    ['men are set up', settingUp, 0, 'throw', 'set-up-order'],
    ['men are set up', settingUp, 0, 'draw', 'set-up-order'],
    ['men are set up', settingUp, 0, 'pass', 'set-up-order'],
    ['men are set up', settingUp, 0, 'c5', 'own-men'],
    ['men are set up', settingUp, 0, 'c18', 'own-men'],
    ['men are set up', settingUp, 0, 'c4-c5', 'adjusting'],
    ['men are set up', settingUp, 0, 'c4-f3', 'free-square'],
    ['men are set up', settingUp, 0, 'c4-c13', 'set-up'],
    ['men are set up', settingUp, 0, 'h1-h2', 'keeper-place'],
    ['a man is in the hand', lifting, 0, 'ready', 'adjusting'],
    ['a man is in the hand', lifting, 0, 'f3', 'free-square'],
    ['a man is in the hand', lifting, 0, 'c4-c13', 'set-up'],
    ['a man is in the hand', lifting, 0, 'c4-c5', 'adjusting'],
    ['a man is in the hand', lifting, 0, 'c22', 'pitch'],
    ['the dice are to be thrown', throwing, 1, 'throw', 'turns'],
    ['the dice are to be thrown', throwing, 0, 'c4-c5', 'two-dice'],
    ['the dice are to be thrown', throwing, 0, 'c4', 'two-dice'],
    ['the dice are to be thrown', throwing, 0, 'draw', 'cards'],
    ['the dice are to be thrown', throwing, 0, 'pass', 'pass'],
    ['the dice are to be thrown', throwing, 0, '3-5-2', 'kick-off'],
    ['men are moved', moving, 1, 'a20-a19', 'turns'],
    ['men are moved', moving, 0, 'throw', 'three-men'],
    ['men are moved', moving, 0, 'draw', 'cards'],
    ['men are moved', moving, 0, 'ready', 'kick-off'],
    ['men are moved', moving, 0, 'pass', 'pass'],
    ['men are moved', moving, 0, 'g7-e9', 'three-men'],
    ['men are moved', moving, 0, 'g7', 'three-men'],
    ['men are moved', moving, 0, 'e5-g7', 'own-men'],
    ['men are moved', moving, 0, 'a20-c22', 'pitch'],
    ['men are moved', moving, 0, 'a20-c18', 'own-men'],
    ['men are moved', moving, 0, 'c3-c5', 'arrow-die'],
    ['men are moved', moving, 0, 'c3-b2', 'arrow-die'],
    ['men are moved', moving, 0, 'c3-d4', 'two-dice'],
    ['men are moved', moving, 0, 'c3-f6', 'two-dice'],
    ['men are moved', moving, 0, 'f6xh8', 'defence'],
    ['men are moved', moving, 0, 'f6-h8', 'defence'],
    ['men are moved', moving, 0, 'c3-a23', 'pitch'],
  ] as const)('when %s: %#', (_, table, seat, tried, rule) => {
    expect(table().refusal(seat, tried)).toBe(`voetbalspel.${rule}`)
  })

  it('a tap on a man who cannot go tells why', () => {
    const table = thrown('h1 e5', 'h21 d6 e6 f6', 2, FORWARD)
    expect(table.refusal(0, 'e5')).toBe('voetbalspel.wall')
    expect(thrown('- h18', 'h21', 4, FORWARD).refusal(0, 'h18')).toBe('voetbalspel.keeper-saves')
    expect(thrown('- e20', 'h21', 4, FORWARD).refusal(0, 'e20')).toBe('voetbalspel.free-square')
  })

  it.each([
    '',
    '-',
    'q!?',
    'e',
    '5',
    'e5-',
    '-e5',
    'e5-e6-e7',
    'e5--e6',
    'e555',
    'Throw',
    'time-up',
    '4-4-3',
    'throw-throw',
  ])('%j is no attempt at a move', (gibberish) => {
    expect(moving().refusal(0, gibberish)).toBe('unknown-notation')
  })
})

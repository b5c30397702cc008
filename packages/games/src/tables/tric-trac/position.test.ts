import { seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { standing } from '../../../test/tric-trac.ts'
import { game } from './index.ts'

const WHITE = { 1: 15 }
const BLACK = { '1A': 15 }
const read = (text: string, games = 12, doubles: 'again' | 'four' = 'again') =>
  game.position!.read(text, { games, doubles }, 2)
const problemOf = (text: string, games?: number) => {
  const result = read(text, games)
  return result.ok ? 'fine' : result.problem.code
}
const MIDDLE = [
  { 1: 2, 7: 3, 12: 2, '5A': 1 },
  { '1A': 1, '4A': 3, '12A': 2, 3: 1 },
] as const
const START = standing(WHITE, BLACK)
const BOARD = START.split(':')[0]!

describe('positions', () => {
  it('reads stones, throw, points, games and which game it is', () => {
    const result = read(standing(...MIDDLE, '64', { seat: 1, points: [3, 7], won: [5, 1], leg: 4 }))
    if (!result.ok) throw new Error(result.problem.code)
    // White counts 1 as 24, 7 as 18, 12 as 13 and 5A as 5; black does the same from the other side.
    expect(result.value.stones.slice(0, 15)).toEqual([24, 24, 18, 18, 18, 13, 13, 5, 0, 0, 0, 0, 0, 0, 0])
    expect(result.value.stones.slice(15)).toEqual([24, 21, 21, 21, 13, 13, 3, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(result.value).toMatchObject({
      seat: 1,
      dice: [6, 4],
      points: [3, 7],
      scores: [5, 1],
      leg: 4,
      wait: 'play',
      stage: 'course',
    })
  })

  it.each([
    standing(WHITE, BLACK, '00', { words: 'roll-off' }),
    standing(WHITE, BLACK, '00', { seat: 1, words: 'roll-off=64' }),
    standing(WHITE, BLACK, '00', { words: 'roll-off thrown' }),
    standing(WHITE, BLACK, '00', { words: 'roll-off limit' }),
    standing(WHITE, BLACK, '00', { words: 'roll-off', leg: 12, won: [44, 0] }),
    standing(...MIDDLE),
    standing(...MIDDLE, '33', { points: [11, 11] }),
    standing(...MIDDLE, '00', { seat: 1, words: 'thrown' }),
    standing(...MIDDLE, '00', { points: [12, 3], words: 'choice' }),
    standing(...MIDDLE, '52', { points: [2, 13], won: [0, 3], seat: 1, words: 'choice' }),
    standing({}, BLACK, '00', { points: [12, 3], words: 'choice', seat: 1 }),
    standing(...MIDDLE, '00', { points: [3, 12], leg: 12, won: [8, 9], words: 'over' }),
    standing(...MIDDLE, '00', { points: [3, 4], words: 'limit' }),
  ])('writes what it reads: %s', (text) => {
    const result = read(text)
    if (!result.ok) throw new Error(result.problem.code)
    expect(game.position!.write(result.value)).toBe(text)
  })

  it('reads who chooses and who would go on', () => {
    const result = read(standing(...MIDDLE, '52', { points: [2, 12], won: [0, 3], words: 'choice' }))
    expect(result.ok && result.value).toMatchObject({ wait: 'choice', seat: 1, next: 0, lying: true })
    const waiting = read(standing(...MIDDLE, '00', { points: [12, 2], seat: 1, words: 'choice' }))
    expect(waiting.ok && waiting.value).toMatchObject({ wait: 'choice', seat: 0, next: 1, lying: false })
  })

  it.each([
    ['unknown-position', ''],
    ['unknown-position', BOARD],
    ['unknown-position', `${BOARD}:1:00:0:0:0:0`],
    ['unknown-position', `${START}:0`],
    ['bad-board', `-${START}`],
    ['too-many-stones', standing({ 1: 15, 2: 1 }, BLACK)],
    ['no-bar', standing({ bar: 1 }, BLACK)],
    ['no-bar', standing(WHITE, { bar: 1 })],
    ['on-last', standing({ '1A': 1, 1: 1 }, { '2A': 1 })],
    ['on-last', standing({ 2: 1 }, { 1: 1 })],
    ['on-other-home', standing({ '12A': 2 }, BLACK)],
    ['on-other-home', standing(WHITE, { 12: 1 })],
    ['half-home', standing({ 12: 1 }, BLACK)],
    ['half-home', standing(WHITE, { '12A': 1 })],
    ['bad-turn', START.replace(':1:', ':2:')],
    ['bad-turn', START.replace(':1:', ':11:')],
    ['bad-turn', START.replace(':1:', ':--1:')],
    ['bad-dice', START.replace(':00:', ':07:')],
    ['bad-dice', START.replace(':00:', ':6:')],
    ['bad-dice', START.replace(':00:', ':111:')],
    ['bad-points', `${BOARD}:1:00:x:0:0:0:1`],
    ['bad-points', `${BOARD}:1:00:0::0:0:1`],
    ['bad-points', `${BOARD}:1:00:14:0:1:0:1 choice`],
    ['bad-points', `${BOARD}:1:00:0:14:1:0:1 choice`],
    ['bad-points', `${BOARD}:1:00:12:12:1:0:1 choice`],
    ['bad-points', `${BOARD}:1:00:-1:0:0:0:1`],
    ['bad-leg', `${BOARD}:1:00:0:0:0:0:0`],
    ['bad-leg', `${BOARD}:1:00:0:0:12:0:13`],
    ['bad-leg', `${BOARD}:1:00:0:0:12:0:`],
    ['bad-score', `${BOARD}:1:00:0:0:1:0:1`],
    ['bad-score', `${BOARD}:1:00:0:0:x:0:1`],
    ['bad-score', `${BOARD}:1:00:0:0:0:0:2`],
    ['bad-score', `${BOARD}:1:00:0:0:3:2:2`],
    ['bad-score', `${BOARD}:1:00:12:0:0:0:1 choice`],
    ['bad-score', `${BOARD}:1:00:12:0:4:1:1 choice`],
    ['bad-word', `${START} now`],
    ['bad-word', `${START} `],
    ['bad-word', standing({ 1: 14, 2: 1 }, BLACK, '00', { words: 'roll-off' })],
    ['bad-word', standing(WHITE, BLACK, '00', { seat: 1, words: 'roll-off' })],
    ['bad-word', standing(WHITE, BLACK, '00', { words: 'roll-off=21' })],
    ['bad-word', standing(WHITE, BLACK, '00', { seat: 1, words: 'roll-off=71' })],
    ['bad-word', standing(WHITE, BLACK, '21', { words: 'roll-off' })],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [0, 1], words: 'roll-off' })],
    ['bad-word', standing(WHITE, BLACK, '00', { words: 'roll-off roll-off' })],
    ['bad-word', standing(WHITE, BLACK, '00', { words: 'thrown roll-off' })],
    ['bad-word', `${START} choice`],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [12, 0], leg: 12, words: 'choice' })],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [12, 0], words: 'choice choice' })],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [12, 0], words: 'thrown choice' })],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [12, 0], words: 'over' })],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [11, 0], leg: 12, words: 'over' })],
    ['bad-word', standing(WHITE, BLACK, '21', { points: [12, 0], leg: 12, words: 'over' })],
    ['bad-word', standing(WHITE, BLACK, '21', { words: 'thrown' })],
    ['bad-word', standing(WHITE, BLACK, '21', { words: 'limit' })],
    ['bad-word', standing(WHITE, BLACK, '00', { points: [12, 0], words: 'limit' })],
    ['bad-word', standing(WHITE, BLACK, '00', { words: 'thrown thrown' })],
    ['game-won', standing(WHITE, BLACK, '00', { points: [12, 0] })],
    ['game-won', standing(WHITE, BLACK, '21', { points: [0, 12] })],
    ['all-off', standing({}, BLACK)],
    ['all-off', standing(WHITE, {}, '21')],
  ])('%s: %j', (code, text) => {
    expect(problemOf(text)).toBe(code)
  })

  it('counts the games of the match that was agreed', () => {
    expect(problemOf(standing(WHITE, BLACK, '00', { leg: 3 }), 3)).toBe('fine')
    expect(problemOf(standing(WHITE, BLACK, '00', { leg: 4 }), 3)).toBe('bad-leg')
  })

  it('never throws, whatever the text', () => {
    const rng = seededRng(8)
    const signs = 'Aao-:1206 choicerl=thown'
    for (let i = 0; i < 2000; i++) {
      const text = standing(...MIDDLE, '52', { points: [12, 3], words: 'choice' }).split('')
      for (let j = 0; j < 3; j++) text[rng(text.length)] = signs[rng(signs.length)]!
      expect(() => read(text.join(''))).not.toThrow()
    }
  })
})

import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

const START = boardOf({ bar: 15 }, { bar: 15 })
const BOARD = boardOf({ bar: 1, 3: 4, '2A': 2 }, { '5A': 3, 4: 12 })
const read = (text: string) => game.position!.read(text, { bottoms: 'after-any' }, 2)
const problemOf = (text: string) => {
  const result = read(text)
  return result.ok ? 'fine' : result.problem.code
}

describe('positions', () => {
  it('the start', () => {
    expect(given(game).position).toBe('o------------------------O:1:00:0 roll-off')
  })

  it('reads the stones of both', () => {
    const result = read(`${BOARD}:-1:64:1`)
    if (!result.ok) throw new Error(result.problem.code)
    const { stones } = result.value
    // White counts 3 as 22 and 2A as 2, black 5A as 20 and 4 as 4; eight of white are off.
    expect(stones.slice(0, 15)).toEqual([25, 22, 22, 22, 22, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(stones.slice(15)).toEqual([20, 20, 20, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
    expect(result.value).toMatchObject({ seat: 1, dice: [6, 4], wait: 'play', doubles: 1, stage: 'course' })
  })

  it.each([
    `${START}:1:00:0 roll-off`,
    `${START}:-1:00:0 roll-off=64`,
    `${START}:1:00:0 roll-off thrown`,
    `${START}:1:00:0 roll-off limit`,
    `${BOARD}:1:00:0`,
    `${BOARD}:-1:00:2`,
    `${BOARD}:1:62:0`,
    `${BOARD}:1:62:2`,
    `${BOARD}:1:33:1`,
    `${BOARD}:-1:33:2 bottom`,
    `${BOARD}:1:00:1 thrown`,
    `${BOARD}:1:00:0 limit`,
    `${boardOf({}, { bar: 1 })}:1:00:2`,
    `${boardOf({ bar: 1 }, {})}:-1:00:0`,
  ])('writes what it reads: %s', (text) => {
    const result = read(text)
    if (!result.ok) throw new Error(result.problem.code)
    expect(game.position!.write(result.value)).toBe(text)
  })

  it('a won match stays won', () => {
    const table = given(game, { position: `${boardOf({ bar: 1 }, {})}:-1:00:0` })
    expect(table.result).toEqual({ places: [2, 1], why: 'poffen-bord.win' })
  })

  it.each([
    ['unknown-position', ''],
    ['unknown-position', BOARD],
    ['unknown-position', `${BOARD}:1:00`],
    ['unknown-position', `${BOARD}:1:00:0:0`],
    ['bad-board', `${BOARD}-:1:00:0`],
    ['bad-board', `A${BOARD.slice(1)}:1:00:0`],
    ['bad-board', `${BOARD.slice(0, 25)}a:1:00:0`],
    ['bad-board', `${BOARD.slice(0, 25)}P:1:00:0`],
    ['too-many-stones', `${'-'.repeat(24)}OA:1:00:0`],
    ['too-many-stones', `ao${'-'.repeat(24)}:1:00:0`],
    ['bad-turn', `${BOARD}:0:00:0`],
    ['bad-turn', `${BOARD}:11:00:0`],
    ['bad-turn', `${BOARD}:--1:00:0`],
    ['bad-dice', `${BOARD}:1:0:0`],
    ['bad-dice', `${BOARD}:1:06:0`],
    ['bad-dice', `${BOARD}:1:67:0`],
    ['bad-dice', `${BOARD}:1:666:0`],
    ['bad-doubles', `${BOARD}:1:00:3`],
    ['bad-doubles', `${BOARD}:1:00:`],
    ['bad-doubles', `${BOARD}:1:00:11`],
    ['bad-doubles', `${BOARD}:1:33:0`],
    ['bad-word', `${BOARD}:1:00:0 now`],
    ['bad-word', `${BOARD}:1:00:0 `],
    ['bad-word', `${BOARD}:1:00:0 roll-off`],
    ['bad-word', `${START}:-1:00:0 roll-off`],
    ['bad-word', `${START}:1:00:0 roll-off=64`],
    ['bad-word', `${START}:-1:00:0 roll-off=67`],
    ['bad-word', `${START}:1:00:1 roll-off`],
    ['bad-word', `${START}:1:64:0 roll-off`],
    ['bad-word', `${START}:1:00:0 roll-off roll-off`],
    ['bad-word', `${START}:1:00:0 limit roll-off`],
    ['bad-word', `${BOARD}:1:00:0 bottom`],
    ['bad-word', `${BOARD}:1:62:0 bottom`],
    ['bad-word', `${BOARD}:1:33:1 bottom bottom`],
    // The bottom number, 4, cannot be played: black holds 4.
    ['bad-word', `${boardOf({ bar: 1 }, { 4: 15 })}:1:33:1 bottom`],
    ['bad-word', `${BOARD}:1:62:0 thrown`],
    ['bad-word', `${BOARD}:1:00:0 thrown thrown`],
    ['bad-word', `${BOARD}:1:00:0 thrown limit`],
    ['bad-word', `${BOARD}:1:62:0 limit`],
    ['bad-word', `${boardOf({ bar: 1 }, {})}:1:00:0 limit`],
    ['two-winners', `${boardOf({}, {})}:1:00:0`],
  ])('%s: %j', (code, text) => {
    expect(problemOf(text)).toBe(code)
  })

  it('never throws, whatever the text', () => {
    const rng = seededRng(8)
    const signs = 'Aao-:106 bottomroll=thrown'
    for (let i = 0; i < 2000; i++) {
      const text = `${BOARD}:1:33:1 bottom`.split('')
      for (let j = 0; j < 3; j++) text[rng(text.length)] = signs[rng(signs.length)]!
      expect(() => read(text.join(''))).not.toThrow()
    }
  })
})

describe('matches played at random', () => {
  it('end, with fifteen stones each and no shared point on the way', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const rng = seededRng(seed)
      const s: State = game.setup({ bottoms: 'after-any' }, 2)
      while (game.result(s) === undefined) {
        playout(game, s, 2, rng, 1)
        const own = new Set(s.stones.slice(0, 15))
        expect(s.stones.slice(15).some((point) => point > 0 && point < 25 && own.has(25 - point))).toBe(false)
      }
      expect(game.result(s)!.why).toBe('poffen-bord.win')
    }
  })
})

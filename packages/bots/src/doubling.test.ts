import { describe, expect, it } from 'vitest'
import { knowledgeOf, take } from '../test/moments.ts'
import { asked } from '../test/positions.ts'
import { think } from './think.ts'

const game = await take('backgammon')
const knowledge = await knowledgeOf('backgammon')

interface Table {
  /** Stones of the player who doubles or not, and of the opponent, each by the point they are on. */
  readonly stones?: readonly [readonly number[], readonly number[]]
  readonly points?: number
  readonly scores?: readonly [number, number]
  readonly turned?: number
}
const START = [24, 24, 13, 13, 13, 13, 13, 8, 8, 8, 6, 6, 6, 6, 6]

/** A position before a throw of seat 0, whose cube it is if it was turned; or after the double. */
function position(
  { stones = [START, START], points = 25, scores = [0, 0], turned = 0 }: Table,
  dice: string,
): string {
  const board = Array.from({ length: 26 }, () => '-')
  for (const [seat, own] of stones.entries()) {
    for (const point of new Set(own)) {
      const count = own.filter((each) => each === point).length
      const letter = 'ABCDEFGHIJKLMNO'[count - 1]!
      board[seat === 0 ? point : 25 - point] = seat === 0 ? letter : letter.toLowerCase()
    }
  }
  return `XGID=${board.join('')}:${turned}:${turned > 0 ? 1 : 0}:1:${dice}:${scores.join(':')}:0:${points}:6`
}

function chosen(table: Table, dice: string, level: number): string | undefined {
  const question = asked(game, position(table, dice), undefined, { crawford: true })
  return think(game, { ...question, level, stop: looks(60) }, knowledge).move
}
const looks = (most: number) => {
  let count = 0
  return () => ++count > most
}
const doubles = (table: Table, level = 5) => chosen(table, '00', level) === 'double'
const takes = (table: Table, level = 5) => chosen(table, 'D', level) === 'take'

/** The opponent is off with the next throw: what this throw does not win is lost. */
const lastThrow = (...own: readonly number[]): Table => ({ stones: [own, [1]] })

describe('the last throw', () => {
  it('is doubled when it wins more often than not', () => {
    // 25 and 29 of 36 throws bear both off, 17 and 15.
    expect(doubles(lastThrow(3, 2))).toBe(true)
    expect(doubles(lastThrow(4, 1))).toBe(true)
    expect(doubles(lastThrow(4, 3))).toBe(false)
    expect(doubles(lastThrow(6, 1))).toBe(false)
  })

  it('is taken by a player who still wins more than a quarter', () => {
    // The double fails with 11 and 10 of 36 throws, with 7 and with 5.
    expect(takes(lastThrow(3, 2))).toBe(true)
    expect(takes(lastThrow(2, 2))).toBe(true)
    expect(takes(lastThrow(4, 1))).toBe(false)
    expect(takes(lastThrow(5))).toBe(false)
  })

  it('at two all needs 32 % to be taken, for a drop leaves the Crawford game', () => {
    const score = { points: 5, scores: [3, 3] } as const
    // 13 of 36 throws fail, 11, and 10.
    expect(takes({ ...lastThrow(5, 1), ...score })).toBe(true)
    expect(takes({ ...lastThrow(3, 2), ...score })).toBe(false)
    expect(takes({ ...lastThrow(2, 2), ...score })).toBe(false)
  })
})

describe.each([1, 2, 3, 4, 5])('at level %i', (level) => {
  it('nobody drops where that loses the match', () => {
    expect(takes({ ...lastThrow(1, 1), points: 5, scores: [4, 0] }, level)).toBe(true)
    expect(takes({ ...lastThrow(1, 1), points: 5, scores: [3, 4], turned: 1 }, level)).toBe(true)
    expect(takes({ ...lastThrow(1, 1), points: 7, scores: [3, 0], turned: 2 }, level)).toBe(true)
  })

  it('a player who loses the match with this game doubles at once after the Crawford game', () => {
    for (const own of [0, 1, 2, 3]) expect(doubles({ points: 5, scores: [own, 4] }, level)).toBe(true)
  })

  it('a player who wins the match with the stake as it is never doubles', () => {
    expect(doubles({ ...lastThrow(4, 1), points: 5, scores: [4, 2] }, level)).toBe(false)
    expect(doubles({ ...lastThrow(4, 1), points: 5, scores: [3, 0], turned: 1 }, level)).toBe(false)
  })
})

describe('the opening', () => {
  it('is no double and an easy take', () => {
    for (const points of [3, 5, 7, 25]) {
      expect(doubles({ points })).toBe(false)
      expect(takes({ points })).toBe(true)
    }
  })
})

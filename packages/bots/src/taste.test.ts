import type { Evaluation, Game, Tell } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from './characters.ts'
import { LEVELS, type Taste } from './levels.ts'
import { Picture } from './picture.ts'
import { likingFor } from './taste.ts'

interface Move {
  readonly spots: readonly string[]
  readonly takes?: readonly string[]
  /** What the next die is worth, for each of its points; without it no die is thrown. */
  readonly stake?: number
}
interface State {
  stake?: number
  worth: number
}

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['quiet', { spots: ['3', '4'] }],
  ['take', { spots: ['3', '4'], takes: ['5'] }],
  ['chase', { spots: ['3', '8'] }],
  ['leave', { spots: ['0', '4'] }],
  ['bet', { spots: ['3', '4'], stake: 0.2 }],
  ['small bet', { spots: ['3', '4'], stake: 0.05 }],
])
const game = {
  scene: () => ({
    board: {
      size: [10, 1],
      places: Array.from({ length: 10 }, (_, x) => ({ id: String(x), at: [x, 0] })),
      pieces: ['0', '1', '2', '3', '9'].map((on) => ({ on, seat: on === '9' ? 1 : 0 })),
    },
    last: ['9'],
  }),
  touches: (_: State, { spots }: Move) => [spots],
  turn: ({ stake }: State) => [stake === undefined ? 1 : 'chance'],
  moves: () => [1, 2],
  play: (s: State, seat: number, { takes, stake }: Move, tell?: Tell) => {
    tell?.({ fact: 'moved', seat, ...(takes && { takes }) })
    if (stake !== undefined) s.stake = stake
  },
  chance: () => ({ dice: 1 }),
  answer: (s: State, [die]: readonly number[]) => {
    s.worth = (die! - 3.5) * s.stake!
  },
} as unknown as Game<State, Move>
const evaluation: Evaluation<State, Move> = { worth: ({ worth }) => worth }
const picture = new Picture(game, undefined, 0)
const world = { copy: () => ({ worth: 0 }), moves: MOVES }
const NONE: Taste = { gain: 0, near: 0, home: 0, risk: 0 }

describe('a taste', () => {
  const liking = (taste: Partial<Taste>) =>
    likingFor(game, world, 0, picture, { ...NONE, ...taste }, evaluation)

  it('of none likes all moves alike', () => {
    for (const move of MOVES.keys()) expect(liking({})(move)).toBe(0)
  })

  it.each([
    { taste: 'gain', move: 'take', other: 'quiet' },
    { taste: 'near', move: 'chase', other: 'quiet' },
    { taste: 'home', move: 'quiet', other: 'leave' },
    { taste: 'risk', move: 'bet', other: 'small bet' },
    { taste: 'risk', move: 'small bet', other: 'quiet' },
  ])('for $taste likes $move more than $other, and a distaste less', ({ taste, move, other }) => {
    const likes = liking({ [taste]: 0.1 })
    expect(likes(move)).toBeGreaterThan(likes(other))
    const dislikes = liking({ [taste]: -0.1 })
    expect(dislikes(move)).toBeLessThan(dislikes(other))
  })

  it('is the less, the higher the level', () => {
    const [beginner, casual, club, ...strong] = LEVELS.map(({ taste }) => taste)
    for (const part of ['gain', 'near', 'home', 'risk'] as const) {
      expect(Math.abs(beginner![part])).toBeGreaterThan(Math.abs(casual![part]))
      expect(Math.abs(casual![part])).toBeGreaterThan(Math.abs(club![part]))
    }
    expect(strong).toEqual([undefined, undefined])
  })

  it('is no two characters’ alike', () => {
    const tastes = CHARACTERS.map(({ taste }) => JSON.stringify(taste))
    expect(new Set(tastes).size).toBe(CHARACTERS.length)
  })
})

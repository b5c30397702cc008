import { shelf } from '@spellendoos/games/shelf'
import { expect, it } from 'vitest'
import { winShare } from '../test/contest.ts'

/** Ten times what a quiet machine needs. */
const TIME = 1_800_000

it.each([
  { id: 'dammen', options: {}, playouts: 30, matches: 200, share: 0.9 },
  { id: 'molenspel', options: {}, playouts: 50, matches: 200, share: 0.9 },
  { id: 'backgammon', options: {}, playouts: 25, matches: 200, share: 0.85 },
  // A single game without the cube: random play has no double to drop and fewer ways to throw it away.
  { id: 'backgammon', options: { points: 1, cube: false }, playouts: 100, matches: 40, share: 0.8 },
])(
  'the simple bot beats random play at $id with $options',
  async ({ share, ...contest }) => {
    const game = await shelf.get(contest.id)!()
    expect(winShare(game, contest)).toBeGreaterThanOrEqual(share)
  },
  TIME,
)

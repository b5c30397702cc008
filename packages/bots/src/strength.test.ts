import { shelf } from '@spellendoos/games/shelf'
import { expect, it } from 'vitest'
import { winShare } from '../test/contest.ts'

it.each([
  { id: 'dammen', options: {}, playouts: 30, matches: 8, share: 0.9 },
  { id: 'molenspel', options: {}, playouts: 50, matches: 10, share: 0.9 },
  { id: 'backgammon', options: {}, playouts: 25, matches: 8, share: 0.75 },
])('the simple bot beats random play at $id', async ({ share, ...contest }) => {
  const game = await shelf.get(contest.id)!()
  expect(winShare(game, contest)).toBeGreaterThanOrEqual(share)
})

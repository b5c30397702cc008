import { env } from 'node:process'
import { shelf } from '@spellendoos/games/shelf'
import { seededRng, type Json } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import { randomBot } from './random.ts'
import { simpleBot } from './simple.ts'
import { contest } from './testing/contest.ts'

/** The simple bot against random play: the share of matches it must win, with so few playouts a move. */
const CONTESTS = [
  { id: 'dammen', options: {}, playouts: 30, share: 0.9, matches: 8 },
  { id: 'molenspel', options: {}, playouts: 50, share: 0.9, matches: 10 },
  { id: 'backgammon', options: { points: 1, cube: false }, playouts: 25, share: 0.7, matches: 6 },
] satisfies { id: string; options: Record<string, Json>; playouts: number; share: number; matches: number }[]

const full = env['SPELLENDOOS_FULL'] === '1'

it.each(CONTESTS)('beats random play at $id', async ({ id, options, playouts, share, ...daily }) => {
  const matches = full ? 200 : daily.matches
  const game = await shelf.get(id)!()
  let won = 0
  for (let seed = 1; seed <= matches; seed++) {
    const rng = seededRng(seed)
    const own = seed % 2
    const choosers = [0, 1].map(
      (seat) => (view: unknown) =>
        seat === own
          ? simpleBot(game, view, seat, { seats: 2, rng, playouts })
          : randomBot(game, view, seat, rng),
    )
    const places = contest(game, options, choosers, rng)
    if (places[own] === 1 && places[1 - own] !== 1) won++
  }
  expect(won / matches).toBeGreaterThanOrEqual(share)
})

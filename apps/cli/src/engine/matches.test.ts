import { games } from '@spellendoos/games'
import { afterAll, describe, expect, it } from 'vitest'
import { Engine } from '../testing/engine.ts'
import { playThrough } from '../testing/random-play.ts'

const engine = new Engine()

afterAll(() => engine.close())

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('is played at random through the protocol, at least and most seats, verified and loaded', async () => {
    const matches = game.traits.minutes > 20 ? 2 : 4
    const played = Array.from({ length: matches }, (_, n) => playThrough(engine, game, n))
    for (const decisions of await Promise.all(played)) expect(decisions).toBeGreaterThan(0)
  })
})

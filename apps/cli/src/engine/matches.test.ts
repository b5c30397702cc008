import { games } from '@spellendoos/games'
import { afterAll, describe, expect, it } from 'vitest'
import { Engine } from '../testing/engine.ts'
import { playThrough } from '../testing/random-play.ts'

const MATCHES = 4
const engine = new Engine()

afterAll(() => engine.close())

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('is played at random through the protocol, at least and most seats, verified and loaded', async () => {
    for (let n = 0; n < MATCHES; n++) expect(await playThrough(engine, game, n)).toBeGreaterThan(0)
  })
})

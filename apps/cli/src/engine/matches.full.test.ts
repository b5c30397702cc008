import { games } from '@spellendoos/games'
import { afterAll, describe, it } from 'vitest'
import { Engine } from '../testing/engine.ts'
import { playThrough } from '../testing/random-play.ts'

/** Ten thousand matches over all games together, numbered beyond those of the daily slice. */
const MATCHES = Math.ceil(10_000 / games.length)
const FIRST = 1000
const TIME = 3_600_000

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const engine = new Engine()
  afterAll(() => engine.close())

  it(
    `plays ${MATCHES} matches at random through the protocol, each verified and loaded`,
    async () => {
      for (let n = FIRST; n < FIRST + MATCHES; n++) await playThrough(engine, game, n)
    },
    TIME,
  )
})

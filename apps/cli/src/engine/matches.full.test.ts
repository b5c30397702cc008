import { games } from '@spellendoos/games'
import { describe, it } from 'vitest'
import { Engine } from '../testing/engine.ts'
import { playThrough } from '../testing/random-play.ts'

/** Ten thousand matches over all games together, numbered beyond those of the daily slice. */
const MATCHES = Math.ceil(10_000 / games.length)
const FIRST = 1000
/** This many at once, so that the engine never waits for the test. */
const AT_ONCE = 16
const TIME = 3_600_000

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it(
    `plays ${MATCHES} matches at random through the protocol, each verified and loaded`,
    async () => {
      const engine = new Engine()
      let next = FIRST
      const playOn = async () => {
        while (next < FIRST + MATCHES) await playThrough(engine, game, next++)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, playOn))
      await engine.close()
    },
    TIME,
  )
})

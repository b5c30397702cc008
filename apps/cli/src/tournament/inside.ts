import { performance } from 'node:perf_hooks'
import { levelOf, randomBot, simpleBot, think } from '@spellendoos/bots'
import { seededRng } from '@spellendoos/kernel'
import { knowledgeOf } from '../knowledge.ts'
import type { Entrant } from './entrant.ts'

const within = (ms: number): (() => boolean) => {
  const until = performance.now() + ms
  return () => performance.now() >= until
}

/** The computer player of a level. */
const levelled = (level: number): Entrant => ({
  name: String(level),
  async choose({ game, view, seat, seats, sides, seed, ms }) {
    const stop = within(Math.min(ms, levelOf(level, game).milliseconds))
    return think(game, { view, seat, seats, sides, level, seed, stop }, await knowledgeOf(game.id)).move
  },
})

const OTHERS: readonly Entrant[] = [
  {
    name: 'random',
    choose: ({ game, view, seat, seed }) =>
      Promise.resolve(randomBot(game, view, seat, seededRng(seed)).move),
  },
  {
    name: 'simple',
    choose: ({ game, view, seat, seats, seed, ms }) =>
      Promise.resolve(
        simpleBot(game, view, seat, { seats, rng: seededRng(seed), playouts: Infinity, stop: within(ms) })
          .move,
      ),
  },
]

const LEVEL = /^[1-5]$/

/** The computer player called so: a level, `random` or `simple`. */
export const insideEntrant = (name: string): Entrant | undefined =>
  LEVEL.test(name) ? levelled(Number(name)) : OTHERS.find((each) => each.name === name)

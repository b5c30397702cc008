import { cpuUsage } from 'node:process'
import { levelOf, randomBot, simpleBot, think } from '@spellendoos/bots'
import { seededRng } from '@spellendoos/kernel'
import { knowledgeOf } from '../knowledge.ts'
import type { Entrant } from './entrant.ts'

/** Limits CPU time, so that other work on the machine costs nobody anything. */
const within = (ms: number): (() => boolean) => {
  const until = spent() + ms
  return () => spent() >= until
}
const MICROSECONDS = 1000
const spent = (): number => {
  const { user, system } = cpuUsage()
  return (user + system) / MICROSECONDS
}

/** The computer player of a level. */
const levelled = (level: number): Entrant => ({
  name: String(level),
  reaction: (game) => levelOf(level, game).reaction,
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

/** The computer player with this name: a level, `random` or `simple`. */
export const builtInEntrant = (name: string): Entrant | undefined =>
  LEVEL.test(name) ? levelled(Number(name)) : OTHERS.find((each) => each.name === name)

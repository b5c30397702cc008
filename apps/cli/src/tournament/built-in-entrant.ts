import { cpuUsage } from 'node:process'
import { CHARACTERS, LEVELS, levelOf, randomBot, simpleBot, think } from '@spellendoos/bots'
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

/** The computer player of a level, or the character with this number. */
const numbered = (name: string, level: number): Entrant => ({
  name,
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

/** The computer player with this name: a level, a character, `random` or `simple`. */
export function builtInEntrant(name: string): Entrant | undefined {
  if (LEVEL.test(name)) return numbered(name, Number(name))
  const character = CHARACTERS.find(({ id }) => id === name)
  return character === undefined
    ? OTHERS.find((each) => each.name === name)
    : numbered(name, character.number)
}

/** The names of all computer players. */
export const BUILT_IN = [
  ...LEVELS.map((_, i) => String(i + 1)),
  ...CHARACTERS.map(({ id }) => id),
  ...OTHERS.map(({ name }) => name),
].join(', ')

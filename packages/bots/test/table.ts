import type { Draw, Game, Json } from '@spellendoos/kernel'
import { think } from '../src/think.ts'
import type { BotAnswer, Knowledge } from '../src/bot.ts'
import { begin } from './moments.ts'

/** A match for two in which moves and throws are given one after the other. */
export function laidOut(
  game: Game,
  options: Readonly<Record<string, Json>>,
  happened: readonly (string | Draw)[],
): unknown {
  const s = begin(game, 2, options)
  for (const each of happened) {
    const [by] = game.turn(s)
    if (typeof each !== 'string') game.answer!(s, each)
    else {
      const seat = by as number
      game.play(
        s,
        seat,
        game.moves(s, seat).find((move) => game.write(s, move) === each),
      )
    }
  }
  return s
}

/** What the strongest player says of a position, given all the time it wants. */
export function bestAt(game: Game, s: unknown, knowledge: Knowledge): BotAnswer {
  const seat = game.turn(s)[0] as number
  return think(game, { view: game.view(s, seat), seat, seats: 2, level: 5, seed: 1 }, knowledge)
}

/** The score of one of its choices. */
export const scoreFor = ({ choices }: BotAnswer, move: string): number =>
  choices!.find((each) => each.move === move)!.score

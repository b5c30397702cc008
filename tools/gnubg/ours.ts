/** Our own players, and the luck of a throw as they see it. */
import '@spellendoos/kernel/node'
import { cpuUsage } from 'node:process'
import { think } from '@spellendoos/bots'
import type { Seat } from '@spellendoos/kernel'
import { chancesOf as throwsOf } from '../../packages/bots/src/search/chances.ts'
import {
  bearOffChance,
  computeBearOff,
} from '../../packages/games/src/tables/backgammon/evaluation/bear-off.ts'
import { evaluation } from '../../packages/games/src/tables/backgammon/evaluation.ts'
import { game } from '../../packages/games/src/tables/backgammon/index.ts'
import { chancesOf } from '../../packages/games/src/tables/backgammon/net.ts'
import type { Move, State } from '../../packages/games/src/tables/backgammon/state.ts'
import { equity, nexts, pointsOf, type Player } from './table.ts'

/** What a position is worth to the seat that has just moved. */
function worth(s: State, seat: Seat): number {
  if (pointsOf(s) !== 0) return Math.abs(pointsOf(s))
  while (computeBearOff(s.stones));
  const chance = bearOffChance(s.stones, 1 - seat)
  return -equity(chance === undefined ? chancesOf(s.stones, 1 - seat) : [chance])
}

/** The best that a seat can make of its throw, without looking ahead. */
function best(s: State, seat: Seat): { readonly move: Move; readonly worth: number } {
  const all = nexts(s, seat).map(([move, next]) => ({ move, worth: worth(next, seat) }))
  return all.reduce((a, b) => (b.worth > a.worth ? b : a))
}

/** How many milliseconds of the processor our moves took. */
export const spent = { milliseconds: 0, moves: 0 }
const processorTime = (): number => (cpuUsage().user + cpuUsage().system) / 1000
function timed<T>(thought: (begun: number) => T): T {
  const begun = processorTime()
  const found = thought(begun)
  spent.milliseconds += processorTime() - begun
  spent.moves++
  return found
}

/** Takes what looks best after the move. */
export const atAGlance: Player = (s, seat) => Promise.resolve(timed(() => best(s, seat).move))

/** The highest level, as it plays in the browser, with so much time of the processor for a move. */
export const thinking =
  (milliseconds: number): Player =>
  (s, seat) =>
    timed((begun) => {
      const stop = () => processorTime() >= begun + milliseconds
      const question = { view: game.view(s, seat), seat, seats: 2, level: 5, seed: spent.moves, stop }
      const { move } = think(game, question, { evaluation })
      return Promise.resolve(game.moves(s, seat).find((each) => game.write(s, each) === move)!)
    })

const THROWS = throwsOf({ dice: 2 }, true)!

/** How much more a throw brought than a throw brings on the mean: nothing on the mean, whoever plays how. */
export function luckOf(s: State, thrown: State): number {
  let mean = 0
  for (const { draw, share } of THROWS) {
    const next = game.copy!(s)
    game.answer!(next, draw)
    mean += share * best(next, next.seat).worth
  }
  return best(thrown, thrown.seat).worth - mean
}

import { copyJson, perft, playout, seededRng, type Game } from '@spellendoos/kernel'
import { command } from './command.ts'
import { depth, handle, may, milliseconds } from './fields.ts'
import { MOST_MS } from './limits.ts'
import { Refused } from './problems.ts'
import { needFit, readSetting, settingFields } from './settings.ts'
import { Time } from './time.ts'

/** Subtrees of this many plies are counted without checking the time. */
const AT_A_GO = 4

/** The kernel's leaf count, abandoned when the time is up. */
function leaves<State>(game: Game<State>, s: State, plies: number, time: Time): number {
  const [by, ...others] = game.turn(s)
  const together = plies <= AT_A_GO || typeof by !== 'number' || others.length > 0
  if (together) {
    const counted = perft(game, s, plies)
    if (counted === undefined) throw new Refused('not-sequential')
    return counted
  }
  if (time.up()) throw new Refused('out-of-time')
  return game.moves(s, by).reduce<number>((sum, move) => {
    const next = game.copy === undefined ? copyJson(s) : game.copy(s)
    game.play(next, by, move)
    return sum + leaves(game, next, plies - 1, time)
  }, 0)
}

/** Leaf counts and playouts. */
export const perftCommands = {
  perft: command(
    { match: handle, depth, ms: may(milliseconds) },
    ({ match: name, depth, ms = MOST_MS }, { matches }) => {
      const { match } = matches.get(name)
      const time = new Time(ms)
      // A match that was resigned or agreed drawn is over, whatever its position.
      if (match.result !== undefined) return { nodes: depth === 0 ? 1 : 0, ms: time.spent }
      return { nodes: leaves(match.game, match.state, depth, time), ms: time.spent, ...time.said }
    },
  ),
  playouts: command({ ...settingFields, ms: may(milliseconds) }, (asked) => {
    const { game, seats, options } = readSetting(asked)
    needFit(game, seats, options)
    const rng = seededRng(1)
    const time = new Time(asked.ms)
    let playouts = 0
    let plies = 0
    do {
      plies += playout(game, game.setup(options, seats), seats, rng)
      playouts++
    } while (!time.up())
    return { playouts, plies, ms: time.spent, ...time.said }
  }),
}

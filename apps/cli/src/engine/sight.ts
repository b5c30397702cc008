import { simpleBot } from '@spellendoos/bots'
import { seededRng } from '@spellendoos/kernel'
import { draw, type Scene } from '@spellendoos/scene'
import { command } from './command.ts'
import { eye, handle, level, may, milliseconds, seat } from './fields.ts'
import { Refused } from './problems.ts'
import { Time } from './time.ts'

/** What one pair of eyes sees, and what a bot behind them would play. */
export const sightCommands = {
  view: command({ match: handle, seat: eye }, ({ match: name, seat }, { matches, lang }) => {
    const { match } = matches.at(name, seat)
    const view = match.view(seat)
    const scene = match.game.scene(view, seat, []) as Scene
    return {
      view,
      scene,
      text: draw(scene, { words: match.game.words, lang, colour: false, turn: match.turn }),
    }
  }),
  // Every level is played by the simple bot.
  bot: command(
    { match: handle, seat, level: may(level), ms: may(milliseconds) },
    ({ match: name, seat, ms }, { matches }) => {
      const { match } = matches.at(name, seat)
      if (match.moves(seat).length === 0) throw new Refused('no-moves')
      const time = new Time(ms)
      const { move, score, nodes } = simpleBot(match.game, match.view(seat), seat, {
        seats: match.header.seats,
        rng: seededRng(match.seq),
        playouts: Infinity,
        stop: time.up,
      })
      return { move: move ?? null, ...(score === undefined ? {} : { score }), nodes, ...time.said }
    },
  ),
}

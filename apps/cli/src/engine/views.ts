import { LEVELS, questionFor, think } from '@spellendoos/bots'
import { draw } from '@spellendoos/scene'
import { knowledgeOf } from '../knowledge.ts'
import { command } from './command.ts'
import { eye, handle, level, may, milliseconds, seat } from './fields.ts'
import { Refused } from './problems.ts'
import { Time } from './time.ts'

/** What one viewer sees, and what a bot with that view would play. */
export const viewCommands = {
  view: command({ match: handle, seat: eye }, ({ match: name, seat }, { matches, lang }) => {
    const { match } = matches.at(name, seat)
    const view = match.view(seat)
    const scene = match.game.scene(view, seat, [])
    return {
      view,
      scene,
      text: draw(scene, { words: match.game.words, lang, colour: false, turn: match.turn }),
    }
  }),
  bot: command(
    { match: handle, seat, level: may(level), ms: may(milliseconds) },
    async ({ match: name, seat, level = LEVELS.length, ms }, { matches }) => {
      const { match } = matches.at(name, seat)
      if (match.moves(seat).length === 0) throw new Refused('no-moves')
      const knowledge = await knowledgeOf(match.game.id)
      const time = new Time(ms)
      const question = questionFor(match, seat, level, match.seq)
      const { move, score, nodes } = think(match.game, { ...question, stop: time.up }, knowledge)
      return { move: move ?? null, ...(score === undefined ? {} : { score }), nodes, ...time.said }
    },
  ),
}

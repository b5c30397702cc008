import '@spellendoos/kernel/node'
import { questionFor, think } from '@spellendoos/bots'
import { Table } from '@spellendoos/fair'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'

const SEEDS = 40
/** How often a computer player asks whether to go on, so that the match is the same on any machine. */
const ASKED = 12

/**
 * A match between computer players, to its end or until it is long enough, when one of them resigns.
 *
 * @param {{ game: string, options?: Record<string, unknown>, level: number, moves: number }} wanted
 * @returns {Promise<{ replay: object, entries: number }>}
 */
export async function longMatch({ game: id, options = {}, level, moves }) {
  const game = await shelf.get(id)()
  const knowledge = { evaluation: (await evaluations.get(id)())?.evaluation }
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { match, replay } = play(game, knowledge, { options, level, moves, seed })
    if (moves === Infinity || match.log.length >= moves) return { replay, entries: match.log.length }
  }
  throw new Error(`No match of ${id} is as long as ${moves} moves.`)
}

function play(game, knowledge, { options, level, moves, seed }) {
  const table = Table.open(game, { seats: 2, options, seed: seed.toString(16).padStart(4, '0') }).value
  const { match } = table
  while (match.turn.length > 0) {
    const [seat] = match.turn
    if (match.log.length >= moves) table.act(seat, 'resign')
    else {
      let asked = 0
      const question = questionFor(match, seat, level, seed * 4096 + match.seq)
      const { move } = think(game, { ...question, stop: () => ++asked > ASKED }, knowledge)
      const outcome = table.play(seat, move)
      if (!outcome.ok) throw new Error(outcome.refusal.text.en)
    }
  }
  return { match, replay: table.replay() }
}

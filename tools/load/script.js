import { BY_THE_BOOK, chooseOptions, copyJson, Match, seededRng } from '@spellendoos/kernel'
import { shelf } from '@spellendoos/games/shelf'

const TRIES = 16
const LONGEST = 700

/**
 * A long match without luck, the same for every table, so that guests need not think. Whoever leaves the other
 * the most choices plays quietly, and quiet matches are long.
 *
 * @param {string} id
 * @returns {Promise<{ moves: string[], seats: number[] }>} each move with the seat that plays it
 */
export async function longMatch(id) {
  const game = await shelf.get(id)?.()
  if (game === undefined) throw new Error(`${id} is not on the shelf`)
  let best = { moves: [], seats: [] }
  for (let seed = 1; seed <= TRIES && best.moves.length < LONGEST; seed++) {
    const played = quiet(game, seed)
    if (played.moves.length > best.moves.length) best = played
  }
  return best
}

/** @param {import('@spellendoos/kernel').Game} game @param {number} seed */
function quiet(game, seed) {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  const header = { id: 'load', game: game.id, version: game.version, options: options.value, seats: 2 }
  const match = Match.begin(game, header).value
  const rng = seededRng(seed)
  const played = { moves: [], seats: [] }
  while (match.turn.length > 0 && played.moves.length < LONGEST) {
    const [seat] = match.turn
    if (typeof seat !== 'number') throw new Error(`${game.id} needs chance; a script cannot foresee it`)
    const moves = match.moves(seat)
    const left = moves.map((move) => choicesAfter(game, match.state, seat, move) + rng(3))
    const move = game.write(match.state, moves[left.indexOf(Math.max(...left))])
    match.append({ by: seat, move })
    played.moves.push(move)
    played.seats.push(seat)
  }
  return played
}

function choicesAfter(game, state, seat, move) {
  const next = copyJson(state)
  game.play(next, seat, move)
  const [other] = game.turn(next)
  return other === undefined ? -10 : game.moves(next, other).length
}

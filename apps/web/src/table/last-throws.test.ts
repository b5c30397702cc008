import { shelf } from '@spellendoos/games/shelf'
import {
  BY_THE_BOOK,
  chooseOptions,
  drawFrom,
  Match,
  seededRng,
  type Entry,
  type Rng,
} from '@spellendoos/kernel'
import type { Scene, SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { countDice, throwsAfter, withThrow, type LastThrows } from './last-throws.ts'

const LONGEST = 150

const begin = (game: SceneGame) => {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const seats = game.seats.includes(2) ? 2 : game.seats[0]!
  const begun = Match.begin(game, {
    id: 'law',
    game: game.id,
    version: game.version,
    options: options.value,
    seats,
  })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  return begun.value
}

/** Anything that may happen next. */
function anyEntry(match: ReturnType<typeof begin>, rng: Rng): Entry | undefined {
  const { game, state, turn } = match
  if (turn[0] === 'chance') return { by: 'chance', draw: drawFrom(game.chance!(state), rng) }
  const seat = turn.find((by) => typeof by === 'number')
  const moves = seat === undefined ? [] : match.moves(seat)
  if (seat !== undefined && moves.length > 0)
    return { by: seat, move: game.write(state, moves[rng(moves.length)]) }
  const [clock] = match.clocks
  return clock === undefined ? undefined : { by: 'clock', move: clock.name }
}

const spotsOf = ({ board, trays }: Scene) =>
  new Set([...(board?.places ?? []).map(({ id }) => id), ...trays.map(({ id }) => id)])

describe.each([...shelf])('at a table of %s', (_, load) => {
  it('dice are before the player who threw them until they throw again, and what is taken was there', async () => {
    const game = await load()
    const match = begin(game)
    const rng = seededRng(11)
    let throws: LastThrows = new Map()
    let isForDice = false
    for (let step = 0; step < LONGEST && match.result === undefined; step++) {
      const before = game.scene(match.view('watcher'), 'watcher', [])
      isForDice ||= countDice(before) > 0
      const entry = anyEntry(match, rng)
      if (entry === undefined) break
      expect(match.append(entry).ok).toBe(true)
      const { facts } = match.heard(match.seq - 1, 'watcher')
      throws = throwsAfter(throws, facts)
      const scene = game.scene(match.view('watcher'), 'watcher', [])
      isForDice ||= countDice(scene) > 0
      for (const [seat] of throws) {
        const { thrown } = withThrow(scene.seats[seat] ?? {}, seat, throws, isForDice)
        expect(thrown, `seat ${seat} after step ${step}`).not.toHaveLength(0)
        expect(thrown).toBeDefined()
      }
      for (const { takes = [] } of facts)
        for (const spot of takes) expect(spotsOf(before), `taken at step ${step}`).toContain(spot)
    }
  })
})

import {
  copyJson,
  seededRng,
  type Evaluation,
  type Game,
  type SearchBoard,
  type Seat,
} from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { evaluations } from '../../src/evaluations.ts'
import { shelf } from '../../src/shelf.ts'
import { settings } from './settings.ts'

/** The most moves in a row that are undone on a board here. */
const WALK = 60
const MATCHES = 2

const known = await Promise.all(
  [...evaluations].map(async ([id, fetch]) => ({
    id,
    game: await shelf.get(id)!(),
    evaluation: (await fetch()).evaluation,
  })),
)
const offering = known.filter(({ evaluation }) => evaluation.board !== undefined)

/** Everything that a board tells about its position. */
function told(game: Game, s: unknown, board: SearchBoard, first: number) {
  const outcome = board.outcome()
  const position = {
    seat: board.seat,
    keys: [board.lowKey, board.highKey],
    outcome,
    repeats: board.repeats(),
  }
  if (outcome !== undefined)
    return { ...position, points: 0, threatened: false, forcing: [], moves: [], end: first }
  const written = (end: number) =>
    Array.from({ length: end - first }, (_, i) => game.write(s, board.moveAt(first + i))).toSorted()
  const forcing = written(board.listForcing(first))
  const end = board.list(first)
  const moves = written(end)
  return { ...position, points: board.points(), threatened: board.isThreatened(), forcing, moves, end }
}

/** How a match that is over ended for a seat. */
function outcomeFor(game: Game, s: unknown, seat: Seat): string | undefined {
  const places = game.result(s)?.places
  if (places === undefined) return undefined
  const lead = places[1 - seat]! - places[seat]!
  return lead === 0 ? 'drawn' : lead > 0 ? 'won' : 'lost'
}

/** Walks through a match on one board, trying every move on the way, and back again. */
function walk(game: Game, evaluation: Evaluation, s: unknown, rng: (below: number) => number): void {
  const board = evaluation.board!(s)
  const copy = game.copy ?? copyJson
  const behind: { readonly s: unknown; readonly first: number; readonly now: unknown }[] = []
  let first = 0
  for (let ply = 0; ply < WALK && game.turn(s).length > 0; ply++) {
    const seat = game.turn(s)[0] as Seat
    const now = told(game, s, board, first)
    behind.push({ s: copy(s), first, now })
    const legal = game.moves(s, seat)
    expect(now.seat).toBe(seat)
    expect(now.moves).toEqual(legal.map((move) => game.write(s, move)).toSorted())
    const forcing = legal.filter((move) => evaluation.forcing?.(s, move))
    expect(now.forcing).toEqual(forcing.map((move) => game.write(s, move)).toSorted())
    const chosen = rng(legal.length)
    let numberOfChosen = first
    for (let number = first; number < now.end; number++) {
      const move = board.moveAt(number)
      expect(board.isForcing(number)).toBe(evaluation.forcing?.(s, move) ?? false)
      const next = copy(s)
      game.play(next, seat, move)
      if (game.write(s, move) === game.write(s, legal[chosen])) numberOfChosen = number
      board.make(number)
      const after = told(game, next, board, now.end)
      expect(after.outcome).toBe(outcomeFor(game, next, 1 - seat))
      expect(after).toEqual({ ...told(game, next, evaluation.board!(next), 0), end: after.end })
      board.undo()
      expect(told(game, s, board, first)).toEqual(now)
    }
    game.play(s, seat, board.moveAt(numberOfChosen))
    board.make(numberOfChosen)
    first = now.end
  }
  expect(board.plies).toBe(behind.length)
  for (const { s: earlier, first, now } of behind.toReversed()) {
    board.undo()
    expect(told(game, earlier, board, first)).toEqual(now)
  }
}

it('some games offer a board to search on', () => {
  expect(offering.length).toBeGreaterThan(7)
})

describe.each(offering)('the board on which $id is searched', ({ game, evaluation }) => {
  it.each(settings(game))(
    'is the position that the rules have, there and back: $name',
    ({ options, seats }) => {
      const rng = seededRng(3)
      for (let match = 0; match < MATCHES; match++) {
        const s = game.setup(options, seats)
        while (game.turn(s).length > 0) walk(game, evaluation, s, rng)
      }
    },
  )
})

import type { Seat, Tell } from '@spellendoos/kernel'
import { routeOf } from './moves.ts'
import { writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { fromOf, ownerOf, PASS, toOf, type Move, type Steps } from './state.ts'
import type { Variant } from './variant.ts'

/** Plays a move and reports it: the move, men that are removed, the end. */
export function tellMove(v: Variant, s: Steps, seat: Seat, move: Move, tell: Tell): void {
  const standing = s.board.slice()
  const route = move === PASS ? [] : routeOf(v, s, seat, move)
  const taken = playMove(v, s, seat, move)
  if (move === PASS) tell({ fact: 'passes', seat })
  else tellRoute(v, seat, move, route, tell)
  for (const owner of [1 - seat, seat]) {
    const takes = taken.filter((field) => ownerOf(s, standing[field]!) === owner)
    if (takes.length > 0) {
      tell({
        fact: 'taken',
        seat: owner,
        n: takes.length,
        takes: takes.map((field) => v.record.fields.name(field)),
      })
    }
  }
  tellEnd(s, tell)
}

function tellRoute(
  { record: { fields }, neighbours }: Variant,
  seat: Seat,
  move: Move,
  route: readonly number[],
  tell: Tell,
): void {
  const from = fromOf(move)
  const path = route.map((field) => fields.name(field))
  const told = { seat, path, move: writeMove(fields, move) }
  const steps = neighbours.subarray(4 * from, 4 * from + 4).includes(toOf(move))
  if (steps) tell({ fact: 'steps', ...told })
  else tell({ fact: 'jumps', ...told, n: route.length - 1 })
}

function tellEnd({ ended, winner }: Steps, tell: Tell): void {
  if (ended === null) return
  if (ended === 'blocked' || ended === 'no-men') tell({ fact: ended, seat: 1 - winner! })
  else if (winner === null) tell({ fact: `${ended}-drawn` })
  else tell({ fact: ended, seat: winner })
}

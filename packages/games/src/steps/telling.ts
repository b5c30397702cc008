import type { Seat, Tell } from '@spellendoos/kernel'
import { routeOf } from './moves.ts'
import { writeMove } from './notation.ts'
import { playMove } from './play.ts'
import { ownerOf, PASS, type Move, type Steps } from './state.ts'
import type { Variant } from './variant.ts'

/** Plays a move and tells what happened: the move, men that are taken off, the end. */
export function tellMove(v: Variant, s: Steps, seat: Seat, move: Move, tell: Tell): void {
  const { fields } = v.record
  const standing = s.board.slice()
  const route = routeOf(v, s, seat, move)
  const jumped = move !== PASS && !v.neighbours.subarray(route[0]! * 4, route[0]! * 4 + 4).includes(route[1]!)
  const taken = playMove(v, s, seat, move)
  const path = route.map((field) => fields.name(field))
  if (move === PASS) tell({ fact: 'passes', seat })
  else if (jumped) {
    tell({ fact: 'jumps', seat, path, n: route.length - 1, move: writeMove(fields, move) })
  } else tell({ fact: 'steps', seat, path, move: writeMove(fields, move) })
  for (const owner of [1 - seat, seat]) {
    const takes = taken.filter((field) => ownerOf(s, standing[field]!) === owner)
    if (takes.length === 0) continue
    tell({ fact: 'taken', seat: owner, n: takes.length, takes: takes.map((field) => fields.name(field)) })
  }
  tellEnd(s, tell)
}

function tellEnd({ ended, winner }: Steps, tell: Tell): void {
  if (ended === null) return
  if (ended === 'blocked' || ended === 'no-men') tell({ fact: ended, seat: 1 - winner! })
  else if (winner === null) tell({ fact: `${ended}-drawn` })
  else tell({ fact: ended, seat: winner })
}

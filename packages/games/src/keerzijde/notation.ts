import type { Spot } from '@spellendoos/kernel'
import { BOARD } from './board.ts'
import { ALL_ROWS, fieldOf, PASS, PASSING, rowOf, type Move } from './move.ts'
import { rowEnd, rowsAt, rowStones, type State } from './rules.ts'

/** Whether the player had to choose among several rows. */
const isChosen = (s: State, move: Move): boolean =>
  rowOf(move) !== ALL_ROWS && rowsAt(s, fieldOf(move)).length > 1

/** `d3`; `f3-d5` if one of several rows is chosen, by the stone at its other end; `pass`. */
export function write(s: State, move: Move): string {
  if (move === PASS) return PASSING
  const name = BOARD.names[fieldOf(move)]!
  return isChosen(s, move) ? `${name}-${BOARD.names[rowEnd(s, fieldOf(move), rowOf(move))]!}` : name
}

/** A row can be chosen by any of its stones. */
export function touches(s: State, move: Move): Spot[][] {
  if (move === PASS) return [[PASSING]]
  const field = fieldOf(move)
  const name = BOARD.names[field]!
  if (!isChosen(s, move)) return [[name]]
  return [...rowStones(s, field, rowOf(move)), rowEnd(s, field, rowOf(move))].map((stone) => [
    name,
    BOARD.names[stone]!,
  ])
}

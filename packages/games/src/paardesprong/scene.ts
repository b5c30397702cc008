import type { Say } from '@spellendoos/kernel'
import { squarePlaces } from '@spellendoos/mechanics'
import type { Piece, Scene } from '@spellendoos/scene'
import { BOARD, FIELDS, SIZE } from './board.ts'
import { moves, type Tour } from './rules.ts'

const PLACES = squarePlaces(BOARD, (column, row) => ((column + row) % 2 === 0 ? 'wood-dark' : 'wood-light'))

/** A numbered chip on every field that the knight has left, and the knight on its field. */
const pieces = (s: Tour): Piece[] =>
  s.visits.flatMap((nth, field): Piece[] => {
    const on = BOARD.names[field]!
    if (nth === 0) return []
    if (field === s.at) return [{ id: 'knight', on, look: 'horse', seat: 0, name: { say: 'knight' } }]
    return [{ id: `visit-${nth}`, on, look: 'chip', paint: 'beige', face: nth, name: { say: 'visit', nth } }]
  })

function coach(s: Tour): Say | undefined {
  if (s.end !== null) return undefined
  if (s.at < 0) return { say: 'coach-start' }
  return { say: 'coach-jump', ways: moves(s).length, left: FIELDS - s.visited }
}

/** The draughtboard with the knight's tour on it. */
export function scene(s: Tour): Scene {
  const line = coach(s)
  const before = s.visits.indexOf(s.visited - 1)
  return {
    board: { size: [SIZE, SIZE], surface: 'wood', ground: [], places: PLACES, pieces: pieces(s) },
    trays: [],
    sheets: [],
    seats: [{ note: { say: 'standing', visited: s.visited } }],
    last: s.visited < 2 ? [] : [BOARD.names[before]!, BOARD.names[s.at]!],
    ...(line === undefined ? {} : { coach: line }),
  }
}

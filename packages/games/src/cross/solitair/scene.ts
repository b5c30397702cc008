import type { Spot } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { CENTRE, POINTS } from '../board.ts'
import { nameOf, type Pegs } from './rules.ts'

/** The wooden cross with its holes and pegs; the centre is marked in gold. */
export function scene(s: Pegs, touched: readonly Spot[]): Scene {
  return {
    board: {
      size: [7, 7],
      surface: 'wood',
      ground: [],
      places: POINTS.map(({ row, col }, hole) => ({
        id: nameOf(hole),
        at: [col + 0.5, row + 0.5],
        shape: 'round',
        paint: hole === CENTRE ? 'gold' : 'wood-dark',
        name: hole === CENTRE ? { say: 'centre' } : { say: 'hole', hole: nameOf(hole) },
      })),
      pieces: s.holes.flatMap((peg, hole) =>
        peg === 0 ? [] : [{ id: `peg-${peg}`, on: nameOf(hole), look: 'peg' as const }],
      ),
    },
    trays: [],
    sheets: [],
    seats: [{ note: { say: 'standing', left: s.left, moves: s.moves } }],
    last: s.last < 0 ? [] : [nameOf(s.last)],
    ...(s.stuck ? {} : { coach: { say: touched.length === 0 ? 'coach-peg' : 'coach-hole' } }),
  }
}

import type { Eye, Say, Spot } from '@spellendoos/kernel'
import { squarePlaces } from '@spellendoos/mechanics'
import type { Piece, Scene, Tray } from '@spellendoos/scene'
import { BOARD, colourOf, FREE, SIZE } from './board.ts'
import { fieldOf, PASS, PASSING } from './move.ts'
import { moves, rowsAt, type State } from './rules.ts'

const PLACES = squarePlaces(BOARD, (column, row) => ((column + row) % 2 === 0 ? 'wood-dark' : 'wood-light'))
const PAINTS = ['red', 'gold'] as const

const stone = (field: number, seat: number): Piece => ({
  id: `stone-${BOARD.names[field]!}`,
  on: BOARD.names[field]!,
  look: 'stone',
  seat,
  paint: PAINTS[seat]!,
  name: { say: seat === 0 ? 'red-stone' : 'yellow-stone' },
})

/** The field of a stone that has been placed but whose row still has to be chosen. */
function halfLaid(s: State, eye: Eye, touched: readonly Spot[]): number | undefined {
  const field = BOARD.called(touched[0] ?? '')
  if (eye !== s.seat || field < 0 || s.board[field] !== FREE) return undefined
  return moves(s, eye).some((move) => fieldOf(move) === field) ? field : undefined
}

function coach(s: State, eye: Eye, half: number | undefined): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (s.stuck) return { say: 'coach-pass' }
  if (half !== undefined && !s.allRows && rowsAt(s, half).length > 1) return { say: 'coach-row' }
  return { say: s.seat === 0 ? 'coach-red' : 'coach-yellow' }
}

const passing: Tray = { id: 'pass', items: [{ spot: PASSING, look: 'button', face: { say: 'pass' } }] }

/** The draughtboard with its two-coloured stones; they never move, they only turn over. */
export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const half = halfLaid(s, eye, touched)
  const line = coach(s, eye, half)
  const lying = s.board.flatMap((colour, field) =>
    colour === FREE ? [] : [stone(field, colour === colourOf(0) ? 0 : 1)],
  )
  return {
    board: {
      size: [SIZE, SIZE],
      surface: 'wood',
      ground: [],
      places: PLACES,
      pieces: half === undefined ? lying : [...lying, stone(half, s.seat)],
    },
    trays: s.stuck && s.end === null && eye === s.seat ? [passing] : [],
    sheets: [],
    seats: s.stones.map((score, seat) => ({
      score,
      note: { say: seat === 0 ? 'plays-red' : 'plays-yellow' },
    })),
    last: s.last === null || s.last === PASS ? [] : [BOARD.names[fieldOf(s.last)]!],
    ...(line === undefined ? {} : { coach: line }),
  }
}

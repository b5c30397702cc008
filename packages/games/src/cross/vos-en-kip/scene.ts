import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Ground, Piece, Scene } from '@spellendoos/scene'
import { crossGround, crossPlaces, SIZE } from '../drawing.ts'
import { NAMES } from '../lines.ts'
import { isFrozen } from './moves.ts'
import { FOXES, HENS, isFox, MOST_HENS, SQUARE, type State } from './state.ts'

/** The coloured square, with its nine green points. */
const GREEN: Ground = { rect: [2.12, 0.12, 2.76, 2.76], paint: 'sand' }
const GROUND = crossGround([GREEN])
const PLACES = crossPlaces((point) => (SQUARE.includes(point) ? 'green' : 'paper'))

function piece(s: State, number: number, on: Spot): Piece {
  if (!isFox(number)) return { id: `hen-${number}`, on, look: 'pawn', seat: HENS, name: { say: 'hen' } }
  const fox = number - MOST_HENS
  const frozen = isFrozen(s, fox - 1)
  return {
    id: `fox-${fox}`,
    on,
    look: 'man',
    seat: FOXES,
    ...(frozen ? { face: '❄' } : {}),
    name: { say: frozen ? 'frozen-fox' : 'fox' },
  }
}

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (s.seat === HENS) return { say: touched.length > 0 ? 'coach-where' : 'coach-hens' }
  if (s.compulsory) return { say: touched.length > 0 ? 'coach-must-go-on' : 'coach-must-jump' }
  if (touched.length > 0) return { say: 'coach-on' }
  return { say: s.frozen === 0 ? 'coach-foxes' : 'coach-one-fox' }
}

/** The hens start at the bottom; the player of the foxes sits at the top. */
const FACING = [0, 180]

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const line = coach(s, eye, touched)
  const inside = SQUARE.filter((point) => s.board[point]! > 0 && !isFox(s.board[point]!)).length
  return {
    board: {
      size: SIZE,
      surface: 'felt',
      ground: GROUND,
      places: PLACES,
      pieces: s.board.flatMap((number, point) => (number === 0 ? [] : [piece(s, number, NAMES[point]!)])),
      facing: FACING,
    },
    trays: [],
    sheets: [],
    seats: [
      { note: { say: 'note-hens', n: s.hens, inside } },
      { note: { say: s.frozen === 0 ? 'note-foxes' : 'note-frozen' } },
    ],
    last: s.last.map((point) => NAMES[point]!),
    ...(line === undefined ? {} : { coach: line }),
  }
}

import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Piece, Scene } from '@spellendoos/scene'
import { EDGE, LETTERED_LIGHT as fields } from '../fields.ts'
import { squareBoard } from '../scene.ts'
import { fromOf, toOf } from '../state.ts'
import { SHEEP, WOLF, WOLF_SPOT, type State } from './rules.ts'

/** The sheep start at the bottom; the player of the wolf sits at the top. */
const FACING = [180, 0]
const BOARD = squareBoard(fields, 'straight', 'wood-light')

/** Dark and light wood, the sheep's row at the bottom; before it is placed the wolf is beside the board. */
export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  return {
    board: { ...BOARD, pieces: pieces(s), facing: FACING },
    trays: s.wolf === EDGE ? [{ id: 'beside', seat: WOLF, items: [WOLF_ITEM] }] : [],
    sheets: [],
    seats: [{ note: { say: 'wolf' } }, { note: { say: 'sheep' } }],
    last: [fromOf(s.last), toOf(s.last)].flatMap((field) => (field === EDGE ? [] : [fields.name(field)])),
    ...(s.ended === null ? { coach: coach(s, eye, touched) } : {}),
  }
}

const WOLF_ITEM = {
  spot: WOLF_SPOT,
  look: 'piece',
  seat: WOLF,
  paint: 'black',
  name: { say: 'wolf' },
} as const

function pieces(s: State): Piece[] {
  const flock = s.sheep.map((field, i): Piece => ({
    id: `sheep-${i + 1}`,
    on: fields.name(field),
    look: 'man',
    seat: SHEEP,
    paint: 'white',
    name: { say: 'one-sheep' },
  }))
  if (s.wolf === EDGE) return flock
  const wolf: Piece = {
    id: 'wolf',
    on: fields.name(s.wolf),
    look: 'man',
    seat: WOLF,
    paint: 'black',
    name: { say: 'wolf' },
  }
  return [wolf, ...flock]
}

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say {
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (s.wolf === EDGE) return { say: 'coach-place' }
  if (touched.length > 0) return { say: 'coach-step' }
  return { say: s.seat === WOLF ? 'coach-wolf' : 'coach-sheep' }
}

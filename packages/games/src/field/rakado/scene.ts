import type { Eye, Say, Spot } from '@spellendoos/kernel'
import { throwButton, type Item, type Piece, type Scene, type Tray } from '@spellendoos/scene'
import { BOARD } from '../board.ts'
import { boxOf, fieldBoard, pawn } from '../drawing.ts'
import { DIE, PASSING } from './moves.ts'
import { arrivedOf, ownerOf, type State } from './state.ts'

/** Pawns under way on their fields, pawns that have arrived in their player's box. */
const pieces = (s: State): Piece[] => [
  ...s.board.flatMap((number, field) =>
    number === 0 ? [] : [pawn(`pawn-${number}`, BOARD.names[field]!, ownerOf(number), ownerOf(number))],
  ),
  ...s.arrived.map((number) =>
    pawn(`pawn-${number}`, boxOf(ownerOf(number)), ownerOf(number), ownerOf(number)),
  ),
]

/** During the roll-off everyone's die is on the table; then there is one. */
function dice(s: State): Tray {
  if (s.rollOff !== null) {
    const thrown = s.rollOff.throws.map((face, i): Item => ({
      look: 'die',
      face,
      seat: s.rollOff!.running[i]!,
    }))
    return {
      id: 'dice',
      title: { say: 'roll-off' },
      items: [...thrown, { look: 'die', seat: s.seat }],
    }
  }
  const die: Item = {
    look: 'die',
    ...(s.shown === 0 || s.rolling ? {} : { face: s.shown }),
    ...(s.pips === 0 && s.shown > 0 && !s.rolling ? { spent: true } : {}),
  }
  return { id: 'dice', items: [die] }
}

/** After the throw the player can always say 'pass': whether passing is compulsory is not revealed. */
function words(s: State, eye: Eye): Tray {
  const button: Item = { spot: PASSING, look: 'button', face: { say: 'pass' } }
  const ready = eye === s.seat && s.pips === 0 && !s.rolling && s.end === null
  return { id: 'words', items: [throwButton(DIE, ready), ...(s.pips > 0 ? [button] : [])] }
}

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (s.rollOff !== null) return { say: 'coach-roll-off' }
  if (s.pips === 0) return { say: 'coach-throw' }
  return touched.length > 0 ? { say: 'coach-where' } : { say: 'coach-move', pips: s.pips }
}

/** The halma board with a pawn for every column; nothing shows where a capture is possible. */
export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const line = coach(s, eye, touched)
  return {
    board: fieldBoard(2, 'arrived-of', pieces(s)),
    trays: [dice(s), words(s, eye)],
    sheets: [],
    seats: [0, 1].map((seat) => ({ score: arrivedOf(s, seat) })),
    last: s.last.map((field) => BOARD.names[field]!),
    ...(line === undefined ? {} : { coach: line }),
  }
}

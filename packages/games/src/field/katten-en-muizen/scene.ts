import type { Eye, Say, Spot } from '@spellendoos/kernel'
import type { Piece, Scene, Tray } from '@spellendoos/scene'
import { BOARD } from '../board.ts'
import { boxOf, fieldBoard, pawn } from '../drawing.ts'
import { fromOf, HAND, toOf } from '../slide.ts'
import { STOPPING } from './notation.ts'
import { CATS, FEWEST_MICE, isCat, MICE, MOUSE_COUNT, type State } from './rules.ts'

const mouse = (number: number, on: Spot): Piece => pawn(`mouse-${number}`, on, MICE, MICE, { say: 'mouse' })
const cat = (number: number, on: Spot): Piece => ({
  id: `cat-${number - MOUSE_COUNT}`,
  on,
  look: 'king',
  seat: CATS,
  name: { say: 'cat' },
})

/** Mice to be placed are below the board, captured mice above it. */
function pieces(s: State): Piece[] {
  const standing = s.board.flatMap((piece, field) => {
    const on = BOARD.names[field]!
    return piece === 0 ? [] : [isCat(piece) ? cat(piece, on) : mouse(piece, on)]
  })
  const gone = Array.from({ length: MOUSE_COUNT }, (_, i) => i + 1).filter(
    (number) => !s.board.includes(number),
  )
  return [...standing, ...gone.map((number) => mouse(number, boxOf(s.hand > 0 ? MICE : CATS)))]
}

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-turn', seat: s.seat }
  if (s.hand > 0) return { say: 'coach-place', hand: s.hand }
  if (s.jumping >= 0) return { say: 'coach-chain' }
  if (touched.length > 0) return { say: 'coach-where' }
  return { say: s.seat === MICE ? 'coach-mouse' : 'coach-cat' }
}

function lastSpots({ last }: State): Spot[] {
  if (last === null) return []
  const to = BOARD.names[toOf(last)]!
  return fromOf(last) === HAND ? [to] : [BOARD.names[fromOf(last)]!, to]
}

const stopping: Tray = { id: 'stop', items: [{ spot: STOPPING, look: 'button', face: { say: 'stop' } }] }

/** The halma board with two cats and nineteen mice. */
export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  const line = coach(s, eye, touched)
  const left = MOUSE_COUNT - s.taken
  return {
    board: fieldBoard(2, 'mice-beside', pieces(s)),
    trays: s.jumping < 0 ? [] : [stopping],
    sheets: [],
    seats: [
      { note: { say: 'note-mice', left } },
      { note: { say: 'note-cats', taken: s.taken, need: MOUSE_COUNT - FEWEST_MICE + 1 } },
    ],
    last: lastSpots(s),
    ...(line === undefined ? {} : { coach: line }),
  }
}

import type { Spot } from '@spellendoos/kernel'
import type { Board, Piece, Place } from '@spellendoos/scene'
import { sizeOf } from './paint/piece.ts'
import { printRoom } from './paint/place.ts'

/** The centre and size of a piece, in board units. */
export interface PlacedPiece {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A pile too high to show: where its count is written. */
interface Count {
  readonly on: Spot
  readonly n: number
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface PieceLayout {
  readonly pieces: ReadonlyMap<string, PlacedPiece>
  readonly counts: readonly Count[]
}

/** Above this many a stack is pressed together and counted. */
const HIGHEST = 5
/** How much of its slot a thing takes: on a field slightly more than all, because its drawing has a margin. */
const ON_FIELD = 1.06
const IN_BOX = 0.94

/** Puts every piece of a board at its place: a single one in the middle, stacks along the place. */
export function layOutPieces(board: Board): PieceLayout {
  const places = new Map(board.places.map((place) => [place.id, place]))
  const stacks = stacksOf(board)
  const pieces = new Map<string, PlacedPiece>()
  const counts: Count[] = []
  for (const [on, stack] of stacks) {
    const place = places.get(on)
    if (place === undefined) continue
    const laid = layStack(place, stack)
    for (const each of laid) pieces.set(each.piece.id, each)
    const top = laid.at(-1)
    if (stack.length > HIGHEST && place.shape !== 'box' && top !== undefined) {
      counts.push({ on, n: stack.length, x: top.x, y: top.y, scale: top.scale })
    }
  }
  return { pieces: inOrder(board, pieces), counts }
}

/** What is on each place, lowest first. */
export function stacksOf(board: Board): Map<Spot, Piece[]> {
  const stacks = new Map<Spot, Piece[]>()
  for (const piece of board.pieces) {
    const stack = stacks.get(piece.on)
    if (stack === undefined) stacks.set(piece.on, [piece])
    else stack.push(piece)
  }
  return stacks
}

/** Painted in the scene's own order, so that a stack's top comes last. */
const inOrder = (board: Board, laid: ReadonlyMap<string, PlacedPiece>) =>
  new Map(
    board.pieces.flatMap(({ id }) => {
      const each = laid.get(id)
      return each === undefined ? [] : [[id, each] as const]
    }),
  )

function layStack(place: Place, stack: readonly Piece[]): PlacedPiece[] {
  if (place.shape === 'box') return layBox(place, stack)
  if (place.shape === 'round' || place.shape === 'square') return layPile(place, stack)
  return laySpike(place, stack)
}

const fit = ({ look }: Piece, w: number, h: number) => {
  const [width, height] = sizeOf(look)
  return Math.min(w / width, h / height)
}

/** On one field: upon each other, a little higher each time. */
function layPile({ at: [x, y], size: [w, h] = [1, 1] }: Place, stack: readonly Piece[]): PlacedPiece[] {
  const shown = Math.min(stack.length, HIGHEST)
  const step = shown > 1 ? Math.min(0.13, 0.4 / shown) * h : 0
  return stack.map((piece, i) => {
    const level = Math.min(i, HIGHEST - 1)
    return {
      piece,
      x: x + (level - (shown - 1) / 2) * step * 0.3,
      y: y - (level - (shown - 1) / 2) * step,
      scale: fit(piece, w, h) * ON_FIELD * (shown > 1 ? 0.9 : 1),
    }
  })
}

/** On a point of a tables board: from its base to its tip. */
function laySpike(
  { at: [x, y], size: [w, h] = [1, 1], shape }: Place,
  stack: readonly Piece[],
): PlacedPiece[] {
  const up = shape === 'spike-up'
  const scale = Math.min(w, h / HIGHEST)
  const base = up ? y + h / 2 - scale / 2 : y - h / 2 + scale / 2
  const step = (up ? -1 : 1) * scale * (stack.length > HIGHEST ? (HIGHEST - 1) / (stack.length - 1) : 1)
  return stack.map((piece, i) => ({ piece, x, y: base + i * step * 0.94, scale: scale * ON_FIELD }))
}

/** This much of a card is seen beside the next one of a fanned hand. */
const FAN = 0.34
const isPaper = ({ look }: Piece) => look === 'card' || look === 'slip'

/** In a box, below its print: side by side in as few rows as give the largest pieces; cards upon each other. */
function layBox(place: Place, stack: readonly Piece[]): PlacedPiece[] {
  const [w, whole] = place.size ?? [1, 1]
  const h = whole - printRoom(place)
  const [x, y] = [place.at[0], place.at[1] + printRoom(place) / 2]
  if (stack.every(isPaper)) {
    return stack.map((piece, i) => {
      const scale = Math.min(1.15, fit(piece, w, h) * IN_BOX)
      if (place.fanned === true) return { piece, x: x + (i - (stack.length - 1) / 2) * FAN * scale, y, scale }
      const lift = Math.min(i, HIGHEST) * 0.03
      return { piece, x: x + lift, y: y - lift, scale }
    })
  }
  const [width, height] = sizeOf(stack[0]!.look)
  const [columns, rows] = bestGrid(stack.length, w / width, h / height)
  const cellW = w / columns
  const cellH = h / rows
  return stack.map((piece, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, stack.length - row * columns)
    const scale = Math.min(1, fit(piece, cellW, cellH) * IN_BOX)
    // A few things in a wide box are close together, not spread to its ends.
    const across = Math.min(cellW, scale * sizeOf(piece.look)[0] * 1.12)
    const down = Math.min(cellH, scale * sizeOf(piece.look)[1] * 1.12)
    return {
      piece,
      x: x + ((i % columns) - (inRow - 1) / 2) * across,
      y: y + (row - (rows - 1) / 2) * down,
      scale,
    }
  })
}

function bestGrid(n: number, w: number, h: number): readonly [columns: number, rows: number] {
  let best: readonly [number, number] = [n, 1]
  let largest = 0
  for (let rows = 1; rows <= n; rows++) {
    const columns = Math.ceil(n / rows)
    const cell = Math.min(w / columns, h / rows)
    if (cell > largest + 1e-9) {
      largest = cell
      best = [columns, rows]
    }
  }
  return best
}

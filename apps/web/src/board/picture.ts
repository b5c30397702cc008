import type { Board, Label } from '@spellendoos/scene'
import { layOutPieces, type PieceLayout } from './piece-layout.ts'
import { paintBoard, viewBoxOf } from './paint/ground.ts'
import { letter, u } from './paint/pencil.ts'
import { paintThing } from './paint/piece.ts'
import { paintPlace } from './paint/place.ts'

/** A whole board as a still picture: for covers, rules pages and replays' thumbnails. */
export function pictureOf(board: Board, say: (label: Label) => string): { viewBox: string; body: string } {
  const places = board.places.map((place) => paintPlace(place, say)).join('')
  return {
    viewBox: viewBoxOf(board),
    body: paintBoard(board, say) + places + paintPieces(layOutPieces(board), say),
  }
}

/** All pieces where they are, and their number where a pile is too high to show. */
export function paintPieces({ pieces, counts }: PieceLayout, say: (label: Label) => string): string {
  const at = (x: number, y: number, scale: number, drawing: string) =>
    `<g transform="translate(${u(x)} ${u(y)}) scale(${Math.round(scale * 1000) / 1000})">${drawing}</g>`
  return [
    ...[...pieces.values()].map(({ piece, x, y, scale }) => at(x, y, scale, paintThing(piece, say))),
    ...counts.map(({ n, x, y, scale }) => at(x, y, scale, paintCount(n))),
  ].join('')
}

export const paintCount = (n: number): string =>
  `<circle r="25" fill="var(--on-light)" fill-opacity="0.9"/>${letter(String(n), 0, 0, { size: 0.31, fill: 'var(--on-dark)', weight: 700 })}`

import type { Board, Label } from '@spellendoos/scene'
import { layOut } from './laying.ts'
import { paintBoard, viewBoxOf } from './paint/ground.ts'
import { u } from './paint/pencil.ts'
import { paintThing } from './paint/piece.ts'
import { paintPlace } from './paint/place.ts'

/** A whole board as a still picture: for covers, rules pages and replays' thumbnails. */
export function pictureOf(board: Board, say: (label: Label) => string): { viewBox: string; body: string } {
  const places = board.places.map((place) => paintPlace(place, say)).join('')
  const pieces = [...layOut(board).pieces.values()]
    .map(
      ({ piece, x, y, scale }) =>
        `<g transform="translate(${u(x)} ${u(y)}) scale(${Math.round(scale * 1000) / 1000})">${paintThing(piece, say)}</g>`,
    )
    .join('')
  return { viewBox: viewBoxOf(board), body: paintBoard(board, say) + places + pieces }
}

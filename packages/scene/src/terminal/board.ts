import type { Spot } from '@spellendoos/kernel'
import type { Board, Place } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { drawEmpty, drawPieces } from './contents.ts'
import { isRoomy, tellCovered, tellPieces, type BoardContext } from './piece-drawing.ts'
import { drawField } from './fields.ts'
import { frame } from './frame.ts'
import { drawLines, drawSurface } from './ground.ts'
import { inkOf } from './ink.ts'
import { drawLabel } from './labels.ts'
import { paintMark } from './marks.ts'
import { namesOf } from './names.ts'
import type { Pen } from './pen.ts'
import { chooseScale } from './scale.ts'
import { makeSlots, type Slot } from './slots.ts'
import { drawSpike } from './spikes.ts'
import { tidy, widthOf } from './width.ts'

export interface DrawnBoard {
  readonly canvas: Canvas
  /** What did not fit on the board, by place. */
  readonly unseen: ReadonlyMap<string, string>
  /** Places whose id cannot be read from the picture. */
  readonly nameless: readonly Spot[]
}

const isSpike = ({ place }: Slot) => place.shape === 'spike-up' || place.shape === 'spike-down'
const isFlat = ({ place }: Slot) => place.shape === 'square' || place.shape === 'box'

/** A field that leaves a narrow gap to its neighbours; terminal cells are too coarse to show it. */
const isNearlyWhole = ({ shape, size = [1, 1] }: Place) =>
  shape === 'square' && Math.min(...size) >= 0.85 && Math.max(...size) < 1
const whole = (place: Place): Place => (isNearlyWhole(place) ? { ...place, size: [1, 1] } : place)

export function drawBoard(given: Board, pen: Pen): DrawnBoard {
  const board: Board = { ...given, places: given.places.map(whole) }
  const scale = chooseScale(board, pen)
  const slots = makeSlots(board.places, board.pieces, scale)
  const flat = slots.filter(isFlat)
  const context: BoardContext = {
    canvas: new Canvas(),
    pen,
    ruled: !pen.colour || neighboursAlike(flat),
    surface: inkOf(board.surface),
    unseen: new Map(),
    put: [],
  }
  const { canvas } = context
  if (pen.colour) {
    const edge = (slot: Slot) => (context.ruled && isRoomy(slot) ? 1 : 0)
    const right = slots.map((slot) => (isFlat(slot) ? slot.right + edge(slot) : slot.to))
    const bottom = slots.map((slot) => slot.bottom + (isFlat(slot) ? edge(slot) : 0))
    const width = Math.max(scale.col(board.size[0]), ...right.map((x) => x + 1))
    const height = Math.max(scale.row(board.size[1]), ...bottom.map((y) => y + 1))
    canvas.wash(0, 0, width, height, inkOf(board.surface))
  }
  for (const each of board.ground) drawSurface(canvas, each, scale, pen)
  for (const slot of flat) drawField(context, slot)
  const tight = flat.length > 0 && !flat.some(isRoomy)
  for (const each of board.ground) if ('text' in each || !tight) drawLines(canvas, each, scale, pen)
  for (const slot of slots) if (isSpike(slot)) drawSpike(context, slot)
  for (const slot of slots) if (!isSpike(slot) && slot.pieces.length > 0) drawPieces(context, slot)
  tellStrays(context, board)

  const names = namesOf(slots, pen)
  const told = new Set(names.told)
  for (const slot of slots) {
    if (isSpike(slot)) continue
    const { place } = slot
    const print = place.print === undefined ? undefined : pen.say(place.print)
    const label = print ?? (told.has(place.id) ? undefined : ownId(slot))
    const went = label === undefined ? 'nowhere' : drawLabel(context, slot, label, print === undefined)
    if (print === undefined && went !== 'nowhere') told.add(place.id)
    if (print !== undefined && went === 'cut') tellMore(context, place.id, print)
    if (slot.pieces.length === 0) {
      const over = went === 'over' || (went === 'cut' && !isRoomy(slot))
      drawEmpty(context, slot, over, went === 'over' && label !== undefined ? widthOf(label) : 1)
    }
  }
  tellCovered(context)
  return {
    canvas: frame(canvas, names, inkOf(board.surface), pen),
    unseen: context.unseen,
    nameless: board.places.flatMap(({ id }) => (told.has(id) || context.unseen.has(id) ? [] : [id])),
  }
}

/** An id in the middle of a place replaces its owner's mark, so the id includes that mark. */
function ownId(slot: Slot): string {
  const { place, pieces, from, to } = slot
  const marked = (paintMark(place.paint) ?? '') + tidy(place.id)
  const middle = pieces.length === 0 && (place.shape === 'round' || !isRoomy(slot))
  return middle && widthOf(marked) <= to - from + 1 ? marked : tidy(place.id)
}

const tellMore = ({ unseen }: BoardContext, id: Spot, text: string) => {
  const before = unseen.get(id)
  unseen.set(id, before === undefined ? text : `${text} ${before}`)
}

/** Pieces that are on no place of the board are listed below it. */
function tellStrays(context: BoardContext, { places, pieces }: Board): void {
  const known = new Set(places.map(({ id }) => id))
  for (const { on } of pieces) {
    if (known.has(on) || context.unseen.has(on)) continue
    tellPieces(context, { place: { id: on }, pieces: pieces.filter((piece) => piece.on === on) })
  }
}

/** Whether adjacent fields have the same colour, so that colour does not show where one ends. */
function neighboursAlike(slots: readonly Slot[]): boolean {
  const at = new Map(slots.map((slot) => [`${slot.left},${slot.top}`, slot]))
  return slots.some((slot) => {
    const next = [at.get(`${slot.right + 1},${slot.top}`), at.get(`${slot.left},${slot.bottom + 1}`)]
    return next.some((each) => each !== undefined && inkOf(each.place.paint) === inkOf(slot.place.paint))
  })
}

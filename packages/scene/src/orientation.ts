import type { Seat } from '@spellendoos/kernel'
import type { At, Board, Ground, Item, Label, Place, Scene, Tray } from './scene.ts'

/** How far a board is turned clockwise so that a seat has its own side near; 0 if no side belongs to anyone. */
export const turnFor = ({ facing = [] }: Pick<Board, 'facing'>, seat: Seat): number => facing[seat] ?? 0

/** Whether the board looks different from different seats. */
export const hasSides = ({ facing = [] }: Pick<Board, 'facing'>): boolean => new Set(facing).size > 1

/** A scene as seen from a seat: the board turns, text and pieces stay upright. */
export function facing(scene: Scene, seat: Seat): Scene {
  const { board } = scene
  if (board === undefined) return scene
  const degrees = turnFor(board, seat)
  if (degrees === 0) return scene
  return {
    ...scene,
    board: turnBoard(board, degrees),
    trays: scene.trays.map((tray) => turnTray(tray, degrees)),
  }
}

/** Board measures are exact to a ten-thousandth; −0 is 0. */
const round = (n: number): number => Math.round(n * 10_000) / 10_000 + 0
const isQuarter = (degrees: number): boolean => degrees % 180 === 90

/** Clockwise round the middle of the board. A board on its side is as wide as it was high. */
function turner([w, h]: Board['size'], degrees: number): (at: At) => At {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = isQuarter(degrees) ? [h / 2, w / 2] : [w / 2, h / 2]
  return ([x, y]) => {
    const [dx, dy] = [x - w / 2, y - h / 2]
    return [round(middleX + dx * cos - dy * sin), round(middleY + dx * sin + dy * cos)]
  }
}

/** A board turned clockwise. */
export function turnBoard(board: Board, degrees: number): Board {
  if (degrees === 0) return board
  const [w, h] = board.size
  const turn = turner(board.size, degrees)
  return {
    ...board,
    size: isQuarter(degrees) ? [h, w] : board.size,
    ground: board.ground.map((ground) => turnGround(ground, turn, degrees)),
    places: inReadingOrder(
      board.places.map((place) => turnPlace(place, turn, degrees)),
      board.places,
    ),
    turned: degrees,
  }
}

function turnGround(ground: Ground, turn: (at: At) => At, degrees: number): Ground {
  if ('line' in ground) return { ...ground, line: ground.line.map(turn) }
  if ('shape' in ground) return { ...ground, shape: ground.shape.map(turn) }
  if ('text' in ground) return { ...ground, at: turn(ground.at) }
  if ('circle' in ground) {
    const [x, y, r] = ground.circle
    return { ...ground, circle: [...turn([x, y]), r] }
  }
  const [x, y, w, h] = ground.rect
  const corners = [turn([x, y]), turn([x + w, y]), turn([x + w, y + h]), turn([x, y + h])]
  if (degrees % 90 !== 0) return { shape: corners, paint: ground.paint }
  const left = Math.min(...corners.map((corner) => corner[0]))
  const top = Math.min(...corners.map((corner) => corner[1]))
  return { ...ground, rect: isQuarter(degrees) ? [left, top, h, w] : [left, top, w, h] }
}

const FLIPPED: Readonly<Partial<Record<Place['shape'], Place['shape']>>> = {
  'spike-up': 'spike-down',
  'spike-down': 'spike-up',
}

function turnPlace(place: Place, turn: (at: At) => At, degrees: number): Place {
  const { shape, size } = place
  return {
    ...place,
    at: turn(place.at),
    shape: degrees === 180 ? (FLIPPED[shape] ?? shape) : shape,
    ...(size !== undefined && isQuarter(degrees) ? { size: [size[1], size[0]] } : {}),
  }
}

const byRows = (a: Place, b: Place): number => a.at[1] - b.at[1] || a.at[0] - b.at[0]

/** Places that were listed row by row from the top stay in that order; tracks and others keep their own order. */
function inReadingOrder(turned: readonly Place[], before: readonly Place[]): readonly Place[] {
  const rowByRow = before.every((place, i) => i === 0 || byRows(before[i - 1]!, place) <= 0)
  return rowByRow ? turned.toSorted(byRows) : turned
}

/** Arrows in clockwise order, an eighth of a turn apart. */
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖']
const ONLY_ARROWS = /^[↑↗→↘↓↙←↖↔↕]+$/

/** A label made only of arrows points across the board, so it turns with it. */
function turnLabel(label: Label, degrees: number): Label {
  if (typeof label !== 'string' || !ONLY_ARROWS.test(label)) return label
  return label
    .split('')
    .map((sign) => turnArrow(sign, degrees))
    .join('')
}

function turnArrow(sign: string, degrees: number): string {
  const at = ARROWS.indexOf(sign)
  if (at < 0) return isQuarter(degrees) ? (sign === '↔' ? '↕' : '↔') : sign
  return ARROWS[(at + Math.round(degrees / 45)) % ARROWS.length]!
}

const turnTray = (tray: Tray, degrees: number): Tray => ({
  ...tray,
  items: tray.items.map((item): Item =>
    item.face === undefined ? item : { ...item, face: turnLabel(item.face, degrees) },
  ),
})

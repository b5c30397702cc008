import type { At, Board, Ground, Label, Paint } from '@spellendoos/scene'
import { letter, u } from './pencil.ts'
import { colourOf, inkOn, textureOf } from './tones.ts'

/** How far the frame reaches beyond the board. */
export const FRAME = 0.36

/** An outline filled with a paint and its texture. */
export function filled(outline: string, paint: Paint): string {
  const texture = textureOf(paint)
  const over = texture === undefined ? '' : `<${outline} fill="url(#${texture})"/>`
  return `<${outline} fill="${colourOf(paint)}"/>${over}`
}

const points = (line: readonly (readonly [number, number])[]) =>
  line.map(([x, y]) => `${u(x)},${u(y)}`).join(' ')

/** What is below a point: the last rectangle printed there, otherwise the board itself. */
function under({ ground, surface }: Board, [x, y]: At): Paint {
  const rects = ground.flatMap((each) => ('rect' in each ? [each] : []))
  const holds = ([left, top, w, h]: readonly [number, number, number, number]) =>
    x >= left && x <= left + w && y >= top && y <= top + h
  return rects.findLast(({ rect }) => holds(rect))?.paint ?? surface
}

/** What is revealed in turn is a group that a style sheet makes wait. */
function paintInTurn(ground: Ground, board: Board, say: (label: Label) => string): string {
  const drawing = paintGround(ground, board, say)
  const turn = 'turn' in ground ? ground.turn : undefined
  return turn === undefined ? drawing : `<g class="in-turn" style="--turn:${turn}">${drawing}</g>`
}

function paintGround(ground: Ground, board: Board, say: (label: Label) => string): string {
  if ('rect' in ground) {
    const [x, y, w, h] = ground.rect
    return filled(`rect x="${u(x)}" y="${u(y)}" width="${u(w)}" height="${u(h)}" rx="4"`, ground.paint)
  }
  if ('line' in ground) {
    const colour = colourOf(ground.paint)
    return `<polyline points="${points(ground.line)}" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>${ground.arrow === true ? arrowHead(ground.line, colour) : ''}`
  }
  if ('circle' in ground) {
    const [x, y, r] = ground.circle
    const outline = `circle cx="${u(x)}" cy="${u(y)}" r="${u(r)}"`
    return ground.filled === true
      ? filled(outline, ground.paint)
      : `<${outline} fill="none" stroke="${colourOf(ground.paint)}" stroke-width="5"/>`
  }
  if ('shape' in ground) return filled(`polygon points="${points(ground.shape)}"`, ground.paint)
  const [x, y] = ground.at
  return letter(say(ground.text), x, y, {
    size: ground.size ?? 0.4,
    fill: inkOn(under(board, ground.at)),
    weight: 500,
    ...(ground.room === undefined ? {} : { room: ground.room }),
  })
}

function arrowHead(line: readonly (readonly [number, number])[], colour: string): string {
  const tip = line.at(-1)
  const before = line.at(-2)
  if (tip === undefined || before === undefined) return ''
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  return `<path transform="translate(${u(tip[0])} ${u(tip[1])}) rotate(${Math.round(turn)})" d="M-24-13L2 0L-24 13" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The frame, the surface and all that is printed on it. */
export function paintBoard(board: Board, say: (label: Label) => string): string {
  const [w, h] = board.size
  const whole = `rect x="${u(-FRAME)}" y="${u(-FRAME)}" width="${u(w + 2 * FRAME)}" height="${u(h + 2 * FRAME)}" rx="20"`
  const inside = `rect width="${u(w)}" height="${u(h)}" rx="4"`
  const framed = board.surface !== 'paper'
  const edge = `${filled(whole, framed ? 'wood-dark' : 'paper')}<${whole} fill="url(#evening)"/><${whole} fill="none" stroke="#1a0f06" stroke-opacity="0.35" stroke-width="2"/>`
  const rim = framed
    ? `<rect x="-4" y="-4" width="${u(w + 0.08)}" height="${u(h + 0.08)}" rx="6" fill="none" stroke="#1a0f06" stroke-opacity="0.45" stroke-width="6"/>`
    : ''
  const printed = board.ground.map((each) => paintInTurn(each, board, say)).join('')
  return `${edge}${framed ? filled(inside, board.surface) : ''}${rim}${printed}`
}

/** The part of the world a board drawing shows. */
export const viewBoxOf = ({ size: [w, h] }: Board): string =>
  [-FRAME, -FRAME, w + 2 * FRAME, h + 2 * FRAME].map(u).join(' ')

/** How many times as wide as high a board is drawn. */
export const ratioOf = ({ size: [w, h] }: Board): number => (w + 2 * FRAME) / (h + 2 * FRAME)

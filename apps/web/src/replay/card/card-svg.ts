import type { Seat } from '@spellendoos/kernel'
import type { Item, Label, Scene } from '@spellendoos/scene'
import { markOf } from '../../board/paint/marks.ts'
import { plain } from '../../board/paint/pencil.ts'
import { paintThing, sizeOf, thingOf } from '../../board/paint/piece.ts'
import { seatColour } from '../../board/paint/tones.ts'
import { pictureOf } from '../../board/picture.ts'
import { coarse, materialsFor } from '../../shelf/cover-svg.ts'

/** The contents of a card. */
export interface CardContent {
  /** The last position. */
  readonly scene: Scene
  readonly say: (label: Label) => string
  readonly game: string
  /** Who won, by how much and why. */
  readonly headline: string
  readonly by: string
  /** From top to bottom. */
  readonly players: readonly { readonly name: string; readonly seat: Seat; readonly figure: string }[]
  readonly day: string
  readonly address: string
  /** The address where the replay opens; left out if it does not fit into a link. */
  readonly link: string | undefined
}

/** The size that messengers and sites show uncropped. */
export const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 30
const SIDE = HEIGHT - 2 * MARGIN
const PANEL = { x: SIDE + 2 * MARGIN, width: WIDTH - SIDE - 3 * MARGIN, inset: 32 }
const LEFT = PANEL.x + PANEL.inset
const ROOM = PANEL.width - 2 * PANEL.inset
const RIGHT = LEFT + ROOM
/** The average width of a letter relative to its size. */
const LETTER = 0.52
const FOOT = HEIGHT - MARGIN - 28

/** The last position, who played, who won and when, on a card to send. */
export function drawCard(content: CardContent): string {
  const { scene, say, link } = content
  const table = `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--tone-felt)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#nap)"/>`
  const drawing = table + (scene.board === undefined ? drawTray(scene, say) : drawBoard(scene.board, say))
  const card = drawing + drawPanel(content)
  const linked = link === undefined ? card : `<a href="${plain(link)}" target="_blank">${card}</a>`
  const title = `<title>${plain(`${content.game}. ${content.headline} ${content.by}`)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${title}${materialsFor(card)}${linked}</svg>`
}

function drawBoard(board: NonNullable<Scene['board']>, say: CardContent['say']): string {
  const { viewBox, body } = pictureOf(board, say)
  return `<svg x="${MARGIN}" y="${MARGIN}" width="${SIDE}" height="${SIDE}" viewBox="${viewBox}">${coarse(body)}</svg>`
}

/** Without a board: everyone's last throw, a row each; else what is in the trays. */
function drawTray({ seats, trays }: Scene, say: CardContent['say']): string {
  const thrown = seats.flatMap(({ thrown }, seat) => (thrown?.length ? [{ seat, items: thrown }] : []))
  const common = trays.map(({ items, seat }) => ({ seat, items }))
  const rows = (thrown.length > 0 ? thrown : common).filter(({ items }) =>
    items.some((item) => thingOf(item) !== undefined),
  )
  const height = SIDE / Math.max(1, rows.length)
  const tray = `<rect x="${MARGIN}" y="${MARGIN}" width="${SIDE}" height="${SIDE}" rx="24" fill="var(--tone-leather)"/><rect x="${MARGIN}" y="${MARGIN}" width="${SIDE}" height="${SIDE}" rx="24" fill="url(#hide)"/>`
  return (
    tray + rows.map(({ items, seat }, i) => drawRow(items, seat, MARGIN + height * i, height, say)).join('')
  )
}

function drawRow(
  items: readonly Item[],
  seat: Seat | undefined,
  top: number,
  height: number,
  say: CardContent['say'],
): string {
  const things = items.map(thingOf).filter((thing) => thing !== undefined)
  const inset = seat === undefined ? 30 : 90
  const widest = things.reduce((sum, { look }) => sum + sizeOf(look)[0] * 1.2, 0)
  const highest = Math.max(...things.map(({ look }) => sizeOf(look)[1]))
  const size = Math.min(120, (SIDE - inset - 30) / widest, (height - 20) / highest)
  const middle = top + height / 2
  let x = MARGIN + inset + (SIDE - inset - 30 - widest * size) / 2
  const drawn = things.map((thing) => {
    const width = sizeOf(thing.look)[0] * 1.2 * size
    x += width
    return `<g transform="translate(${Math.round(x - width / 2)} ${Math.round(middle)}) scale(${Math.round(size) / 100})">${paintThing(thing, say)}</g>`
  })
  const mark = seat === undefined ? '' : drawMark(seat, MARGIN + 50, middle, Math.min(26, height / 3))
  return mark + drawn.join('')
}

const drawMark = (seat: Seat, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${Math.round(y)}) scale(${r / 50})"><circle r="48" fill="${seatColour(seat)}"/>${markOf(seat, 0, 0, 0.24, 'fill="var(--on-dark)"')}</g>`

/** The words, as on a sheet of paper beside the board. */
function drawPanel({ game, headline, by, players, day, address }: CardContent): string {
  const { x, width } = PANEL
  const told = [
    ...wrapped(headline, 34).map((line) => ({ line, size: 34, weight: 600 })),
    ...wrapped(by, 22).map((line) => ({ line, size: 22, weight: 400 })),
  ]
  let y = MARGIN + 100
  const story = told.map(({ line, size, weight }) => {
    y += size * 1.3
    return write(LEFT, y, line, size, `font-weight="${weight}"`)
  })
  const first = y + 46
  const step = Math.min(48, (FOOT - 44 - first) / Math.max(1, players.length - 1))
  const seats = players.map(({ name, seat, figure }, i) => {
    const at = first + step * i
    return (
      drawMark(seat, LEFT + 15, at - 7, 15) +
      write(LEFT + 44, at, cut(name, 22, ROOM - 140), 22) +
      write(RIGHT, at, figure, 22, 'font-weight="600" text-anchor="end"')
    )
  })
  const parts = [
    `<rect x="${x}" y="${MARGIN}" width="${width}" height="${SIDE}" rx="10" fill="var(--tone-paper)"/>`,
    write(LEFT, MARGIN + 62, cut(game, 26, ROOM), 26, 'opacity="0.8"'),
    `<path d="M${LEFT} ${MARGIN + 84}H${RIGHT}" stroke="var(--tone-line)" stroke-width="2"/>`,
    ...story,
    ...seats,
    write(LEFT, FOOT, day, 18, 'opacity="0.75"'),
    write(RIGHT, FOOT, cut(address, 18, ROOM / 2), 18, 'opacity="0.75" text-anchor="end"'),
  ]
  return `<g font-family="var(--serif)" fill="var(--tone-ink)">${parts.join('')}</g>`
}

const write = (x: number, y: number, text: string, size: number, style = ''): string =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" ${style}>${plain(text)}</text>`

const cut = (text: string, size: number, room: number): string => {
  const most = Math.floor(room / (size * LETTER))
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

function wrapped(sentence: string, size: number): string[] {
  const most = ROOM / (size * LETTER)
  const lines: string[] = []
  for (const word of sentence.split(/ +/)) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && line.length <= most) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines.filter((line) => line !== '')
}

import { BY_THE_BOOK, chooseOptions, drawFrom, LANGS, seededRng, type Rng } from '@spellendoos/kernel'
import { speak, type Board, type Item, type Label, type Scene } from '@spellendoos/scene'
import { LAMPLIGHT, type Backdrop } from '../board/backdrops/brush.ts'
import { GALLERY } from '../board/backdrops/gallery.ts'
import { pictureOf } from '../board/picture.ts'
import { paintThing, sizeOf, thingOf, type Thing } from '../board/paint/piece.ts'
import type { OpenGame } from '../games/open.ts'
import { coarse, inked, inksOf, materialsFor } from './cover-svg.ts'

const WIDTH = 300
const HEIGHT = 340
/** A long board is cropped rather than shown smaller than this. */
const LEAST = 0.72
/** After this many decisions, a board looks played on and is still easy to read. */
const DECISIONS = 8

/** Printer's inks for the box itself, each with a darker one for its edge. */
const INKS = [
  ['#2f6b4f', '#1f4a36'],
  ['#a8432e', '#78301f'],
  ['#33507d', '#223757'],
  ['#b98a2d', '#86631c'],
  ['#6b3a63', '#482641'],
  ['#23666b', '#16464a'],
  ['#7d4a2a', '#55311b'],
  ['#4a5560', '#323a42'],
] as const

/** How a board is placed on its cover: turned, and how much of the cover it covers. */
const FRAMINGS = [
  { turn: 0, reach: 0.86, x: 0, y: 0 },
  { turn: -11, reach: 1.02, x: 6, y: 4 },
  { turn: 9, reach: 1.06, x: -6, y: 8 },
  { turn: -4, reach: 1.22, x: 34, y: 30 },
  { turn: 6, reach: 1.2, x: -34, y: 28 },
] as const

/** A game's box, printed: its own board or its own dice and cards, in inks that come from its name. */
export function drawCover(game: OpenGame, tones: string): string {
  const number = numberOf(game.id)
  const scene = someWayIn(game, seededRng(number))
  const say = (label: Label) => inEveryLanguage(game, label)
  const [ink, edge] = INKS[number % INKS.length]!
  const things = printOf(scene, number, say)
  const box = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#nap)"/><svg x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" viewBox="14 14 ${WIDTH - 28} ${HEIGHT - 28}">${things}</svg><rect x="13" y="13" width="${WIDTH - 26}" height="${HEIGHT - 26}" fill="none" stroke="#fbf3e4" stroke-opacity="0.75" stroke-width="2"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#evening)"/><path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="none" stroke="${edge}" stroke-width="6"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${materialsFor(box)}${inked(box, inksOf(tones))}</svg>`
}

/**
 * Labels that are the same in every language. A box is printed once for all languages, so other labels are left out.
 */
function inEveryLanguage(game: OpenGame, label: Label): string {
  const [text, ...others] = new Set(LANGS.map((lang) => speak(game.words, label, lang)))
  return others.length === 0 ? text! : ''
}

/** A number that is always the same for a name. */
function numberOf(name: string): number {
  let number = 7
  for (const sign of name) number = (number * 31 + sign.codePointAt(0)!) % 65_521
  return number
}

/** The scene of a match a few decisions old. */
function someWayIn(game: OpenGame, rng: Rng): Scene {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const seats = game.seats.includes(2) ? 2 : game.seats[0]!
  const s = game.setup(options.value, seats)
  for (let left = DECISIONS; left > 0 && game.result(s) === undefined;) {
    const by = game.turn(s)[0]
    if (by === 'chance') game.answer?.(s, drawFrom(game.chance!(s), rng))
    else if (by === 'clock' || by === undefined) {
      const clock = game.clocks?.(s)[0]
      if (clock === undefined) break
      game.play(s, 'clock', clock.move)
      left--
    } else {
      const moves = game.moves(s, by)
      game.play(s, by, moves[rng(moves.length)])
      left--
    }
  }
  return game.scene(game.view(s, 'watcher'), 'watcher', [])
}

/** What a box shows: the game's picture, its board, or the things on its table. */
function printOf(scene: Scene, number: number, say: (label: Label) => string): string {
  const picture = scene.backdrop === undefined ? undefined : GALLERY[scene.backdrop]
  if (picture !== undefined) return hung(picture) + spread(scene, number, say)
  return scene.board === undefined ? spread(scene, number, say) : boardOn(scene.board, number, say)
}

/** The far edge of the table on a cover. */
const TABLE = 214
const PICTURE = [480, 240] as const

/** A picture behind a table, as it hangs there: the middle of it. */
function hung({ wall, art }: Backdrop): string {
  const scale = 0.82
  const left = (WIDTH - PICTURE[0] * scale) / 2
  return `<rect width="${WIDTH}" height="${TABLE}" fill="var(--tone-${wall})"/>${LAMPLIGHT}<g transform="translate(${left} ${TABLE - PICTURE[1] * scale}) scale(${scale})">${art}</g><rect y="${TABLE}" width="${WIDTH}" height="5" fill="var(--tone-wood-dark)"/><rect y="${TABLE + 5}" width="${WIDTH}" height="${HEIGHT - TABLE}" fill="var(--tone-wood)"/>`
}

function boardOn(board: Board, number: number, say: (label: Label) => string): string {
  const { viewBox, body } = pictureOf(board, say)
  const { turn, reach, x, y } = FRAMINGS[Math.floor(number / INKS.length) % FRAMINGS.length]!
  const [w, h] = board.size
  const scale = Math.max((reach * WIDTH) / Math.max(w, h), (LEAST * WIDTH) / Math.min(w, h))
  const width = w * scale
  const height = h * scale
  return `<g transform="translate(${150 + x} ${170 + y}) rotate(${turn})"><rect x="${-width / 2 + 5}" y="${-height / 2 + 9}" width="${width}" height="${height}" rx="8" fill="#1a0f06" opacity="0.35"/><svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" viewBox="${viewBox}">${coarse(body)}</svg></g>`
}

const isThing = (thing: Thing | undefined): thing is Thing => thing !== undefined

/** A die that is still in the hand would be blank: on a cover it shows eyes. */
const thrownDie = (thing: Thing, number: number): Thing =>
  thing.look === 'die' && thing.face === undefined ? { ...thing, face: 1 + (number % 6) } : thing

/** The things in the trays, thrown on the table before the picture. */
function spread(scene: Scene, number: number, say: (label: Label) => string): string {
  const items: Item[] = scene.trays.flatMap((tray) => tray.items)
  const things = items
    .map(thingOf)
    .filter(isThing)
    .slice(0, 4)
    .map((thing, i) => thrownDie(thing, number + 5 * i))
  const apart = 64
  return things
    .map((thing, i) => {
      const [w] = sizeOf(thing.look)
      const x = WIDTH / 2 + (i - (things.length - 1) / 2) * apart
      const y = (TABLE + HEIGHT - 14) / 2 + (i % 2 === 0 ? -6 : 10)
      return `<g transform="translate(${Math.round(x)} ${y}) rotate(${((i * 47 + number) % 44) - 22}) scale(${0.62 / Math.max(1, w)})">${paintThing(thing, say)}</g>`
    })
    .join('')
}

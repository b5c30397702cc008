/**
 * Draws the picture of a table in README.md from a match that is played here: npm run readme-picture.
 * The board is the browser's own drawing, in its daylight colours.
 */
import '../apps/cli/src/texts.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameById } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions, Match } from '@spellendoos/kernel'
import { speak, type Board, type Label, type Scene } from '@spellendoos/scene'
import { t } from '../apps/cli/src/words/texts.ts'
import { paintArrow } from '../apps/web/src/board/arrows.ts'
import { paintCoordinates } from '../apps/web/src/board/paint/coordinates.ts'
import { pictureOf } from '../apps/web/src/board/picture.ts'
import { coarse, inked, inksOf, materialsFor } from '../apps/web/src/shelf/cover-svg.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'docs/table.svg')
const GAME = 'italiaans-dammen'
const PLAYERS = ['Anna', 'Bram'] as const
const MOVES = ['32-27', '16-21'] as const
const REFUSED = '34-30'

const [WIDTH, HEIGHT, MARGIN] = [880, 520, 24]
const SIDE = HEIGHT - 2 * MARGIN
const PANEL = { x: SIDE + 2 * MARGIN, width: WIDTH - SIDE - 3 * MARGIN, inset: 22 }
/** Characters that fit on a line of the panel. */
const LINE = 33

const game = gameById(GAME)!
const say = (label: Label) => speak(game.words, label, 'en')

function drawTable(): string {
  const { scene, rule, number } = playedMatch()
  const drawing = `<rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="var(--tone-felt)"/><rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="url(#nap)"/>${drawBoard(scene.board!)}${drawPanel(scene, rule, number)}`
  const inks = inksOf(readFileSync(join(ROOT, 'apps/web/src/look/tones.css'), 'utf8'))
  const title = `A table of ${game.words.name.en}: ${PLAYERS[0]} tries ${REFUSED}, and is told which rule forbids it.`
  return inked(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${title}</title>${materialsFor(drawing)}${shared(drawing)}</svg>\n`,
    inks,
  )
}

/** The scene after the moves, and the rule that forbids the next one. */
function playedMatch() {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const begun = Match.begin(game, {
    id: 'readme',
    game: game.id,
    version: game.version,
    options: options.value,
    seats: PLAYERS.length,
  })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  MOVES.forEach((move, i) => {
    if (!match.play(i % PLAYERS.length, move).ok) throw new Error(`${move} is refused`)
  })
  const refused = match.play(0, REFUSED)
  if (refused.ok) throw new Error(`${REFUSED} is legal`)
  const { rules } = game.words
  const rule = rules.find(({ id }) => id === refused.refusal.rule)!
  return { scene: game.scene(match.view(0), 0, []), rule, number: rules.indexOf(rule) + 1 }
}

function drawBoard(board: Board): string {
  const { viewBox, body } = pictureOf(board, say)
  const arrow = paintArrow(REFUSED.split('-'), board.places)
  return `<svg x="${MARGIN}" y="${MARGIN}" width="${SIDE}" height="${SIDE}" viewBox="${viewBox}">${coarse(body)}${paintCoordinates(board)}<path d="${arrow}" fill="none" stroke="var(--tone-red)" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

type Rule = (typeof game.words.rules)[number]

/** Players, moves and the refusal, as on a sheet of paper beside the board. */
function drawPanel({ seats }: Scene, rule: Rule, number: number): string {
  const { x, width, inset } = PANEL
  const left = x + inset
  const right = x + width - inset
  const players = PLAYERS.map((name, i) => {
    const y = 118 + 36 * i
    const man = `<circle cx="${left + 10}" cy="${y - 6}" r="10" fill="var(--tone-${i === 0 ? 'white' : 'black'})" stroke="var(--tone-ink)"/>`
    return (
      man +
      write(left + 34, y, name, 'font-weight="600"') +
      write(right, y, say(seats[i].note!), 'text-anchor="end" opacity="0.75"')
    )
  })
  const divider = (y: number) =>
    `<path d="M${left} ${y}H${right}" stroke="var(--tone-line)" stroke-width="1.5"/>`
  const source = t.box[rule.source].en
  const parts = [
    `<rect x="${x}" y="${MARGIN}" width="${width}" height="${SIDE}" rx="6" fill="var(--tone-paper)"/>`,
    write(left, 70, game.words.name.en, 'font-size="22" font-weight="600"'),
    ...players,
    divider(180),
    write(left, 214, `1.  ${MOVES.join('  ')}`),
    write(left, 242, `2.  ${REFUSED}`, 'text-decoration="line-through"'),
    divider(268),
    write(left, 306, `${REFUSED} is not allowed`, 'font-weight="600" fill="var(--tone-red)"'),
    ...wrapped(rule.text.en).map((line, i) => write(left, 338 + 26 * i, line)),
    write(left, SIDE + MARGIN - 22, `Rule ${number}, ${source}`, 'font-size="15" opacity="0.75"'),
  ]
  return `<g font-family="var(--serif)" font-size="18" fill="var(--tone-ink)">${parts.join('')}</g>`
}

const write = (x: number, y: number, words: string, style = '') =>
  `<text x="${x}" y="${y}" ${style}>${words}</text>`

function wrapped(sentence: string): string[] {
  const lines = ['']
  for (const word of sentence.split(' ')) {
    const line = `${lines.at(-1)!} ${word}`.trim()
    if (line.length > LINE) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

/** Equal pieces are drawn once and used again, which makes the file a third as large. */
function shared(drawing: string): string {
  const groups = [...drawing.matchAll(/(<g transform="[^"]*">)((?:(?!<\/?g\b).)+)<\/g>/g)].map(
    ([, , body]) => body,
  )
  const often = [...new Set(groups)].filter((body) => groups.filter((each) => each === body).length > 1)
  return often.reduce(
    (all, body, i) =>
      `<defs><g id="p${i}">${body}</g></defs>${all.replaceAll(`>${body}</g>`, `><use href="#p${i}"/></g>`)}`,
    drawing,
  )
}

writeFileSync(FILE, drawTable())
console.log(`wrote ${FILE}`)

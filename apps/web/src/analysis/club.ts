import type { PdnMove } from '@spellendoos/games/pdn'
import {
  BY_THE_BOOK,
  chooseOptions,
  filled,
  value,
  type Entry,
  type Problem,
  type Read,
} from '@spellendoos/kernel'
import type { OpenGame } from '../games/open.ts'
import type { clubFiles } from '../replay/club-files-loader.ts'
import type { ClubFormat } from '../replay/club-files.ts'
import type { Analysed } from './file.ts'
import { after, startOf } from './position.ts'
import {
  endOf,
  goOn,
  happeningsTo,
  lineOf,
  type Branch,
  type Happening,
  type Place,
  type Twig,
} from './tree.ts'
import { t } from './words/texts.ts'

/** What knows such files: it needs whole games, so it is loaded when somebody has one. */
type ClubFiles = Awaited<ReturnType<typeof clubFiles>>

/** An analysis from another program's file, and a message about it. */
export interface FromClub {
  readonly analysed: Analysed
  readonly remarks: readonly Problem[]
}

/** The analysis in another program's format: PDN with its variations, MAT with the main line only. */
export function writeClub(files: ClubFiles, analysed: Analysed, format: ClubFormat): Read<string> {
  const { setting, players, tree } = analysed
  const { game, options, seats, position } = setting
  const start = position === undefined ? {} : { position }
  const line = happeningsTo(tree, endOf(tree, []))
  if (format === 'mat') {
    const header = { id: 'analysis', game: game.id, version: game.version, options, seats, ...start }
    return files.writeMat([{ header, log: line.map(entryOf) }], players)
  }
  const [White, Black] = players.map((name) => (name === '' ? '?' : name))
  const changed = Object.entries(options).filter(([name, setting]) => setting !== game.options[name]?.default)
  return value(
    files.writePdn([
      {
        game: game.id,
        options: Object.fromEntries(changed),
        tags: { White: White ?? '?', Black: Black ?? '?' },
        ...start,
        comments: [],
        moves: movesFrom(tree.next),
        result: resultOf(setting, line),
      },
    ]),
  )
}

const entryOf = (is: Happening): Entry =>
  'draw' in is ? { by: 'chance', draw: is.draw } : { by: is.by as number, move: is.move }

function movesFrom(next: readonly Twig[]): readonly PdnMove[] {
  const moves: PdnMove[] = []
  for (let now = next; now[0] !== undefined; now = now[0].next) {
    const variations = now.slice(1).map((twig) => movesFrom([twig]))
    moves.push({
      move: moveOf(now[0].is),
      comments: [],
      nags: [],
      ...(variations.length === 0 ? {} : { variations }),
    })
  }
  return moves
}

const moveOf = (is: Happening): string => ('move' in is ? is.move : is.draw.join(''))

function resultOf(setting: Analysed['setting'], line: readonly Happening[]) {
  const start = startOf(setting)
  if (!start.ok) return '*'
  let state = start.value
  for (const is of line) {
    const outcome = after(setting.game, state, is)
    if (!outcome.ok) return '*'
    state = outcome.value.state
  }
  const [white, black] = setting.game.result(state)?.places ?? []
  if (white === undefined || black === undefined) return '*'
  return white === black ? '1/2-1/2' : white < black ? '1-0' : '0-1'
}

/** The first readable match of such a file. */
export async function readClub(
  files: ClubFiles,
  text: string,
  format: ClubFormat,
  openGame: (id: string) => Promise<OpenGame | undefined>,
): Promise<Read<FromClub>> {
  const read = await files.readClubFile(text, format)
  if (!read.ok) return read
  const { matches, problems } = read.value
  const [first] = matches
  const more: Problem[] =
    matches.length > 1
      ? [{ code: 'first-of', text: filled(t.says['first-of'], { n: matches.length }) }, ...problems]
      : [...problems]
  if (format === 'pdn') return fromPdn(files, text, more, openGame)
  const { game, replay } = first!
  const { options, seats, position, log } = replay
  const happened = log.flatMap((entry): Happening[] => {
    if ('draw' in entry) return [{ by: 'chance', draw: entry.draw }]
    return 'move' in entry ? [{ by: entry.by, move: entry.move }] : []
  })
  const setting = { game, options, seats, ...(position === undefined ? {} : { position }) }
  return value({
    analysed: { setting, players: replay.players ?? [], tree: lineOf(happened) },
    remarks: more,
  })
}

async function fromPdn(
  { namedIn, readPdn }: ClubFiles,
  text: string,
  remarks: readonly Problem[],
  openGame: (id: string) => Promise<OpenGame | undefined>,
): Promise<Read<FromClub>> {
  const games = new Map<string, OpenGame>()
  for (const id of namedIn(text)) {
    // oxlint-disable-next-line no-await-in-loop -- a file names one game, as a rule
    const game = await openGame(id)
    if (game !== undefined) games.set(id, game)
  }
  const [match] = readPdn(text, (id) => games.get(id)).matches
  const game = games.get(match!.game)!
  const chosen = chooseOptions(game, BY_THE_BOOK, match!.options)
  if (!chosen.ok) return chosen
  const { tags, position, moves, strays } = match!
  const setting = { game, options: chosen.value, seats: 2, ...(position === undefined ? {} : { position }) }
  const start = startOf(setting)
  if (!start.ok) return start
  const grown = grow(game, start.value, { tree: { next: [] }, path: [] }, moves)
  return value({
    analysed: { setting, players: [tags['White'] ?? '', tags['Black'] ?? ''], tree: grown },
    remarks: [
      ...remarks,
      ...strays.slice(0, 1).map(({ text }) => ({ code: 'cut', text: filled(t.says.cut, { text }) })),
    ],
  })
}

/** Adds a line with its variations to a tree. The rules determine who moves. */
function grow(game: OpenGame, start: unknown, from: Place, moves: readonly PdnMove[]): Branch {
  let place = from
  let state = start
  for (const { move, variations = [] } of moves) {
    const [by] = game.turn(state)
    const is: Happening = { by: by as number, move }
    const outcome = after(game, state, is)
    if (!outcome.ok) break
    const before = place
    place = goOn(place, is)
    for (const variation of variations) {
      place = {
        tree: grow(game, state, { tree: place.tree, path: before.path }, variation),
        path: place.path,
      }
    }
    state = outcome.value.state
  }
  return place.tree
}

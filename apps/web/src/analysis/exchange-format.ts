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
import type { ExchangeFiles } from '../replay/exchange-files-loader.ts'
import type { ExchangeFormat } from '../replay/exchange-files.ts'
import type { Analysed } from './file.ts'
import { after, startOf } from './position.ts'
import {
  endOf,
  continueWith,
  eventsTo,
  treeOfLine,
  type GameTree,
  type GameEvent,
  type TreeCursor,
  type Continuation,
} from './tree.ts'
import { t } from './words/texts.ts'

/** An analysis from another program's file, and a message about it. */
export interface ImportedAnalysis {
  readonly analysed: Analysed
  readonly remarks: readonly Problem[]
}

/** The analysis in another program's format: PDN with its variations, MAT with the main line only. */
export function writeExchange(
  files: ExchangeFiles,
  analysed: Analysed,
  format: ExchangeFormat,
): Read<string> {
  const { setup, players, tree } = analysed
  const { game, options, seats, position } = setup
  const start = position === undefined ? {} : { position }
  const line = eventsTo(tree, endOf(tree, []))
  if (format === 'mat') {
    const header = { id: 'analysis', game: game.id, version: game.version, options, seats, ...start }
    return files.writeMat([{ header, log: line.map(entryOf) }], players)
  }
  const [White, Black] = players.map((name) => (name === '' ? '?' : name))
  const changed = Object.entries(options).filter(([name, setup]) => setup !== game.options[name]?.default)
  return value(
    files.writePdn([
      {
        game: game.id,
        options: Object.fromEntries(changed),
        tags: { White: White ?? '?', Black: Black ?? '?' },
        ...start,
        comments: [],
        moves: movesFrom(tree.next),
        result: resultOf(setup, line),
      },
    ]),
  )
}

const entryOf = (event: GameEvent): Entry =>
  'draw' in event ? { by: 'chance', draw: event.draw } : { by: event.by as number, move: event.move }

function movesFrom(next: readonly Continuation[]): readonly PdnMove[] {
  const moves: PdnMove[] = []
  for (let now = next; now[0] !== undefined; now = now[0].next) {
    const variations = now.slice(1).map((continuation) => movesFrom([continuation]))
    moves.push({
      move: moveOf(now[0].event),
      comments: [],
      nags: [],
      ...(variations.length === 0 ? {} : { variations }),
    })
  }
  return moves
}

const moveOf = (event: GameEvent): string => ('move' in event ? event.move : event.draw.join(''))

function resultOf(setup: Analysed['setup'], line: readonly GameEvent[]) {
  const start = startOf(setup)
  if (!start.ok) return '*'
  let state = start.value
  for (const event of line) {
    const outcome = after(setup.game, state, event)
    if (!outcome.ok) return '*'
    state = outcome.value.state
  }
  const [white, black] = setup.game.result(state)?.places ?? []
  if (white === undefined || black === undefined) return '*'
  return white === black ? '1/2-1/2' : white < black ? '1-0' : '0-1'
}

/** The first readable match of such a file. */
export async function readExchange(
  files: ExchangeFiles,
  text: string,
  format: ExchangeFormat,
  openGame: (id: string) => Promise<OpenGame | undefined>,
): Promise<Read<ImportedAnalysis>> {
  const read = await files.readExchangeFile(text, format)
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
  const happened = log.flatMap((entry): GameEvent[] => {
    if ('draw' in entry) return [{ by: 'chance', draw: entry.draw }]
    return 'move' in entry ? [{ by: entry.by, move: entry.move }] : []
  })
  const setup = { game, options, seats, ...(position === undefined ? {} : { position }) }
  return value({
    analysed: { setup, players: replay.players ?? [], tree: treeOfLine(happened) },
    remarks: more,
  })
}

async function fromPdn(
  { namedIn, readPdn }: ExchangeFiles,
  text: string,
  remarks: readonly Problem[],
  openGame: (id: string) => Promise<OpenGame | undefined>,
): Promise<Read<ImportedAnalysis>> {
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
  const setup = { game, options: chosen.value, seats: 2, ...(position === undefined ? {} : { position }) }
  const start = startOf(setup)
  if (!start.ok) return start
  const grown = grow(game, start.value, { tree: { next: [] }, path: [] }, moves)
  return value({
    analysed: { setup, players: [tags['White'] ?? '', tags['Black'] ?? ''], tree: grown },
    remarks: [
      ...remarks,
      ...strays.slice(0, 1).map(({ text }) => ({ code: 'cut', text: filled(t.says.cut, { text }) })),
    ],
  })
}

/** Adds a line with its variations to a tree. The rules determine who moves. */
function grow(game: OpenGame, start: unknown, from: TreeCursor, moves: readonly PdnMove[]): GameTree {
  let place = from
  let state = start
  for (const { move, variations = [] } of moves) {
    const [by] = game.turn(state)
    const event: GameEvent = { by: by as number, move }
    const outcome = after(game, state, event)
    if (!outcome.ok) break
    const before = place
    place = continueWith(place, event)
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

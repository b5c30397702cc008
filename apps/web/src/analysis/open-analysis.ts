import { BY_THE_BOOK, chooseOptions, value, type Problem, type Read } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'
import { canReview } from '../help/review-support.ts'
import { lang } from '../words/lang.ts'
import { fetchTexts } from '../words/text-loader.ts'
import '../words/analysis-texts.ts'
import { readAnalysis, type Analysed } from './file.ts'
import { storedAnalysis } from './analysis-storage.ts'
import { startOf, type AnalysisSetup } from './position.ts'
import { openSession, type Session } from './session.ts'
import { EMPTY_TREE, subtreeAt, type GameTree, type Path } from './tree.ts'
import { t } from './words/texts.ts'

/** Where an analysis starts: a position in the address, the game's own setup, or a stored analysis. */
export interface Source {
  readonly game: string
  readonly text: string | undefined
  readonly seats: number | undefined
  readonly kept: string | undefined
}

/** An analysis that was opened, and the id under which it is stored. */
export interface OpenAnalysis {
  readonly id: string
  readonly game: OpenGame
  readonly analysed: Analysed
  readonly start: unknown
  readonly path: Path
}

const refused = (code: keyof typeof t.says & string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, text: t.says[code] },
})

/** The id of an analysis that begins at a position. */
const idOf = ({ game, text = '', seats }: Source, usual: number): string =>
  `at-${game}-${seats ?? usual}-${text}`

/** Opens an analysis; `undefined` if there is no such game. */
export async function openAnalysis(source: Source): Promise<Read<OpenAnalysis> | undefined> {
  const game = await openGame(source.game)
  await fetchTexts(lang())
  if (game === undefined) return undefined
  if (!canReview(game)) return refused('no-analysis')
  const usual = game.seats.includes(2) ? 2 : game.seats[0]!
  const id = source.kept ?? idOf(source, usual)
  const kept = storedAnalysis(id)
  const read = kept === undefined ? undefined : readAnalysis(kept.file, game)
  if (source.kept === undefined && game.traits.hidden) return refused('hidden')
  if (source.kept !== undefined && read === undefined) return refused('not-here')
  if (source.kept !== undefined && read?.ok === false) return read
  const analysed = read?.ok === true ? value(read.value) : fromPosition(game, source, usual)
  if (!analysed.ok) return analysed
  const start = startOf(analysed.value.setup)
  if (!start.ok) return start
  const path = read?.ok === true && has(analysed.value.tree, kept!.path) ? kept!.path : []
  return value({ id, game, analysed: analysed.value, start: start.value, path })
}

function has(tree: GameTree, path: Path): boolean {
  try {
    return subtreeAt(tree, path) !== undefined
  } catch {
    return false
  }
}

function fromPosition(game: OpenGame, { text, seats }: Source, usual: number): Read<Analysed> {
  const chosen = chooseOptions(game, BY_THE_BOOK, {})
  if (!chosen.ok) return chosen
  const count = seats !== undefined && game.seats.includes(seats) ? seats : usual
  const position = text === undefined || text === '' ? {} : { position: text }
  const setup: AnalysisSetup = { game, options: chosen.value, seats: count, ...position }
  return value({ setup, players: new Array<string>(count).fill(''), tree: EMPTY_TREE })
}

export const sessionOf = ({ game, analysed, start, path }: OpenAnalysis): Session =>
  openSession(game, analysed, start, path)

import { loadReplay, replayWritten, type Replay } from '@spellendoos/fair'
import { game as backgammon, readMat, writeMat } from '@spellendoos/games/mat'
import { isPdnGame, namedIn, pdnOf, readPdn, writePdn } from '@spellendoos/games/pdn'
import { canonical, value, type Json, type Problem, type Read } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'
import type { Film } from './film.ts'
import type { ImportedMatch } from './imported-matches.ts'

// What knows such files comes as one part, for whoever needs it.
export { namedIn, readPdn, writePdn, writeMat }

/** The kinds of files that clubs and other programs exchange. */
export type ExchangeFormat = 'pdn' | 'mat'

/** In which of them matches of a game can be written. */
export function formatFor(game: string): ExchangeFormat | undefined {
  if (isPdnGame(game)) return 'pdn'
  return game === backgammon.id ? 'mat' : undefined
}

/** The contents of a file: its matches, each replayed by the rules, and what is wrong with the others. */
export interface ExchangeFile {
  readonly matches: readonly ImportedMatch[]
  readonly problems: readonly Problem[]
}

/** Reads a file; if no match in it can be read, says what is wrong and in which line. */
export const readExchangeFile = (text: string, format: ExchangeFormat): Promise<Read<ExchangeFile>> =>
  format === 'pdn' ? fromPdn(text) : Promise.resolve(fromMat(text))

async function fromPdn(text: string): Promise<Read<ExchangeFile>> {
  const games = new Map<string, OpenGame>()
  for (const id of namedIn(text)) {
    const game = await openGame(id)
    if (game !== undefined) games.set(id, game)
  }
  const read = readPdn(text, (id) => games.get(id))
  const matches: ImportedMatch[] = []
  const problems = [...read.problems]
  for (const { game, options, tags, position, moves, result } of read.matches) {
    const written = {
      moves: moves.map(({ move }) => move),
      result,
      players: [tags['White'] ?? '?', tags['Black'] ?? '?'],
    }
    const start = position === undefined ? {} : { position }
    const id = idOf('pdn', { game, options, tags, ...start, ...written })
    const rules = games.get(game)!
    const replay = replayWritten(rules, { id, options, chance: 'manual', ...start }, written)
    if (replay.ok) matches.push(foundOf(rules, replay.value))
    else problems.push(replay.problem)
  }
  const [problem] = problems
  return matches.length === 0 && problem !== undefined ? { ok: false, problem } : value({ matches, problems })
}

function fromMat(text: string): Read<ExchangeFile> {
  const read = readMat(text)
  if (!read.ok) return read
  const { players, options, parts } = read.value
  const found: ImportedMatch[] = []
  for (const [nth, part] of parts.entries()) {
    const written: Replay = {
      format: 1,
      id: idOf('mat', { text, nth }),
      game: backgammon.id,
      version: backgammon.version,
      options: { ...options },
      seats: 2,
      ...part,
      proof: { kind: 'manual' },
      players,
    }
    const table = loadReplay(written, backgammon)
    if (!table.ok) return table
    found.push(foundOf(backgammon, table.value.replay(players)))
  }
  return value({ matches: found, problems: [] })
}

const foundOf = (game: OpenGame, replay: Replay): ImportedMatch => ({
  game,
  replay,
  players: (replay.players ?? []).map((name) => ({ name, level: 0 })),
})

/** A match as such a file. */
export function writeExchangeFile({ match, replay }: Film, format: ExchangeFormat): Read<string> {
  if (format === 'pdn') return value(writePdn([pdnOf(match, replay.players)]))
  return writeMat([{ header: match.header, log: replay.log }], replay.players)
}

/** The same match of the same file has the same id here, however often it is opened. */
function idOf(format: ExchangeFormat, match: Json): string {
  const prints = [0x811c9dc5, 0x9747b28c]
  for (const letter of canonical(match)) {
    for (const [i, print] of prints.entries()) {
      prints[i] = Math.imul(print ^ letter.codePointAt(0)!, i === 0 ? 0x01000193 : 0x5bd1e995) >>> 0
    }
  }
  return `${format}-${prints.map((print) => print.toString(16).padStart(8, '0')).join('')}`
}

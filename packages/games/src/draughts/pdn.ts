import {
  BY_THE_BOOK,
  chooseOptions,
  copyJson,
  value,
  type Game,
  type Json,
  type Match,
  type Problem,
  type Read,
} from '@spellendoos/kernel'
import {
  parsePdn,
  type Located,
  type PdnResult,
  type RemarkedMove,
  type WrittenMatch,
  type WrittenMove,
} from './pdn-text.ts'
import type { Draughts, Move } from './state.ts'
import { endOf, isPlacing, startOf } from './state.ts'
import { ambiguousMove, badFen, badMove, badOption, NO_MATCH, unknownVariant } from './words-pdn.ts'

export type { PdnResult } from './pdn-text.ts'

type DraughtsGame = Game<Draughts, Move, Draughts>
type Options = Readonly<Record<string, Json>>

/** A move with its remarks, and the lines that could have been played instead. */
export interface PdnMove extends RemarkedMove {
  readonly variations?: readonly (readonly PdnMove[])[]
}

/** A match in PDN (Portable Draughts Notation). */
export interface PdnMatch {
  /** The game's id. */
  readonly game: string
  /** What differs from the game's own settings. */
  readonly options: Options
  /** Event, players, date: all tags except those that the other fields represent. */
  readonly tags: Readonly<Record<string, string>>
  /** Where it starts, if not from the game's own set-up. */
  readonly position?: string
  /** What is said before the first move. */
  readonly comments: readonly string[]
  readonly moves: readonly PdnMove[]
  readonly result: PdnResult
}

/** A match read from a file: its moves as the game writes them. */
export interface ReadMatch extends PdnMatch {
  /** The number of moves in the file after a draw by our rules. */
  readonly after: number
  /** What is wrong with variations. Each is read up to there. */
  readonly strays: readonly Problem[]
}

/** The game with number 20 in PDN; all others of the family go by their own names. */
const INTERNATIONAL = 'dammen'
const FAMILY = new Set([
  INTERNATIONAL,
  'contract-dammen',
  'engels-dammen',
  'frans-dammen',
  'italiaans-dammen',
  'oud-duits-dammen',
  'slag-dammen',
  'turks-dammen',
])

/** Whether matches of a game can be written as PDN. */
export const isPdnGame = (id: string): boolean => FAMILY.has(id)
const NUMBER = '20'
/** What programs write that do not know the game, or have only one. */
const ANY = new Set([NUMBER, '', '?', '*'])
const GAME_TYPE = 'GameType'
const OPTIONS = 'Options'
const FEN = 'FEN'
/** Tags that are derived from the match itself. */
const OURS = new Set([GAME_TYPE, OPTIONS, FEN, 'SetUp', 'Result'])
const ROSTER: readonly (readonly [tag: string, unknown: string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
]

/** The games of the family that a file names. */
export const namedIn = (text: string): readonly string[] => {
  const types = [...text.matchAll(/\[\s*GameType\s+["']?([^"'\]\n]*)/gi)].map(([, type]) => gameOfType(type!))
  return [...new Set([INTERNATIONAL, ...types])].filter(isPdnGame)
}

/** The contents of a PDN file: the matches that can be played, and what is wrong with the others. */
export interface PdnFile {
  readonly matches: readonly ReadMatch[]
  readonly problems: readonly Problem[]
}

/** Reads a PDN file and plays every match by the rules of the game that it names. */
export function readPdn(text: string, gameOf: (id: string) => Game | undefined): PdnFile {
  const matches: ReadMatch[] = []
  const problems: Problem[] = []
  for (const written of parsePdn(text)) {
    const played = written.problem === undefined ? playThrough(written, gameOf) : fail(written.problem)
    if (played.ok) matches.push(played.value)
    else problems.push(played.problem)
  }
  return { matches, problems: matches.length + problems.length === 0 ? [NO_MATCH] : problems }
}

const fail = (problem: Problem): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem })

/** The game of a match: by its own name, or by the number of international draughts, which is the default. */
function variantOf({ tags }: WrittenMatch): Located<string> {
  const type = tags.get(GAME_TYPE)
  if (type === undefined) return { line: 1, is: INTERNATIONAL }
  return { line: type.line, is: gameOfType(type.is) }
}
const gameOfType = (type: string): string => (ANY.has(type.split(',')[0]!.trim()) ? INTERNATIONAL : type)

function optionsIn(game: DraughtsGame, tag: Located<string> | undefined): Read<Options> {
  const given: Record<string, Json> = {}
  for (const part of tag?.is.split(/[\s,]+/).filter((each) => each !== '') ?? []) {
    const [name = '', setting] = part.split('=')
    given[name] = setting === 'true' ? true : setting === 'false' ? false : (setting ?? '')
  }
  const chosen = chooseOptions(game, BY_THE_BOOK, given)
  return chosen.ok || tag === undefined ? chosen : fail(badOption(tag.line, tag.is))
}

/** In some files the player to move is a question mark: then it is whoever can make the first moves. */
const EITHER = /^\?(?=:)/

/** The positions that a match may begin from, the likelier first. */
function startsIn(game: DraughtsGame, options: Options, fen: Located<string> | undefined): Read<Draughts>[] {
  if (fen === undefined) return [value(game.setup(options, 2))]
  // Some programs add the number of moves made.
  const text = fen.is
    .trim()
    .replace(/^[^=]*/, (board) => board.toUpperCase())
    .replace(/:[HF]\d+/g, '')
    .replace(/\.(?=\s*(?::|$))/g, '')
  const texts = EITHER.test(text) ? ['W', 'B'].map((mover) => text.replace(EITHER, mover)) : [text]
  return texts.map((each) => {
    const read = game.position!.read(each, options, 2)
    return read.ok ? read : fail(badFen(fen.line, read.problem))
  })
}

function playThrough(written: WrittenMatch, gameOf: (id: string) => Game | undefined): Read<ReadMatch> {
  const { tags } = written
  const variant = variantOf(written)
  const game = isPdnGame(variant.is) ? (gameOf(variant.is) as DraughtsGame | undefined) : undefined
  if (game === undefined) return fail(unknownVariant(variant.line, variant.is))
  const options = optionsIn(game, tags.get(OPTIONS))
  if (!options.ok) return options
  const [first, ...others] = startsIn(game, options.value, tags.get(FEN)).map((start) =>
    start.ok ? playFrom(game, options.value, start.value, written) : start,
  )
  return [first!, ...others].find(({ ok }) => ok) ?? first!
}

function playFrom(game: DraughtsGame, options: Options, s: Draughts, written: WrittenMatch): Read<ReadMatch> {
  const position = written.tags.has(FEN) ? game.position!.write(s) : undefined
  const strays: Problem[] = []
  const { moves, problem, left } = playLine(game, s, withoutPoints(written), strays)
  if (problem !== undefined) return fail(problem)
  return value({ ...matchOf(game, written, options, position, moves), after: left, strays })
}

/** The moves without a score in points, such as 12-8: it looks like a move, but it is the result in its tag. */
function withoutPoints({ tags, moves }: WrittenMatch): readonly Located<WrittenMove>[] {
  const [points] = parsePdn(tags.get('Result')?.is ?? '').flatMap((match) => match.moves)
  return points !== undefined && points.is.move === moves.at(-1)?.is.move ? moves.slice(0, -1) : moves
}

/** A line as far as it can be played, what stops it, and how many of its moves come after a draw. */
interface PlayedLine {
  readonly moves: readonly PdnMove[]
  readonly problem?: Problem
  readonly left: number
}

/** Plays a line with its variations; it owns the position. */
function playLine(
  game: DraughtsGame,
  s: Draughts,
  written: readonly Located<WrittenMove>[],
  strays: Problem[],
): PlayedLine {
  const moves: PdnMove[] = []
  for (const [i, { line, is }] of written.entries()) {
    if (isDrawn(game, s)) return { moves, left: written.length - i }
    const found = findMove(game, s, is.move, line)
    if (!found.ok) return { moves, problem: found.problem, left: 0 }
    const variations = is.variations.flatMap((variation) => {
      const played = playLine(game, copyJson(s), variation, strays)
      if (played.problem !== undefined) strays.push(played.problem)
      return played.moves.length === 0 ? [] : [played.moves]
    })
    const { comments, nags } = is
    moves.push({
      move: game.write(s, found.value),
      comments,
      nags,
      ...(variations.length === 0 ? {} : { variations }),
    })
    game.play(s, s.seat, found.value)
  }
  return { moves, left: 0 }
}

const isDrawn = (game: DraughtsGame, s: Draughts): boolean =>
  game.result(s)?.places.every((place) => place === 1) === true

function matchOf(
  game: DraughtsGame,
  { tags, comments, result }: WrittenMatch,
  options: Options,
  position: string | undefined,
  moves: readonly PdnMove[],
): PdnMatch {
  const others = [...tags]
    .map(([name, { is }]) => [name, is] as const)
    .filter(
      ([name, is]) => !OURS.has(name) && !ROSTER.some(([tag, unknown]) => tag === name && is === unknown),
    )
  return {
    game: game.id,
    options: changedIn(game, options),
    tags: Object.fromEntries(others),
    ...(position === undefined ? {} : { position }),
    comments,
    moves,
    result: result ?? resultIn(tags.get('Result')?.is),
  }
}

const resultIn = (tag: string | undefined): PdnResult => parsePdn(tag ?? '*')[0]?.result ?? '*'

/** The legal move that is meant: as we write it, by its start and end, or by all or some of its landing fields. */
function findMove(game: DraughtsGame, s: Draughts, written: string, line: number): Read<Move> {
  const fields = written.split(/[-x]/)
  const alike = game.moves(s, s.seat).filter((move) => {
    if (isPlacing(move)) return written === `+${startOf(move)}`
    return String(startOf(move)) === fields[0] && String(endOf(move)) === fields.at(-1)
  })
  const along = (isRoute: (path: readonly string[]) => boolean) =>
    fields.length <= 2 ? alike : alike.filter((move) => game.touches(s, move).some(isRoute))
  const whole = along((path) => path.join() === fields.join())
  const meant = whole.length > 0 ? whole : along((path) => isPartOf(fields, path))
  if (meant.length === 1) return value(meant[0]!)
  if (meant.length > 1) {
    return fail(ambiguousMove(line, written, meant.map((move) => game.write(s, move)).join(', ')))
  }
  const rule = game.explain(game.view(s, s.seat), s.seat, written)
  return fail(badMove(line, written, game.words.rules.find(({ id }) => id === rule)?.text))
}

/** Whether all fields are on a path, in this order. */
function isPartOf(fields: readonly string[], path: readonly string[]): boolean {
  let from = 0
  return fields.every((field) => (from = path.indexOf(field, from) + 1) > 0)
}

/** Our match in PDN: the moves that were not taken back. */
export function pdnOf(match: Match, [White = '?', Black = '?']: readonly string[] = []): PdnMatch {
  const { game, options, position } = match.header
  const moves = match.standing.flatMap(({ seq }) => {
    const entry = match.at(seq)
    return 'move' in entry ? [{ move: entry.move, comments: [], nags: [] }] : []
  })
  return {
    game,
    options: changedIn(match.game, options),
    tags: { White, Black },
    ...(position === undefined ? {} : { position }),
    comments: [],
    moves,
    result: resultOf(match),
  }
}

/** What differs from the game's own settings. */
const changedIn = (game: Pick<Game, 'options'>, options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).filter(([name, setting]) => setting !== game.options[name]?.default),
  )

function resultOf({ result }: Match): PdnResult {
  if (result === undefined) return '*'
  const [white, black] = result.places
  return white === black ? '1/2-1/2' : white === 1 ? '1-0' : '0-1'
}

/** The maximum length of a line in a file. */
const WIDE = 79

/** Writes matches as a PDN file. */
export const writePdn = (matches: readonly PdnMatch[]): string => matches.map(writeMatch).join('\n')

function writeMatch(match: PdnMatch): string {
  const { game, options, tags, position, result } = match
  const settings = Object.entries(options).map(([name, setting]) => `${name}=${JSON.stringify(setting)}`)
  const roster = ROSTER.map(([name, unknown]) => [name, tags[name] ?? unknown] as const)
  const others = Object.entries(tags).filter(([name]) => ROSTER.every(([each]) => each !== name))
  const lines = [
    ...roster,
    ['Result', result] as const,
    [GAME_TYPE, game === INTERNATIONAL ? NUMBER : game] as const,
    ...(settings.length === 0 ? [] : [[OPTIONS, settings.join(' ')] as const]),
    ...(position === undefined ? [] : [['SetUp', '1'] as const, [FEN, position] as const]),
    ...others,
  ].map(([name, is]) => `[${name} "${is.replace(/[\\"]/g, '\\$&')}"]`)
  return `${lines.join('\n')}\n\n${fold(wordsOf(match))}\n`
}

/** The moves with their numbers and remarks, and the result, as words between which lines may break. */
function wordsOf({ position, comments, moves, result }: PdnMatch): string[] {
  const first = position?.startsWith('B') === true ? 1 : 0
  return [...comments.flatMap(commentWords), ...lineWords(moves, first), result]
}

/** A line from its first ply on, with its variations in brackets after the moves that they replace. */
function lineWords(moves: readonly PdnMove[], first: number): string[] {
  const words: string[] = []
  // White's moves have a number, and so do Black's after an interruption.
  let follows = false
  for (const [i, { move, comments, nags, variations = [] }] of moves.entries()) {
    const ply = first + i
    const number = Math.floor(ply / 2) + 1
    const numbered = ply % 2 === 0 ? `${number}. ${move}` : follows ? move : `${number}... ${move}`
    words.push(numbered, ...nags.map((nag) => `$${nag}`), ...comments.flatMap(commentWords))
    for (const variation of variations) words.push('(', ...lineWords(variation, ply), ')')
    follows = comments.length === 0 && variations.length === 0
  }
  return words
}

const commentWords = (comment: string): string[] => `{ ${comment.replaceAll('}', ')')} }`.split(' ')

function fold(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > WIDE) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

import type { Problem } from '@spellendoos/kernel'
import { badTag, badWord, strayBracket, unclosedComment, unclosedVariation } from './words-pdn.ts'

export type PdnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** A token of a PDN file and the line it is on. */
export interface Located<T> {
  readonly line: number
  readonly is: T
}

/** A move and the remarks that follow it. */
export interface RemarkedMove {
  readonly move: string
  readonly comments: string[]
  readonly nags: number[]
}

/** A move as it is in the file, not yet played. */
export interface WrittenMove extends RemarkedMove {
  /** The lines that could have been played instead. */
  readonly variations: Located<WrittenMove>[][]
}

/** One match as it is in the file, not yet played. */
export interface WrittenMatch {
  readonly tags: Map<string, Located<string>>
  /** What is said before the first move. */
  readonly comments: string[]
  readonly moves: Located<WrittenMove>[]
  result: PdnResult | undefined
  /** The first thing that cannot be read. */
  problem: Problem | undefined
}

/** Results as written for chess, for draughts and for unfinished matches. */
const RESULTS: Readonly<Record<string, PdnResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '½-½': '1/2-1/2',
  '½': '1/2-1/2',
  '1-1': '1/2-1/2',
  '0-0': '*',
  '*': '*',
}

/** The tags that mean something to us. Some programs write them in small letters. */
const TAGS = new Map(
  ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result', 'GameType', 'Options', 'SetUp', 'FEN'].map(
    (name) => [name.toLowerCase(), name],
  ),
)

/** Marks after a move, as the numbers (NAGs) that they stand for. */
const STRENGTHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }

type Kind = 'space' | 'number' | 'tag' | 'comment' | 'open' | 'close' | 'mark' | 'result' | 'move' | 'strange'

/** Hyphens, dashes and the minus sign. */
const DASHES = '-\u2010-\u2015\u2212'
const DASH = `[ \\t]*[${DASHES}][ \\t]*`
/** Between the fields of a move. Columns are filled up with spaces by some; a star with a space ends a match. */
const BETWEEN = `(?:[ \\t]*[${DASHES}x×:][ \\t]*|\\*)`
const HALF = '(?:1/2|½)'

/** The tokens of a file; the first pattern that matches counts. */
const PATTERNS: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  // A line that begins with a percent sign is for other programs.
  ['space', /\s+|^%[^\n]*/my],
  // A comment in which another match begins was never closed.
  ['comment', /;([^\n]*)|\{((?:(?!\n\[\s*[\w.-]+\s*")[^}])*)\}/y],
  // Some programs do not escape quotes in names.
  ['tag', /\[\s*([\w.-]+)\s*"((?:[^"\\\n]|\\.|"(?!\s*\]))*)"\s*\]/y],
  // Others leave out the quotes, or the bracket at the end.
  ['tag', /\[\s*([A-Za-z][\w.-]*)[ \t]*["'“„]?([^[\]"“”\n]*)["”]?[ \t]*\]?/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['mark', /\$(\d{1,3})|[!?]+/y],
  [
    'result',
    new RegExp(
      `(?:[12]${DASH}0|0${DASH}[012]|1${DASH}1|${HALF}(?:${DASH}${HALF})?|\\*)(?![${DASHES}\\d:x])`,
      'y',
    ),
  ],
  ['number', /(\d{1,4})\s*[.…]+/y],
  ['move', new RegExp(`\\+\\d{1,3}|\\d{1,3}(?:${BETWEEN}\\d{1,3})+`, 'iy')],
  // A number without a dot, before a move.
  ['number', new RegExp(`(\\d{1,4})(?=\\)?\\s+\\d{1,3}${BETWEEN}\\d)`, 'iy')],
  // Stray dots say nothing, and what a move is worth in signs is the program's own.
  ['space', new RegExp(`[${DASHES}.…,=+~#/^±∓⩲⩱∞]+(?!\\d)`, 'y')],
]
const WORD = /[^\s()]{1,30}/y
/** Where to continue after a comment that was never closed. */
const NEXT_MATCH = /\n(?=\[\s*[\w.-]+\s*")/g

interface Token {
  readonly line: number
  readonly kind: Kind
  /** The match as a whole, and its groups. */
  readonly found: readonly (string | undefined)[]
  readonly problem?: Problem
}

/** Reads a PDN file into its matches, without playing them. */
export function parsePdn(text: string): WrittenMatch[] {
  const reader = new Reader()
  for (const token of tokensOf(text.replace(/\r\n?/g, '\n'))) reader.take(token)
  return reader.end()
}

function* tokensOf(text: string): Generator<Token> {
  let line = 1
  for (let place = 0; place < text.length;) {
    const token = tokenAt(text, place, line) ?? strangeAt(text, place, line)
    yield token
    const all = token.found[0]!
    place += all.length
    line += all.split('\n').length - 1
  }
}

function tokenAt(text: string, place: number, line: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = place
    const found = pattern.exec(text)
    if (found !== null) return { line, kind, found }
  }
  return undefined
}

/** Anything else: a word, the rest of a line that should have been a tag, or everything up to the next match. */
function strangeAt(text: string, place: number, line: number): Token {
  const strange = (all: string, problem: Problem): Token => ({ line, kind: 'strange', found: [all], problem })
  if (text[place] === '{') {
    NEXT_MATCH.lastIndex = place
    return strange(text.slice(place, NEXT_MATCH.exec(text)?.index), unclosedComment(line))
  }
  WORD.lastIndex = place
  const word = WORD.exec(text)![0]
  if (!word.startsWith('[')) return strange(word, badWord(line, word))
  const end = text.indexOf('\n', place)
  return strange(end < 0 ? text.slice(place) : text.slice(place, end), badTag(line, word))
}

/** Variations that are nested deeper than this are skipped. */
const DEEPEST = 32

/** Assembles tokens into matches. What is wrong with one match does not affect the others. */
class Reader {
  readonly #matches: WrittenMatch[] = []
  /** The variations that are still open: where each began, and its moves so far. */
  #variations: Located<Located<WrittenMove>[]>[] = []
  #match: WrittenMatch | undefined
  /** Whether the last token was the number of a move, which may have a bracket behind it. */
  #isNumbered = false

  take(token: Token): void {
    const { line, kind } = token
    if (kind === 'space') return
    const variation = this.#variations.at(-1)
    if (kind === 'open') this.#open(line)
    else if (kind === 'close') this.#close(line)
    else if (kind === 'number') this.#beginAtNumber(Number(token.found[1]))
    else if (kind === 'tag' || variation === undefined) this.#note(token)
    else noteMove(variation.is, line, kind, token.found)
    this.#isNumbered = kind === 'number'
  }

  end(): WrittenMatch[] {
    this.#leaveVariations()
    return this.#matches
  }

  /** A variation replaces the move before it. */
  #open(line: number): void {
    const moves = this.#variations.at(-1)?.is ?? this.#current().moves
    const variation: Located<WrittenMove>[] = []
    if (this.#variations.length < DEEPEST) moves.at(-1)?.is.variations.push(variation)
    this.#variations.push({ line, is: variation })
  }

  #close(line: number): void {
    if (this.#variations.pop() === undefined && !this.#isNumbered) this.#fail(strayBracket(line))
  }

  #note({ line, kind, found, problem }: Token): void {
    if (kind === 'tag') this.#beginAtTag()
    // A repeated result is not another match.
    if (kind === 'result' && this.#match === undefined && this.#matches.length > 0) return
    if (problem !== undefined) this.#fail(problem)
    else note(this.#current(), line, kind, found)
    if (kind === 'result') this.#match = undefined
  }

  /** A move's number says what its place does, except that the first move of both begins another match. */
  #beginAtNumber(number: number): void {
    const isOn = this.#variations.length === 0 && (this.#match?.moves.length ?? 0) > 1
    if (number === 1 && isOn) this.#match = undefined
  }

  /** Tags after moves begin another match. What was between two matches does not matter then. */
  #beginAtTag(): void {
    this.#leaveVariations()
    const match = this.#match
    if (match === undefined) return
    if (match.moves.length > 0) this.#match = undefined
    else if (match.tags.size === 0) match.problem = undefined
  }

  #leaveVariations(): void {
    const [first] = this.#variations
    if (first !== undefined) this.#fail(unclosedVariation(first.line))
    this.#variations = []
  }

  #fail(problem: Problem): void {
    this.#current().problem ??= problem
  }

  #current(): WrittenMatch {
    if (this.#match === undefined) {
      this.#match = { tags: new Map(), comments: [], moves: [], result: undefined, problem: undefined }
      this.#matches.push(this.#match)
    }
    return this.#match
  }
}

/** Puts a token where it belongs in its match. */
function note(match: WrittenMatch, line: number, kind: Kind, found: Token['found']): void {
  const [all = '', first, second] = found
  if (kind === 'tag') {
    const name = TAGS.get(first!.toLowerCase()) ?? first!
    const is = second!.replace(/\\(.)/g, '$1').trim()
    match.tags.set(name, { line, is: all.includes('"') ? is : is.replace(/'$/, '') })
  }
  if (kind === 'result') match.result = RESULTS[plain(all).replaceAll('1/2', '½')] ?? '*'
  noteMove(match.moves, line, kind, found, match.comments)
}

/** Adds a move to a line, or a remark to its last move; remarks before the first move are kept separately. */
function noteMove(
  moves: Located<WrittenMove>[],
  line: number,
  kind: Kind,
  [all = '', first, second]: Token['found'],
  before: string[] = [],
): void {
  const last = moves.at(-1)?.is
  if (kind === 'mark') {
    const nag = first === undefined ? STRENGTHS[all] : Number(first)
    if (nag !== undefined) last?.nags.push(nag)
  }
  if (kind === 'comment') {
    const words = (first ?? second!).replace(/\s+/g, ' ').trim()
    if (words !== '') (last?.comments ?? before).push(words)
  }
  if (kind === 'move') {
    const move = plain(all)
      .toLowerCase()
      .replace(/[×:*]/g, 'x')
      .replace(/(^|\D)0+(?=\d)/g, '$1')
    moves.push({ line, is: { move, comments: [], nags: [], variations: [] } })
  }
}

/** Without spaces, and with hyphens for all dashes. */
const plain = (text: string): string => text.replace(/\s+/g, '').replace(DASHED, '-')
const DASHED = new RegExp(`[${DASHES}]`, 'g')

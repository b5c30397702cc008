import type { Problem } from '@spellendoos/kernel'
import { badTag, badWord, strayBracket, unclosedComment, unclosedVariation } from './words-pdn.ts'

export type PdnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** A word of a PDN file and the line it is on. */
export interface Placed<T> {
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
  /** The lines that could have been played in its place. */
  readonly variations: Placed<WrittenMove>[][]
}

/** One match as it is in the file, not yet played. */
export interface WrittenMatch {
  readonly tags: Map<string, Placed<string>>
  /** What is said before the first move. */
  readonly comments: string[]
  readonly moves: Placed<WrittenMove>[]
  result: PdnResult | undefined
  /** The first thing that cannot be read. */
  problem: Problem | undefined
}

/** Results as chess players, as draughts players and as unfinished matches write them. */
const RESULTS: Readonly<Record<string, PdnResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1/2-1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1-1': '1/2-1/2',
  '0-0': '*',
  '*': '*',
}

/** Marks behind a move, as the numbers that stand for them. */
const STRENGTHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }

type Kind = 'space' | 'tag' | 'comment' | 'open' | 'close' | 'mark' | 'result' | 'move' | 'strange'

/** What a file is made of; the first that fits counts. */
const PATTERNS: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  // A line that begins with a percent sign is for other programs.
  ['space', /\s+|^%[^\n]*/my],
  // A comment that another match begins in was never closed.
  ['comment', /;([^\n]*)|\{((?:(?!\n\[\s*[A-Za-z0-9_]+\s*")[^}])*)\}/y],
  // Some programs leave quotes in names as they are.
  ['tag', /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\\n]|\\.|"(?!\s*\]))*)"\s*\]/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['mark', /\$(\d{1,3})|[!?]+/y],
  ['result', /(?:1\/2-1\/2|½-½|[12]-0|0-[012]|1-1|\*)(?![\d:x-])/y],
  // The number of a move says nothing that its place does not, and a stray dot nothing at all.
  ['space', /\d+\s*\.+|\.+/y],
  // Columns are filled up with spaces or zeros by some.
  ['move', /\+\d{1,3}|\d{1,3}(?:[ \t]*[-x:][ \t]*\d{1,3})+/iy],
]
const WORD = /\S{1,30}/y
/** Where to go on after a comment that was never closed. */
const NEXT_MATCH = /\n(?=\[\s*[A-Za-z0-9_]+\s*")/g

interface Token {
  readonly line: number
  readonly kind: Kind
  /** All of it, and its parts. */
  readonly found: readonly (string | undefined)[]
  readonly problem?: Problem
}

/** Reads a PDN file into its matches, without playing them. */
export function parsePdn(text: string): WrittenMatch[] {
  const reader = new Reader()
  for (const token of tokensOf(text.replace(/^\uFEFF/, ''))) reader.take(token)
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

/** What is none of them: a word, the rest of a line that should have been a tag, or all up to the next match. */
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

/** Variations of variations of variations: deeper ones than this are passed over. */
const DEEPEST = 32

/** Puts tokens together to matches. What is wrong with one match does not touch the others. */
class Reader {
  readonly #matches: WrittenMatch[] = []
  /** The variations that are still open: where each began, and its moves so far. */
  #variations: Placed<Placed<WrittenMove>[]>[] = []
  #match: WrittenMatch | undefined

  take(token: Token): void {
    const { line, kind } = token
    if (kind === 'space') return
    const variation = this.#variations.at(-1)
    if (kind === 'open') this.#open(line)
    else if (kind === 'close') this.#close(line)
    else if (kind === 'tag' || variation === undefined) this.#note(token)
    else noteMove(variation.is, line, kind, token.found)
  }

  end(): WrittenMatch[] {
    this.#leaveVariations()
    return this.#matches
  }

  /** A variation replaces the move before it. */
  #open(line: number): void {
    const moves = this.#variations.at(-1)?.is ?? this.#current().moves
    const variation: Placed<WrittenMove>[] = []
    if (this.#variations.length < DEEPEST) moves.at(-1)?.is.variations.push(variation)
    this.#variations.push({ line, is: variation })
  }

  #close(line: number): void {
    if (this.#variations.pop() === undefined) this.#fail(strayBracket(line))
  }

  #note({ line, kind, found, problem }: Token): void {
    if (kind === 'tag') this.#beginAtTag()
    // A result that comes twice is no match of its own.
    if (kind === 'result' && this.#match === undefined && this.#matches.length > 0) return
    if (problem !== undefined) this.#fail(problem)
    else note(this.#current(), line, kind, found)
    if (kind === 'result') this.#match = undefined
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
  if (kind === 'tag') match.tags.set(first!, { line, is: second!.replace(/\\(.)/g, '$1') })
  if (kind === 'result') match.result = RESULTS[all] ?? '*'
  noteMove(match.moves, line, kind, found, match.comments)
}

/** Adds a move to a line, or a remark to its last move; what is said before the first has a place of its own. */
function noteMove(
  moves: Placed<WrittenMove>[],
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
    const move = all
      .toLowerCase()
      .replaceAll(':', 'x')
      .replace(/\s+/g, '')
      .replace(/\b0+(?=\d)/g, '')
    moves.push({ line, is: { move, comments: [], nags: [], variations: [] } })
  }
}

import { value, type Problem, type Read } from '@spellendoos/kernel'
import { badTag, badWord, NO_MATCH, strayBracket, unclosedComment, unclosedVariation } from './words-pdn.ts'

export type PdnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** A word of a PDN file and the line it is on. */
export interface Placed<T> {
  readonly line: number
  readonly is: T
}

/** A move as it is in the file, with the remarks that follow it. */
export interface WrittenMove {
  readonly move: string
  readonly comments: string[]
  readonly nags: number[]
}

/** One match as it is in the file, not yet played. */
export interface WrittenMatch {
  readonly tags: Map<string, Placed<string>>
  /** What is said before the first move. */
  readonly comments: string[]
  readonly moves: Placed<WrittenMove>[]
  result: PdnResult | undefined
}

/** Results as chess players, as draughts players and as unfinished matches write them. */
const RESULTS: Readonly<Record<string, PdnResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1/2-1/2': '1/2-1/2',
  '1-1': '1/2-1/2',
  '0-0': '*',
  '*': '*',
}

/** Marks behind a move, as the numbers that stand for them. */
const STRENGTHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }

type Kind = 'space' | 'tag' | 'comment' | 'open' | 'close' | 'mark' | 'result' | 'move'

/** What a file is made of; the first that fits counts. */
const PATTERNS: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  // A line that begins with a percent sign is for other programs.
  ['space', /\s+|^%[^\n]*/my],
  ['comment', /;([^\n]*)|\{([^}]*)\}/y],
  ['tag', /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['mark', /\$(\d{1,3})|[!?]+/y],
  ['result', /(?:1\/2-1\/2|[012]-[012]|\*)(?![\d:x-])/y],
  // The number of a move says nothing that its place does not.
  ['space', /\d+\s*\.+|\.{2,}/y],
  ['move', /\+\d{1,3}|\d{1,3}(?:[-x:]\d{1,3})+/iy],
]
const WORD = /\S{1,30}/y

interface Token {
  readonly line: number
  readonly kind: Kind
  readonly found: RegExpExecArray
}

/** Reads a PDN file into its matches, without playing them. Variations are passed over. */
export function parsePdn(text: string): Read<WrittenMatch[]> {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''))
  return tokens.ok ? matchesOf(tokens.value) : tokens
}

function tokensOf(text: string): Read<Token[]> {
  const tokens: Token[] = []
  let line = 1
  for (let place = 0; place < text.length;) {
    const token = tokenAt(text, place, line)
    if (token === undefined) return { ok: false, problem: strangeAt(text, place, line) }
    tokens.push(token)
    const [all] = token.found
    place += all.length
    line += all.split('\n').length - 1
  }
  return value(tokens)
}

function tokenAt(text: string, place: number, line: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = place
    const found = pattern.exec(text)
    if (found !== null) return { line, kind, found }
  }
  return undefined
}

function strangeAt(text: string, place: number, line: number): Problem {
  if (text[place] === '{') return unclosedComment(line)
  WORD.lastIndex = place
  const word = WORD.exec(text)![0]
  return word.startsWith('[') ? badTag(line, word) : badWord(line, word)
}

function matchesOf(tokens: readonly Token[]): Read<WrittenMatch[]> {
  const matches: WrittenMatch[] = []
  /** The lines on which the variations began that are still open. */
  const variations: number[] = []
  let match: WrittenMatch | undefined
  for (const { line, kind, found } of tokens) {
    if (kind === 'open') variations.push(line)
    else if (kind === 'close' && variations.pop() === undefined) {
      return { ok: false, problem: strayBracket(line) }
    }
    if (kind === 'tag' && variations.length > 0) break
    if (kind === 'space' || kind === 'open' || kind === 'close' || variations.length > 0) continue
    // Tags after moves begin another match.
    if (match === undefined || (kind === 'tag' && match.moves.length > 0)) {
      match = { tags: new Map(), comments: [], moves: [], result: undefined }
      matches.push(match)
    }
    note(match, line, kind, found)
    if (kind === 'result') match = undefined
  }
  if (variations.length > 0) return { ok: false, problem: unclosedVariation(variations[0]!) }
  return matches.length === 0 ? { ok: false, problem: NO_MATCH } : value(matches)
}

/** Puts a token where it belongs in its match. */
function note(match: WrittenMatch, line: number, kind: Kind, found: RegExpExecArray): void {
  const [all, first, second] = found
  const last = match.moves.at(-1)?.is
  if (kind === 'tag') match.tags.set(first!, { line, is: second!.replace(/\\(.)/g, '$1') })
  if (kind === 'result') match.result = RESULTS[all] ?? '*'
  if (kind === 'mark') {
    const nag = first === undefined ? STRENGTHS[all] : Number(first)
    if (nag !== undefined) last?.nags.push(nag)
  }
  if (kind === 'comment') {
    const words = (first ?? second!).replace(/\s+/g, ' ').trim()
    if (words !== '') (last?.comments ?? match.comments).push(words)
  }
  if (kind === 'move') {
    const move = all.toLowerCase().replaceAll(':', 'x')
    match.moves.push({ line, is: { move, comments: [], nags: [] } })
  }
}

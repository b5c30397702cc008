import { MOST_RESIGNED, type SessionRules } from '@spellendoos/games/gnubg'
import { printable } from '../printable.ts'

/** What a program can ask for, one on each line. */
export type GnuRequest =
  | { readonly is: 'version' | 'help' | 'exit' }
  | { readonly is: 'debug' | 'interface'; readonly on: boolean }
  | BoardRequest

export interface BoardRequest {
  /** What to do here, or what to expect. */
  readonly is: 'decision' | 'evaluation'
  readonly board: string
  readonly rules: SessionRules
  /** How many times the stake the player on turn offers to lose; 0 for none. */
  readonly resigned: number
}

/** A line that is not a request: what to say, and what it is about. */
export class BadRequest extends Error {
  readonly say: 'gnubg-empty' | 'gnubg-unknown' | 'gnubg-word'
  readonly fillings: { readonly what: string }

  constructor(say: BadRequest['say'], what: string) {
    super(say)
    this.say = say
    this.fillings = { what: printable(what).slice(0, SHOWN) }
  }
}

/** A line may be long; so much of it shows which one it is. */
const SHOWN = 40

const SWITCHES: Readonly<Record<string, boolean>> = {
  on: true,
  yes: true,
  true: true,
  off: false,
  no: false,
  false: false,
}
const INTERFACES: Readonly<Record<string, boolean>> = { new: true, old: false }

/** Reads a line; throws a `BadRequest`. */
export function readRequest(line: string): GnuRequest {
  const board = /^(?<is>evaluation\s+)?(?:fibsboard\s+)?(?<board>board:.*)$/.exec(line)?.groups
  if (board !== undefined)
    return readBoardRequest(board['is'] === undefined ? 'decision' : 'evaluation', board['board']!)
  const words = line.split(/\s+/)
  const [is = '', what = '', how = ''] = words
  if (is === '') throw new BadRequest('gnubg-empty', '')
  if (words.length === 1 && (is === 'version' || is === 'help' || is === 'exit')) return { is }
  const states = what === 'debug' ? SWITCHES : what === 'interface' ? INTERFACES : {}
  if (is === 'set' && words.length === 3 && Object.hasOwn(states, how))
    return { is: what as 'debug' | 'interface', on: states[how]! }
  throw new BadRequest('gnubg-unknown', line)
}

/** The words after a board, by what may follow them. */
const RULES = ['jacobyrule', 'crawfordrule', 'beavers']
/** How GNU Backgammon shall evaluate. We have one way of our own. */
const WITH_NUMBER = ['plies', 'noise']
const PERHAPS_ON = ['prune', 'deterministic', 'cube']
const ALONE = ['cubeful', 'cubeless']

/** A name may have spaces, so the board ends with the last of its colons and numbers. */
function readBoardRequest(is: BoardRequest['is'], text: string): BoardRequest {
  const [, board = '', rest = ''] = /^(.*:-?\d+)((?:\s.*)?)$/.exec(text) ?? [text, text]
  const words = rest.trim() === '' ? [] : rest.trim().split(/\s+/)
  const on = new Map([
    ['jacobyrule', true],
    ['crawfordrule', true],
  ])
  let resigned = 0
  while (words.length > 0) {
    const word = words.shift()!
    const next = words[0] ?? ''
    const isSwitch = Object.hasOwn(SWITCHES, next)
    if (RULES.includes(word) && isSwitch) on.set(word, SWITCHES[words.shift()!]!)
    else if (word === 'resignation' && /^\d$/.test(next) && Number(next) <= MOST_RESIGNED)
      resigned = Number(words.shift())
    else if (is === 'decision') throw new BadRequest('gnubg-word', word)
    else if (WITH_NUMBER.includes(word) && /^\d+(\.\d+)?$/.test(next)) words.shift()
    else if (PERHAPS_ON.includes(word)) words.splice(0, isSwitch ? 1 : 0)
    else if (!ALONE.includes(word)) throw new BadRequest('gnubg-word', word)
  }
  return { is, board, rules: { jacoby: on.get('jacobyrule')!, crawford: on.get('crawfordrule')! }, resigned }
}

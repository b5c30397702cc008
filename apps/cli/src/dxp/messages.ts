import { printable } from '../printable.ts'

/** The two colours as DamExchange writes them: White, and Black by its Dutch letter. */
export type Colour = 'W' | 'Z'

/** A board in fifty letters: e for empty, w and z for men, W and Z for kings. */
export interface Position {
  readonly first: Colour
  readonly board: string
}

/** The messages of DamExchange, by their letters. */
export type Message =
  | {
      readonly is: 'R'
      readonly version: string
      readonly name: string
      /** The colour of the program that is asked. */
      readonly follower: Colour
      readonly minutes: number
      /** Per player; 0 for no limit. */
      readonly moves: number
      readonly position?: Position
    }
  | { readonly is: 'A'; readonly name: string; readonly code: string }
  | {
      readonly is: 'M'
      readonly seconds: number
      readonly from: number
      readonly to: number
      readonly takes: readonly number[]
    }
  /** Reason 0 none, 1 the sender lost, 2 drawn, 3 the sender won; `stops` when no other game is wanted. */
  | { readonly is: 'E'; readonly reason: string; readonly stops: boolean }
  | { readonly is: 'C'; readonly text: string }
  | { readonly is: 'B'; readonly move: number; readonly colour: Colour }
  | { readonly is: 'K'; readonly code: string }

export const VERSION = '01'
/** The longest message, without the zero that ends it. */
export const LONGEST = 127
const NAME = 32

/** An invalid message, with what was read. */
export class BadMessage extends Error {
  constructor(text: string) {
    super(JSON.stringify(printable(text)))
  }
}

const digits = (number: number, width: number): string =>
  String(Math.min(number, 10 ** width - 1)).padStart(width, '0')
const named = (name: string): string => name.slice(0, NAME).padEnd(NAME)

export function writeMessage(message: Message): string {
  switch (message.is) {
    case 'R': {
      const { version, name, follower, minutes, moves, position } = message
      const start = position === undefined ? 'A' : `B${position.first}${position.board}`
      return `R${version}${named(name)}${follower}${digits(minutes, 3)}${digits(moves, 3)}${start}`
    }
    case 'A':
      return `A${named(message.name)}${message.code}`
    case 'M': {
      const { seconds, from, to, takes } = message
      return `M${digits(seconds, 4)}${[from, to, takes.length, ...takes].map((each) => digits(each, 2)).join('')}`
    }
    case 'E':
      return `E${message.reason}${message.stops ? 1 : 0}`
    case 'C':
      return `C${printable(message.text)}`.slice(0, LONGEST)
    case 'B':
      return `B${digits(message.move, 3)}${message.colour}`
    case 'K':
    default:
      return `K${message.code}`
  }
}

const PATTERNS = {
  R: /^R(?<version>..)(?<name>.{32})(?<follower>[WZ])(?<minutes>\d{3})(?<moves>\d{3})(?:A.*|B(?<first>[WZ])(?<board>[ewzWZ]{50}))$/,
  A: /^A(?<name>.{32})(?<code>[0-3])$/,
  M: /^M(?<seconds>\d{4})(?<from>\d\d)(?<to>\d\d)(?<count>\d\d)(?<takes>(?:\d\d)*)$/,
  E: /^E(?<reason>[0-3])(?<stop>[01])$/,
  C: /^C(?<text>.*)$/s,
  B: /^B(?<move>\d{3})(?<colour>[WZ])$/,
  K: /^K(?<code>[0-2])$/,
} as const

/** Reads a message without its terminating zero byte; throws a `BadMessage`. */
export function readMessage(text: string): Message {
  const is = text[0] as keyof typeof PATTERNS
  const found = Object.hasOwn(PATTERNS, is) ? PATTERNS[is].exec(text)?.groups : undefined
  if (found === undefined) throw new BadMessage(text)
  const part = (name: string): string => found[name] ?? ''
  const number = (name: string): number => Number(found[name])
  switch (is) {
    case 'R':
      return {
        is,
        version: part('version'),
        name: printable(part('name')).trim(),
        follower: part('follower') as Colour,
        minutes: number('minutes'),
        moves: number('moves'),
        ...(found['board'] === undefined
          ? {}
          : { position: { first: part('first') as Colour, board: part('board') } }),
      }
    case 'A':
      return { is, name: printable(part('name')).trim(), code: part('code') }
    case 'M': {
      const takes = (part('takes').match(/\d\d/g) ?? []).map(Number)
      if (takes.length !== number('count')) throw new BadMessage(text)
      return { is, seconds: number('seconds'), from: number('from'), to: number('to'), takes }
    }
    case 'E':
      return { is, reason: part('reason'), stops: part('stop') === '1' }
    case 'C':
      return { is, text: printable(part('text')) }
    case 'B':
      return { is, move: number('move'), colour: part('colour') as Colour }
    case 'K':
    default:
      return { is, code: part('code') }
  }
}

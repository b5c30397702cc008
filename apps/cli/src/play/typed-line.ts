import type { Choice, Lang, Seat } from '@spellendoos/kernel'
import { commandFor, type TableCommand } from '../words/table-commands.ts'

/** The meaning of a line: a move or spots, a command, or nothing. The seat is set only if it was typed. */
export type TypedLine =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'command'; readonly command: TableCommand; readonly rest: string; readonly seat?: Seat }
  | { readonly kind: 'move'; readonly text: string; readonly seat?: Seat }

interface Table {
  readonly lang: Lang
  readonly seats: number
  /** Everybody plays at once, so a leading number is always a player. */
  readonly realtime: boolean
  /** Whether this is a legal move in notation, of that seat or of the one asked. */
  readonly legal: (text: string, seat: Seat | undefined) => boolean
}

/** Reads a line. A legal move comes before a command of the same name; a slash makes it a command. */
export function readTyped(line: string, table: Table): TypedLine {
  const [seat, said] = whose(line.trim(), table)
  const by = seat === undefined ? {} : { seat }
  if (said === '') return { kind: 'nothing' }
  if (!said.startsWith('/') && table.legal(said, seat)) return { kind: 'move', text: said, ...by }
  const [word = '', ...rest] = said.replace(/^\//, '').split(/\s+/)
  const command = commandFor(word, table.lang)
  if (command !== undefined) return { kind: 'command', command, rest: rest.join(' '), ...by }
  return { kind: 'move', text: said, ...by }
}

/** `2: …` is for player 2; if everybody plays at once, the colon can be left out. */
function whose(line: string, { seats, realtime }: Table): [seat: Seat | undefined, said: string] {
  const [, number, said] =
    /^(\d+)\s*:\s*(.*)$/.exec(line) ?? (realtime ? /^(\d+)\s+(.*)$/.exec(line) : null) ?? []
  const seat = Number(number) - 1
  return seat >= 0 && seat < seats ? [seat, said!] : [undefined, line]
}

const plain = (notation: string): string => notation.toLowerCase().replaceAll(/\s+/g, ' ')

/** The legal move that was typed: its notation in any case, or `#3` for the third in the list. */
export function findMove(choices: readonly Choice[], text: string): string | undefined {
  const exact = choices.find(({ move }) => move === text)
  if (exact !== undefined) return exact.move
  const numbered = /^#(\d+)$/.exec(text)
  if (numbered !== null) return choices[Number(numbered[1]) - 1]?.move
  const alike = choices.filter(({ move }) => plain(move) === plain(text))
  return alike.length === 1 ? alike[0]!.move : undefined
}

/** The spots that were typed, one after another. */
export const spotsIn = (text: string): string[] => text.split(/[\s,]+/).filter((spot) => spot !== '')

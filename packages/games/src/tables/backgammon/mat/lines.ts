import { value, type Read, type Seat } from '@spellendoos/kernel'
import { atLine } from './words.ts'

/** One thing that a player does in a match file. */
type Deed =
  | { readonly does: 'throw'; readonly dice: readonly [number, number]; readonly play: string }
  | { readonly does: 'double'; readonly stake: number }
  | { readonly does: 'take' | 'drop' | 'resign' }
  | { readonly does: 'win'; readonly points: number }

export interface MatAction {
  readonly line: number
  readonly seat: Seat
  readonly deed: Deed
}

/** What a line of a match file says. */
export type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'setting'; readonly name: string; readonly setting: string }
  | { readonly kind: 'length'; readonly points: number }
  | { readonly kind: 'game' }
  | {
      readonly kind: 'players'
      readonly names: readonly [string, string]
      readonly scores: readonly number[]
    }
  | { readonly kind: 'deeds'; readonly deeds: readonly MatAction[] }

const SETTING = /^\s*;\s*\[(\w[\w ]*?)\s+"([^"]*)"\]/
const LENGTH = /^\s*(\d+)\s+points?\s+match\b/i
const GAME = /^\s*Game\s+\d+/i
const PLAYERS = /^\s*(\S.*?)\s*:\s*(\d+)\s+(\S.*?)\s*:\s*(\d+)\s*$/
const ROW = /^\s*\d+\)/

export function readLine(text: string, line: number): Read<Line> {
  if (/^\s*$/.test(text)) return value({ kind: 'nothing' })
  if (/^\s*[;#]/.test(text)) {
    const [, name, setting] = SETTING.exec(text) ?? []
    return value(name === undefined ? { kind: 'nothing' } : { kind: 'setting', name, setting: setting! })
  }
  const [, points] = LENGTH.exec(text) ?? []
  if (points !== undefined) return value({ kind: 'length', points: Number(points) })
  if (GAME.test(text)) return value({ kind: 'game' })
  const row = ROW.exec(text)?.[0]
  if (row !== undefined) return readDeeds(text.slice(row.length), line, LEFT_MARGIN)
  const [, one, oneScore, two, twoScore] = PLAYERS.exec(text) ?? []
  if (one !== undefined) {
    return value({ kind: 'players', names: [one, two!], scores: [Number(oneScore), Number(twoScore)] })
  }
  return readDeeds(text, line, RESULT_MARGIN)
}

/**
 * The left column begins within this many characters of the number of its row, or of the edge if a result is alone in
 * its row.
 */
const LEFT_MARGIN = 6
const RESULT_MARGIN = 20

const STEP = String.raw`(?:bar|\d+)(?:/(?:off|\d+)\*?)+(?:\([2-4]\))?`
const CELL = new RegExp(
  [
    String.raw`(?<dice>[1-6]{2}):(?<play>(?:\s+${STEP})*)(?:\s+(?:cannot move|\?+))?`,
    String.raw`doubles\s*=>\s*(?<stake>\d+)`,
    '(?<take>takes)',
    '(?<drop>drops)',
    String.raw`wins\s+(?<win>\d+)\s+points?(?:\s+and\s+the\s+match)?`,
    String.raw`(?<loss>losses\s+\d+\s+points?)`,
    '(?<resign>resign(?:s|ed)?(?: game| match)?)',
  ].join('|'),
  'iy',
)

/** The actions of one row: of the left player, of the right player, or of both. */
function readDeeds(text: string, line: number, margin: number): Read<Line> {
  const deeds: MatAction[] = []
  const rest = text.trimEnd()
  for (let at = skip(rest, 0), cell = 0; at < rest.length; cell++) {
    CELL.lastIndex = at
    const found = CELL.exec(rest)
    const seat = cell > 0 || at >= margin ? 1 : 0
    if (found === null || cell > 1) return atLine(line, 'unknown-text')
    const deed = deedOf(found.groups!)
    if (deed !== undefined) deeds.push({ line, seat, deed })
    at = skip(rest, CELL.lastIndex)
  }
  return value({ kind: 'deeds', deeds })
}

function skip(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at++
  return at
}

function deedOf(found: Readonly<Record<string, string | undefined>>): Deed | undefined {
  const { dice, play, stake, win } = found
  if (dice !== undefined) {
    return { does: 'throw', dice: [Number(dice[0]), Number(dice[1])], play: play!.trim().toLowerCase() }
  }
  if (stake !== undefined) return { does: 'double', stake: Number(stake) }
  if (win !== undefined) return { does: 'win', points: Number(win) }
  for (const does of ['take', 'drop', 'resign'] as const) if (found[does] !== undefined) return { does }
  // What one player loses the other wins, and that is written beside it.
  return undefined
}

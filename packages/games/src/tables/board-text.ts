import { problem, value, type Read } from '@spellendoos/kernel'
import { across, BAR, counted, OFF, placed, STONES, type Stones } from './stones.ts'
import { t } from './words/texts.ts'

/**
 * All stones in 26 characters, as in XGID: the bar of seat 1, then the points from seat 0's last to its first, then the
 * bar of seat 0. A to O are this many stones of seat 0, a to o of seat 1, a dash is nothing. Missing stones have been
 * borne off.
 */
export function writeBoard(stones: Readonly<Stones>): string {
  const [own, theirs] = [counted(stones, 0), counted(stones, 1)]
  const sign = (count: number, first: string) => String.fromCharCode(first.charCodeAt(0) + count - 1)
  let board = ''
  for (let point = 0; point <= BAR; point++) {
    const mine = point === OFF ? 0 : own[point]!
    const yours = point === BAR ? 0 : theirs[across(point)]!
    board += mine > 0 ? sign(mine, 'A') : yours > 0 ? sign(yours, 'a') : '-'
  }
  return board
}

export function readBoard(board: string): Read<Stones> {
  if (!/^[a-o-][A-Oa-o-]{24}[A-O-]$/.test(board)) return bad('bad-board')
  const counts = [new Array<number>(BAR + 1).fill(0), new Array<number>(BAR + 1).fill(0)]
  for (let point = 0; point <= BAR; point++) {
    const sign = board[point]!
    if (sign >= 'a') counts[1]![across(point)] = sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1
    else if (sign >= 'A') counts[0]![point] = sign.charCodeAt(0) - 'A'.charCodeAt(0) + 1
  }
  return stonesFrom(counts)
}

/** Stones that are not on the board or the bar have been borne off. */
export function stonesFrom(counts: readonly number[][]): Read<Stones> {
  for (const own of counts) {
    own[OFF] = STONES - own.reduce((sum, count) => sum + count, 0)
    if (own[OFF] < 0) return bad('too-many-stones')
  }
  for (let point = 1; point < BAR; point++) {
    if (counts[0]![point]! > 0 && counts[1]![across(point)]! > 0) return bad('shared-point')
  }
  return value(placed(counts))
}

const BOARD_PROBLEMS = t['board-problems']

const bad = (code: keyof typeof BOARD_PROBLEMS) => problem(code, BOARD_PROBLEMS[code])

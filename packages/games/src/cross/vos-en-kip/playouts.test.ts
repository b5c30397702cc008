import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

/** A second implementation of the rules, simple and slow, with names of points. */
const COLUMNS = 'abcdefg'
const place = (point: string) => [COLUMNS.indexOf(point[0]!) + 1, Number(point[1])] as const
const onCross = (column: number, row: number) =>
  column >= 1 &&
  column <= 7 &&
  row >= 1 &&
  row <= 7 &&
  ((column >= 3 && column <= 5) || (row >= 3 && row <= 5))
const ways = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0 || y !== 0)

/** The point this many steps away along a line. Even sums stay even if rows are counted from the bottom. */
function along(from: string, [x, y]: readonly [number, number], steps: number): string | undefined {
  const [column, row] = place(from)
  if (x !== 0 && y !== 0 && (column + row) % 2 !== 0) return undefined
  const [toColumn, toRow] = [column + x * steps, row + y * steps]
  return onCross(toColumn, toRow) ? `${COLUMNS[toColumn - 1]}${toRow}` : undefined
}

/** A move's start, end, and the points that it jumps over, in whatever order. */
function outcome(move: string): string {
  const path = move.split(/[-x]/).map(place)
  const over = path.slice(1).map(([column, row], i) => `${column + path[i]![0]}.${row + path[i]![1]}`)
  return [move.slice(0, 2), move.slice(-2), ...over.toSorted()].join(' ')
}

class SecondReading {
  board = new Map<string, 'h' | 'f'>()
  frozen = new Set<string>()
  side: 'h' | 'f' = 'h'
  readonly compulsory: boolean

  constructor(compulsory: boolean) {
    this.compulsory = compulsory
    for (const column of COLUMNS)
      for (let row = 1; row <= 4; row++)
        if (onCross(place(`${column}1`)[0], row)) this.board.set(`${column}${row}`, 'h')
    for (const fox of ['c5', 'e5']) this.board.set(fox, 'f')
  }
  of(side: 'h' | 'f'): string[] {
    return [...this.board.keys()].filter((point) => this.board.get(point) === side)
  }
  jumps(from: string, board = this.board): [over: string, to: string][] {
    return ways.flatMap((way) => {
      const [over, to] = [along(from, way, 1), along(from, way, 2)]
      if (over === undefined || to === undefined || board.get(over) !== 'h' || board.has(to)) return []
      return [[over, to] as [string, string]]
    })
  }
  chains(path: string[], board: Map<string, 'h' | 'f'>): string[][] {
    return this.jumps(path.at(-1)!, board).flatMap(([over, to]) => {
      const after = new Map(board)
      after.delete(over)
      const longer = this.chains([...path, to], after)
      return this.compulsory && longer.length > 0 ? longer : [[...path, to], ...longer]
    })
  }
  moves(): string[] {
    if (this.side === 'h')
      return this.of('h').flatMap((from) =>
        ways
          .filter(([, y]) => y >= 0)
          .map((way) => along(from, way, 1))
          .filter((to) => to !== undefined && !this.board.has(to))
          .map((to) => `${from}-${to}`),
      )
    const able = this.of('f').filter((fox) => !this.frozen.has(fox))
    const jumps = able.flatMap((fox) => {
      const board = new Map(this.board)
      board.delete(fox)
      return this.chains([fox], board).map((path) => path.join('x'))
    })
    if (this.compulsory && jumps.length > 0) return jumps
    const steps = able.flatMap((from) =>
      ways
        .map((way) => along(from, way, 1))
        .filter((to) => to !== undefined && !this.board.has(to))
        .map((to) => `${from}-${to}`),
    )
    return [...jumps, ...steps]
  }
  play(move: string): void {
    const jumped = move.includes('x')
    const path = move.split(/[-x]/)
    const [from, to] = [path[0]!, path.at(-1)!]
    const missed =
      this.side === 'f' && !jumped && !this.compulsory
        ? this.of('f').filter((fox) => !this.frozen.has(fox) && this.jumps(fox).length > 0)
        : []
    const kind = this.board.get(from)!
    this.board.delete(from)
    if (jumped) {
      for (let i = 1; i < path.length; i++) {
        const [a, b] = [place(path[i - 1]!), place(path[i]!)]
        this.board.delete(`${COLUMNS[(a[0] + b[0]) / 2 - 1]}${(a[1] + b[1]) / 2}`)
      }
    }
    this.board.set(to, kind)
    if (jumped) this.frozen.clear()
    for (const fox of missed) this.frozen.add(fox)
    if (this.frozen.delete(from)) this.frozen.add(to)
    if (jumped && !this.compulsory && this.jumps(to).length > 0) this.frozen.add(to)
    this.side = this.side === 'h' ? 'f' : 'h'
  }
}

describe.each(['bevroren', 'verplicht'])('vos-en-kip, %s: matches at random', (mustJump) => {
  const options = { 'must-jump': mustJump }
  it('a match goes as a second reading of the rules says', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const rng = seededRng(seed)
      const table = given(game, { options })
      const second = new SecondReading(mustJump === 'verplicht')
      while (table.result === undefined) {
        const moves = second.moves()
        const offered = table.moves(table.state.seat)
        // If two orders of jumps have the same result, only one is offered.
        expect(moves).toEqual(expect.arrayContaining(offered))
        expect(offered.map(outcome).toSorted()).toEqual([...new Set(moves.map(outcome))].toSorted())
        // Jumps are preferred, so that matches come to an end.
        const jumps = offered.filter((move) => move.includes('x'))
        const wanted = jumps.length > 0 && rng(10) > 0 ? jumps : offered
        const move = wanted[rng(wanted.length)]!
        table.play(table.state.seat, move)
        second.play(move)
        expect(table.state.hens).toBe(second.of('h').length)
        const rows = table.position.split(' ')[0]!
        expect(rows.match(/z/g) ?? []).toHaveLength(second.frozen.size)
        expect(table.state.henKey).toBe(
          table.state.board.reduce(
            (sum, piece, point) => (piece > 0 && piece <= 20 ? sum + 2 ** point : sum),
            0,
          ),
        )
      }
    }
  })

  it('a copy is equal and its own, and every match ends within its bound', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = game.copy!(given(game, { options }).state)
      playout(game, state, 2, seededRng(seed), seed)
      const before = JSON.stringify(state)
      const twin = game.copy!(state)
      expect(twin).toEqual(copyJson(state))
      expect(playout(game, twin, 2, seededRng(seed))).toBeLessThanOrEqual(game.bound)
      expect(game.result(twin)).toBeDefined()
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})

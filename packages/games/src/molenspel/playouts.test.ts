import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { count, inMills, LINES, NEIGHBOURS, only } from './board.ts'
import { game } from './index.ts'

/** A second implementation of the rules, simple and slow, with names for points and letters for stones. */
const MILLS =
  'a1a4a7 b2b4b6 c3c4c5 d1d2d3 d5d6d7 e3e4e5 f2f4f6 g1g4g7 a1d1g1 b2d2f2 c3d3e3 a4b4c4 e4f4g4 c5d5e5 b6d6f6 a7d7g7'
    .split(' ')
    .map((line) => line.match(/../g) as string[])
const POINTS = [...new Set(MILLS.flat())]

type Board = Map<string, 'W' | 'B'>
const inMill = (board: Board, point: string): boolean =>
  MILLS.some((mill) => mill.includes(point) && mill.every((each) => board.get(each) === board.get(point)))
const beside = (a: string, b: string): boolean =>
  MILLS.some(
    (mill) => Math.abs(mill.indexOf(a) - mill.indexOf(b)) === 1 && mill.includes(a) && mill.includes(b),
  )

class SecondReading {
  readonly board: Board = new Map()
  readonly hands = { W: 9, B: 9 }
  readonly past: string[] = []
  readonly modern: boolean
  quiet = 0
  side: 'W' | 'B' = 'W'

  constructor(modern: boolean) {
    this.modern = modern
  }

  get other() {
    return this.side === 'W' ? 'B' : 'W'
  }
  of(side: 'W' | 'B'): string[] {
    return POINTS.filter((point) => this.board.get(point) === side)
  }
  left(side: 'W' | 'B'): number {
    return this.of(side).length + this.hands[side]
  }

  moves(): string[] {
    const free = POINTS.filter((point) => !this.board.has(point))
    if (this.hands[this.side] > 0) return free.flatMap((to) => this.takes('', to))
    const flies = this.of(this.side).length === 3
    return this.of(this.side).flatMap((from) =>
      free.filter((to) => flies || beside(from, to)).flatMap((to) => this.takes(from, to)),
    )
  }
  takes(from: string, to: string): string[] {
    const after: Board = new Map(this.board)
    after.delete(from)
    after.set(to, this.side)
    const move = from === '' ? to : `${from}-${to}`
    if (!inMill(after, to)) return [move]
    const stones = this.of(this.other)
    const loose = stones.filter((stone) => !inMill(this.board, stone))
    const may = loose.length > 0 ? loose : this.modern ? stones : []
    return may.length === 0 ? [move] : may.map((stone) => `${move}x${stone}`)
  }

  play(move: string): void {
    const [way = '', taken = ''] = move.split('x')
    const points = way.split('-')
    const to = points.at(-1)!
    if (points.length === 1) this.hands[this.side]--
    else this.board.delete(points[0]!)
    this.board.set(to, this.side)
    this.quiet = inMill(this.board, to) ? 0 : this.quiet + 1
    this.board.delete(taken)
    this.side = this.other
    this.past.push(this.side + POINTS.map((point) => this.board.get(point) ?? '.').join('') + this.hands.B)
  }

  end(): string | undefined {
    if (this.left(this.side) < 3) return 'molenspel.too-few'
    if (this.left('W') === 3 && this.left('B') === 3) return 'molenspel.three-each'
    if (this.moves().length === 0) return 'molenspel.stuck'
    if (this.past.filter((each) => each === this.past.at(-1)).length === 3) return 'molenspel.repetition'
    return this.quiet === 50 ? 'molenspel.fifty-turns' : undefined
  }
}

describe.each(['boekje', 'modern'])('molenspel, %s: matches at random', (preset) => {
  it('every match goes as a second reading of the rules says', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rng = seededRng(seed)
      const table = given(game, { preset })
      const second = new SecondReading(preset === 'modern')
      let moves = second.moves()
      while (second.end() === undefined) {
        expect(table.moves(table.state.seat)).toEqual(moves.toSorted())
        const move = moves[rng(moves.length)]!
        table.play(table.state.seat, move)
        second.play(move)
        moves = second.moves()
        // Nine stones each: on the board, in hand, or taken; each stone has a number that never changes.
        for (const seat of [0, 1]) {
          const standing = table.state.board.filter((stone) => (stone > 9 ? 1 : 0) === seat && stone > 0)
          expect(new Set(standing).size).toBe(count(table.state.stones[seat]!))
          expect(standing.length + table.state.hands[seat]!).toBeLessThanOrEqual(9)
        }
        expect(table.state.board.map((stone) => stone > 0)).toEqual(
          table.state.board.map(
            (_, point) => ((table.state.stones[0]! | table.state.stones[1]!) & only(point)) !== 0,
          ),
        )
      }
      expect(table.result?.why).toBe(second.end())
    }
  })

  it('a copy is equal and its own', () => {
    const start = given(game, { preset }).state
    for (let seed = 1; seed <= 20; seed++) {
      const state = game.copy!(start)
      playout(game, state, 2, seededRng(seed), 10 + seed * 3)
      const before = JSON.stringify(state)
      expect(game.copy!(state)).toEqual(copyJson(state))
      playout(game, game.copy!(state), 2, seededRng(seed))
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})

describe('molenspel: matches end', () => {
  it('no stone goes from mill to mill and leaves all others in mills, as the bound supposes', () => {
    const unions = new Set([0])
    for (const line of LINES) {
      const mill = line.reduce((all, point) => all | only(point), 0)
      for (const stones of unions) if (count(stones | mill) <= 9) unions.add(stones | mill)
    }
    unions.delete(0)
    expect(unions.size).toBeGreaterThan(100)
    for (const stones of unions) {
      expect(inMills(stones)).toBe(stones)
      for (let from = 0; from < 24; from++) {
        if ((stones & only(from)) === 0) continue
        for (let to = 0; to < 24; to++) {
          if ((stones & only(to)) !== 0) continue
          const slides = (NEIGHBOURS[from]! & only(to)) !== 0
          if (!slides && count(stones) > 3) continue
          const after = (stones & ~only(from)) | only(to)
          expect(inMills(after)).not.toBe(after)
        }
      }
    }
  })

  it('the bound holds fifty turns for each of at most 56 mills, and for the time before the first', () => {
    expect(game.bound).toBe(57 * 50)
  })
})

import { seededRng, type Rng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './index.ts'
import type { State } from './state.ts'

/**
 * A second, slow way to find all plays, written only for this test: every order of the numbers is tried step by step on
 * whole boards, and the compulsions are applied to what was found.
 */
interface Slow {
  readonly own: readonly number[]
  readonly theirs: readonly number[]
  readonly gained: number
  readonly hit: boolean
  /** Where the stone is that has just left the start point. */
  readonly came: number
}
const text = ({ own, theirs }: Pick<Slow, 'own' | 'theirs'>) => `${own.join()};${theirs.join()}`

function slowSteps({ own, theirs, gained, hit, came }: Slow, die: number): Slow[] {
  return own.flatMap((count, from): Slow[] => {
    if (count === 0 || from < 2 || (own[24]! > 0 && from !== 24 && from !== came)) return []
    const to = from - die
    if (to === 12) return []
    const mine = own.with(from, count - 1)
    const arrived = mine.with(Math.max(to, 0) < 2 ? 0 : to, mine[Math.max(to, 0) < 2 ? 0 : to]! + 1)
    const cameTo = from === 24 ? to : 0
    if (to < 2) return [{ own: arrived, theirs, gained: gained + 1, hit, came: cameTo }]
    const there = theirs[25 - to]!
    if (there > 1) return []
    if (there === 0) return [{ own: arrived, theirs, gained, hit, came: cameTo }]
    const yours = theirs.with(25 - to, 0).with(24, theirs[24]! + 1)
    return [{ own: arrived, theirs: yours, gained: gained + 1, hit: true, came: cameTo }]
  })
}

const homeFine = ({ own }: Slow) => own[13] !== 1

function slowPlays(start: Slow, [one, two]: readonly number[], points: number): Set<string> {
  const orders = [
    [one!, two!],
    [two!, one!],
  ] as const
  const both = orders.flatMap(([first, second]) =>
    slowSteps(start, first).flatMap((half): Slow[] => {
      const whole = slowSteps(half, second).filter(homeFine)
      if (points + half.gained < 12) return whole
      return homeFine(half) || whole.length > 0 ? [half] : []
    }),
  )
  const stand = (a: number, b: number) =>
    a === b ? start.own[a]! > 1 : start.own[a]! > 0 && start.own[b]! > 0
  if (
    start.own[13] === 0 &&
    start.own[24] === 0 &&
    start.theirs[13] === 0 &&
    stand(12 + one!, 12 + two!) &&
    !stand(13 + one!, 13 + two!)
  ) {
    const own = [...start.own]
    own[12 + one!]!--
    own[12 + two!]!--
    own[13] = 2
    both.push({ ...start, own })
  }
  const single = orders.flatMap(([first]) => slowSteps(start, first)).filter(homeFine)
  const most = both.length > 0 ? both : single
  const hitting = most.filter(({ hit }) => hit)
  return new Set((hitting.length > 0 ? hitting : most).map(text))
}

/** tric-trac.doubles-four, on whole boards: every order of up to four steps. */
function slowFours(start: Slow, [die = 0]: readonly number[], points: number): Set<string> {
  const ended: { board: Slow; count: number }[] = []
  const seen = new Set<string>()
  let takesHome = false
  const mends = (board: Slow, fresh: readonly number[], count: number): boolean =>
    homeFine(board) ||
    (count < 4 && nextOf(board, fresh).some(([next, then]) => mends(next, then, count + 1)))
  const nextOf = (board: Slow, fresh: readonly number[]): [Slow, number[]][] =>
    [24, ...new Set(board.own[24]! > 0 ? fresh : board.own.keys())].flatMap((from) =>
      from === 24 || board.own[24] === 0 || fresh.includes(from)
        ? slowSteps({ ...board, own: board.own.map((n, at) => (at === from ? n : 0)), came: from }, die).map(
            (next): [Slow, number[]] => {
              const own = board.own.map((n, at) => n + next.own[at]! - (at === from ? n : 0))
              const rest = fresh.includes(from) ? fresh.toSpliced(fresh.indexOf(from), 1) : fresh
              const moves = from === 24 || fresh.includes(from)
              return [{ ...next, own }, moves ? [...rest, from - die] : [...rest]]
            },
          )
        : [],
    )
  const search = (board: Slow, fresh: readonly number[], count: number): void => {
    const key = `${text(board)};${fresh.toSorted().join()};${count}`
    if (seen.has(key)) return
    seen.add(key)
    if (count > 0 && board.own[13]! > 1) takesHome = true
    if (count > 0 && points + board.gained >= 12) {
      if (mends(board, fresh, count)) ended.push({ board, count: 4 })
      return
    }
    if (count > 0 && homeFine(board)) ended.push({ board, count })
    if (count < 4) for (const [next, then] of nextOf(board, fresh)) search(next, then, count + 1)
  }
  search(start, [], 0)
  const { own, theirs } = start
  if (own[13] === 0 && own[24] === 0 && theirs[13] === 0 && own[12 + die]! > 1 && !takesHome) {
    const there = own.with(12 + die, own[12 + die]! - 2).with(13, 2)
    ended.push({ board: { ...start, own: there }, count: 4 })
  }
  const most = Math.max(...ended.map(({ count }) => count))
  const longest = ended.filter(({ count }) => count === most).map(({ board }) => board)
  const hitting = longest.filter(({ hit }) => hit)
  return new Set((hitting.length > 0 ? hitting : longest).map(text))
}

const countsOf = (stones: readonly number[], seat: number): number[] => {
  const counts = Array.from({ length: 26 }, () => 0)
  for (const point of stones.slice(15 * seat, 15 * seat + 15)) counts[point]!++
  return counts
}

function bothWays(s: State, seat: number) {
  const start = {
    own: countsOf(s.stones, seat),
    theirs: countsOf(s.stones, 1 - seat),
    gained: 0,
    hit: false,
    came: 0,
  }
  const fast = game.moves(s, seat).map((move) => {
    const next = game.copy!(s)
    if (move !== 'pass') game.play(next, seat, move)
    return text({ own: countsOf(next.stones, seat), theirs: countsOf(next.stones, 1 - seat) })
  })
  const isFour = s.rules.doubles === 'four' && s.dice[0] === s.dice[1]
  const slow = [...(isFour ? slowFours : slowPlays)(start, s.dice, s.points[seat]!)]
  return { fast: fast.toSorted(), slow: slow.length === 0 ? [text(start)] : slow.toSorted() }
}

/** Random positions that the rules allow, some with stones off and some on the start point. */
function anyStones(rng: Rng): number[] {
  const taken = new Set<number>()
  const stones: number[] = []
  for (const seat of [0, 1]) {
    const near = rng(2) === 0
    const held = Array.from({ length: 1 + rng(7) }, () => (near ? 11 + rng(9) : 2 + rng(23))).filter(
      (point) => point !== 12 && !(seat === 1 && taken.has(25 - point)),
    )
    if (seat === 0) for (const point of held) taken.add(point)
    const own = Array.from({ length: 15 }, (_, i) =>
      i > 2 && (rng(3) === 0 || held.length === 0) ? 0 : (held[rng(held.length)] ?? 24),
    )
    if (own.filter((point) => point === 13).length === 1) own[own.indexOf(13)] = 0
    // At least three stones stay on the board, so that nothing is restacked.
    stones.push(...own)
  }
  return stones
}

/** Positions that are not compared: there is no throw, or the last stones may go off. */
const NOTHING = { fast: [], slow: [] }

describe.each(['again', 'four'] as const)('compared with a slow search, doubles %s', (doubles) => {
  const begin = (stones: number[], seat: number, dice: number[], points: number): State => ({
    ...game.setup({ games: 12, doubles }, 2),
    stones,
    stage: 'course',
    wait: 'play',
    seat,
    dice,
    points: seat === 0 ? [points, 3] : [3, points],
  })

  it('finds the same plays of any throw anywhere', () => {
    const rng = seededRng(21)
    for (let i = 0; i < 3000; i++) {
      const stones = anyStones(rng)
      const seat = rng(2)
      if (stones.slice(15 * seat, 15 * seat + 15).filter((point) => point > 0).length < 3) continue
      const s = begin(stones, seat, [1 + rng(6), 1 + rng(6)], [0, 10, 11][rng(3)]!)
      const { fast, slow } = bothWays(s, seat)
      expect(fast).toEqual(slow)
    }
  })

  it('finds the same plays along matches played at random', () => {
    const rng = seededRng(22)
    const s = game.setup({ games: 3, doubles }, 2)
    while (game.result(s) === undefined) {
      if (game.turn(s)[0] === 'chance') {
        game.answer!(s, [1 + rng(6), 1 + rng(6)])
        continue
      }
      const left = s.stones.slice(15 * s.seat, 15 * s.seat + 15).filter((point) => point > 0).length
      const { fast, slow } = s.wait === 'play' && s.spent === 0 && left > 2 ? bothWays(s, s.seat) : NOTHING
      expect(fast).toEqual(slow)
      const moves = game.moves(s, s.seat)
      game.play(s, s.seat, moves[rng(moves.length)]!)
      // A home point never has a single stone, and nobody is on the other's.
      for (const seat of [0, 1]) {
        const counts = countsOf(s.stones, seat)
        expect(counts[13]).not.toBe(1)
        expect(counts[12]! + counts[1]! + counts[25]!).toBe(0)
      }
    }
  })
})

import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './index.ts'
import { CENTRE, POINTS } from '../board.ts'
import { RESOURCES } from './solver/resources.ts'
import { REGIONS } from './solver/shortest.ts'
import { isStuck, JUMPS, jumps, nameOf, play, setup, type Pegs } from './rules.ts'
import { solve } from './solver.ts'

/** Plays the solver's moves until this many pegs are left. */
function follow(s: Pegs, until = 1): Pegs {
  while (s.left > until) {
    const { move } = solve(s)
    const jump = jumps(s).find(({ from, to }) => `${nameOf(from)}-${nameOf(to)}` === move)
    if (jump === undefined) return s
    play(s, jump)
  }
  return s
}

/** Whether one peg can end in the centre, by exhaustive search. */
function byTrying(s: Pegs): boolean {
  if (s.left === 1) return game.result(s)?.why === 'solitair.goal'
  return jumps(s).some((jump) => {
    const next = game.copy!(s)
    play(next, jump)
    return byTrying(next)
  })
}

/** A position from the solver's solution of the start. */
const onTheWay = (left: number): Pegs => game.copy!(way[32 - left]!)
const way = Array.from({ length: 31 }, () => setup())
way.forEach((s, jumpsMade) => follow(s, 32 - jumpsMade))

/** Every hole filled except one. */
function without(hole: number): Pegs {
  const holes = POINTS.map((_, i) => (i === hole ? 0 : i + 1))
  return { holes, left: 32, moves: 0, last: -1, stuck: false }
}

/** The fewest moves in which one peg can end in the centre, by exhaustive search. */
function fewestByTrying(s: Pegs): number {
  if (s.left === 1) return game.result(s)?.why === 'solitair.goal' ? 0 : Infinity
  let fewest = Infinity
  for (const jump of jumps(s)) {
    const next = game.copy!(s)
    play(next, jump)
    fewest = Math.min(fewest, next.moves - s.moves + fewestByTrying(next))
  }
  return fewest
}

describe('the regions', () => {
  it('keep all their pegs as long as they are full and none of them leaves', () => {
    expect(REGIONS).toHaveLength(12)
    expect(new Set(REGIONS.flat()).size).toBe(REGIONS.flat().length)
    for (const region of REGIONS) {
      const over = JUMPS.filter((jump) => region.includes(jump.over))
      expect(over.every(({ from, to }) => region.includes(from) || region.includes(to))).toBe(true)
    }
  })
})

describe('the resource counts', () => {
  it('are raised by no jump', () => {
    for (const value of RESOURCES) {
      for (const { from, over, to } of JUMPS) expect(value[from]! + value[over]! >= value[to]!).toBe(true)
    }
  })
})

describe('the solver', () => {
  it('wins from the start: solitair.goal', () => {
    const s = follow(setup())
    expect(game.result(s)).toMatchObject({ scores: [1], why: 'solitair.goal' })
  })

  it('knows of each hole whether one peg can end in the centre when that hole is empty at the start', () => {
    const solvable = [...POINTS.keys()].filter((hole) => solve(without(hole)).solvable)
    // Only holes three away from the centre along a row or a column are as good as the centre.
    expect(solvable).toEqual(
      [...POINTS.keys()].filter((hole) => {
        const { row, col } = POINTS[hole]!
        return row % 3 === 0 && col % 3 === 0
      }),
    )
    expect(solvable).toHaveLength(5)
    for (const hole of solvable) {
      const s = follow(without(hole))
      expect(s.holes[CENTRE]! > 0 && s.left === 1 && isStuck(s)).toBe(true)
    }
  })

  it('needs the fewest moves there are from the start, whichever way it begins', () => {
    expect(solve(setup()).fewest).toBe(18)
    expect(follow(setup()).moves).toBe(18)
    for (const jump of jumps(setup())) {
      const s = setup()
      play(s, jump)
      expect(solve(s).fewest).toBe(17)
      expect(follow(s).moves).toBe(18)
    }
  })

  it('says in how many moves it can be done, as trying everything says, and does it in as many', () => {
    let compared = 0
    for (let seed = 0; seed < 40; seed++) {
      const s = onTheWay(8 + (seed % 4))
      playout(game, s, 1, seededRng(seed), 1 + (seed % 2))
      const { fewest } = solve(s)
      if (fewest === undefined) continue
      compared++
      expect(fewest).toBe(fewestByTrying(s))
      const made = s.moves
      expect(follow(s).moves - made).toBe(fewest)
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('says of a position near the end what trying everything says', () => {
    let solvable = 0
    let hopeless = 0
    for (let seed = 0; seed < 40; seed++) {
      const s = onTheWay(13)
      playout(game, s, 1, seededRng(seed), 1 + (seed % 5))
      expect(solve(s).solvable).toBe(byTrying(s))
      if (solve(s).solvable) solvable++
      else hopeless++
    }
    expect(hopeless).toBeGreaterThan(0)
    expect(solvable).toBeGreaterThan(0)
  })

  it('knows of any position whether there is still hope, and keeps it', () => {
    let hopeless = 0
    for (let seed = 0; seed < 16; seed++) {
      const s = setup()
      playout(game, s, 1, seededRng(seed), 3 + (seed % 20))
      const { solvable, move } = solve(s)
      if (solvable === false) hopeless++
      const jump = jumps(s).find((each) => game.write(s, each) === move)
      expect(jump !== undefined).toBe(solvable)
      if (jump === undefined) continue
      play(s, jump)
      expect(solve(s).solvable).toBe(true)
    }
    expect(hopeless).toBeGreaterThan(5)
    expect(hopeless).toBeLessThan(16)
  })

  it('answers with no move where the goal is reached or out of reach', () => {
    const end = follow(setup())
    expect(solve(end)).toEqual({ solvable: true, fewest: 0 })
    const lost = game.position!.read('ooo/.../......./......./......./.../...', {}, 1)
    expect(lost.ok && solve(lost.value)).toEqual({ solvable: false })
  })
})

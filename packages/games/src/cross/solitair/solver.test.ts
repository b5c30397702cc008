import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './index.ts'
import { RESOURCES } from './solver/resources.ts'
import { JUMPS, jumps, nameOf, play, setup, type Pegs } from './rules.ts'
import { solve } from './solver.ts'

/** Plays on as the solver says, until so many pegs are left. */
function follow(s: Pegs, until = 1): Pegs {
  while (s.left > until) {
    const { move } = solve(s)
    const jump = jumps(s).find(({ from, to }) => `${nameOf(from)}-${nameOf(to)}` === move)
    if (jump === undefined) return s
    play(s, jump)
  }
  return s
}

/** Whether one peg can end in the centre, by trying everything. */
function byTrying(s: Pegs): boolean {
  if (s.left === 1) return game.result(s)?.why === 'solitair.goal'
  return jumps(s).some((jump) => {
    const next = game.copy!(s)
    play(next, jump)
    return byTrying(next)
  })
}

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

  it('says of a position near the end what trying everything says', () => {
    let solvable = 0
    let hopeless = 0
    for (let seed = 0; seed < 40; seed++) {
      const s = follow(setup(), 13)
      playout(game, s, 1, seededRng(seed), 1 + (seed % 5))
      expect(solve(s).solvable).toBe(byTrying(s))
      if (solve(s).solvable) solvable++
      else hopeless++
    }
    expect(hopeless).toBeGreaterThan(0)
    expect(solvable).toBeGreaterThan(0)
  })

  it('knows of any position within moments whether there is still hope, and keeps it', () => {
    let hopeless = 0
    solve(setup())
    for (let seed = 0; seed < 16; seed++) {
      const s = setup()
      playout(game, s, 1, seededRng(seed), 3 + (seed % 20))
      const { solvable } = solve(s)
      expect(game.result(follow(s))?.why === 'solitair.goal').toBe(solvable)
      if (!solvable) hopeless++
    }
    expect(hopeless).toBeGreaterThan(5)
  })

  it('answers with no move where the goal is reached or out of reach', () => {
    const end = follow(setup())
    expect(solve(end)).toEqual({ solvable: true })
    const lost = game.position!.read('ooo/.../......./......./......./.../...', {}, 1)
    expect(lost.ok && solve(lost.value)).toEqual({ solvable: false })
  })
})

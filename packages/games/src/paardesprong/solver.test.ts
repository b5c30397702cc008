import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { BOARD } from './board.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { moves, setup, visit, type Tour } from './rules.ts'
import { solve } from './solver.ts'

const at = (text: string): Tour => {
  const read = position.read(text, {}, 1)
  if (!read.ok) throw new Error(read.problem.text.en)
  return read.value
}

/** Plays the solver's moves until it has none. */
function follow(s: Tour): Tour {
  for (let hint = solve(s); hint.move !== undefined; hint = solve(s)) visit(s, BOARD.called(hint.move))
  return s
}

/** Whether all fields can be visited, by exhaustive search. */
function byTrying(s: Tour): boolean {
  if (s.end !== null) return s.end === 'paardesprong.goal'
  return moves(s).some((to) => {
    const next = game.copy!(s)
    visit(next, to)
    return byTrying(next)
  })
}

describe('the solver of the knight’s tour', () => {
  it.each(['-', 'a1', 'e5', 'j10', 'd1', 'a1-b3-c5-d7'])(
    'finds a whole tour from %s: paardesprong.goal',
    (text) => {
      const s = follow(at(text))
      expect(s.end).toBe('paardesprong.goal')
      expect(solve(s)).toEqual({ solvable: true })
    },
  )

  it('finds a whole tour from each of the hundred fields', () => {
    for (const name of BOARD.names) {
      const s = at(name)
      const { move } = solve(s)
      visit(s, BOARD.called(move!))
      expect(solve(s).solvable).toBe(true)
    }
    expect(BOARD.names).toHaveLength(100)
  })

  it('knows of any tour that was begun whether it can be completed', () => {
    let hopeless = 0
    for (let seed = 1; seed <= 120; seed++) {
      const s = setup()
      playout(game, s, 1, seededRng(seed), 2 + (seed % 50))
      const { solvable } = solve(s)
      expect(solvable).not.toBe(undefined)
      if (solvable === false) hopeless++
    }
    expect(hopeless).toBeGreaterThan(40)
    expect(hopeless).toBeLessThan(100)
  })

  it('sees that a tour would have to end on a field of the wrong colour', () => {
    // a1 can only be reached from b3 and would have to be the end; the 95th field from here is a light one, and a1 is
    // dark.
    expect(solve(at('d2-b1-a3-c2-b4'))).toEqual({ solvable: false })
  })

  it('says of positions near the end what trying everything says', () => {
    let hopeless = 0
    let solvable = 0
    for (let seed = 1; seed <= 40; seed++) {
      const tour = at(position.write(follow(setup())))
      const fields = position.write(tour).split('-')
      const s = at(fields.slice(0, 78 + (seed % 10)).join('-'))
      playout(game, s, 1, seededRng(seed), 1 + (seed % 4))
      const known = byTrying(s)
      expect(solve(s).solvable).toBe(known)
      if (known) solvable++
      else hopeless++
    }
    expect(hopeless).toBeGreaterThan(3)
    expect(solvable).toBeGreaterThan(3)
  })

  it('sees at once that a corner was cut off', () => {
    // b3 and c2 are the only ways to a1: both have been visited, and the knight has left them.
    expect(solve(at('c2-e3-d5-c3-d1-b2-d3-c5-b3-d4'))).toEqual({ solvable: false })
  })

  it('says nothing where it does not know, never the wrong thing', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const s = setup()
      playout(game, s, 1, seededRng(seed), 6 + 2 * seed)
      const { solvable, move } = solve(s)
      expect(move !== undefined).toBe(solvable === true)
      expect(follow(s).end === 'paardesprong.goal').toBe(solvable === true)
    }
  })

  it('answers with no move where the tour is complete or stuck', () => {
    const stuck = at('b3-c1-a2-c3-b1-d2-f1-e3-c2-a1')
    expect(stuck.end).toBe('paardesprong.stuck')
    expect(solve(stuck)).toEqual({ solvable: false })
  })
})

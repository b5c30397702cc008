import { describe, expect, it } from 'vitest'
import { CAPTURING, compareCaptures, routesByTheBook, told } from '../../test/draughts-captures.ts'
import { game as oudDuits } from './oud-duits-dammen/index.ts'
import { record as oudDuitsRecord } from './oud-duits-dammen/record.ts'
import type { Draughts } from './state.ts'

describe.each(CAPTURING)('captures of %s', (_, game, record) => {
  it('are those that the rules tell, each once, in positions of all kinds', () => {
    compareCaptures(game, record, 16)
  })
})

describe('captures that a great many ways lead to', () => {
  const given = (position: string): Draughts => {
    const read = oudDuits.position!.read(position, {}, 2)
    if (!read.ok) throw new Error(read.problem.text.en)
    return read.value
  }

  it('are those that the rules tell, with their ends and some of their routes', () => {
    // Ten men well apart: a king can go round them in more than a thousand ways.
    const s = given('W:WK67:B22,53,55,78,62,47,32,44,57,84')
    const routes = routesByTheBook(oudDuitsRecord, s, 67)
    expect(routes.length).toBeGreaterThan(1000)
    const most = Math.max(...routes.map(({ takes }) => takes.length))
    const longest = routes.filter(({ takes }) => takes.length === most)
    const moves = oudDuits.moves(s, 0)
    expect(moves.map(told).toSorted()).toEqual([...new Set(longest.map(told))].toSorted())
    const wholes = new Set(longest.map(({ path }) => path.join('-')))
    for (const move of moves.slice(0, 3)) {
      expect(wholes).toContain(move.path.join('-'))
      const taps = oudDuits.touches(s, move).filter(({ length }) => length > 2)
      expect(taps.filter((tap) => !wholes.has(tap.join('-')))).toEqual([])
    }
    // A shorter capture can end where no longest one does; elsewhere the king only lands on its way.
    const ends = new Set(moves.map((move) => move.path.at(-1)))
    const shorter = new Set(routes.map(({ path }) => path.at(-1)!).filter((end) => !ends.has(end)))
    for (const end of shorter) {
      expect(oudDuits.explain(s, 0, `67x${end}`)).toBe('oud-duits-dammen.longest-capture')
    }
    const landings = new Set(routes.flatMap(({ path }) => path))
    for (const field of landings) {
      if (ends.has(field) || shorter.has(field) || field === 67) continue
      expect(oudDuits.explain(s, 0, `67x${field}`)).toBe('oud-duits-dammen.go-on')
    }
  })

  it('are found in a moment, with some of the ways to tap them', () => {
    const s = given('W:WK44,K73,K26,K75:B64,71,84,79,56,48,54,42,69,19,24,28,77,37,82')
    const moves = oudDuits.moves(s, 0)
    const [first] = moves
    expect(new Set(moves.map(told)).size).toBe(moves.length)
    expect(first!.takes.length).toBeGreaterThan(10)
    const taps = oudDuits.touches(s, first!)
    expect(taps.length).toBeGreaterThan(1)
    expect(taps.length).toBeLessThanOrEqual(101)
  })
})

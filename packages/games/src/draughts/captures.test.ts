import { describe, expect, it } from 'vitest'
import { CAPTURING, compareCaptures, routesByTheBook, told } from '../../test/draughts-captures.ts'
import type { DraughtsGame } from '../../test/draughts.ts'
import { game as engels } from './engels-dammen/index.ts'
import { game as oudDuits } from './oud-duits-dammen/index.ts'
import { record as oudDuitsRecord } from './oud-duits-dammen/record.ts'
import { seatOf, type Draughts } from './state.ts'
import { game as turks } from './turks-dammen/index.ts'
import { record as turksRecord } from './turks-dammen/record.ts'

describe.each(CAPTURING)('captures of %s', (_, game, record) => {
  it('are those that the rules tell, each once, in positions of all kinds', () => {
    compareCaptures(game, record, 16)
  })
})

const at = (game: DraughtsGame, position: string, slagplicht = true): Draughts => {
  const read = game.position!.read(position, { slagplicht }, 2)
  if (!read.ok) throw new Error(read.problem.text.en)
  return read.value
}

describe('captures that a great many ways lead to', () => {
  // Ten or twelve men far apart: a king can capture them along more than a thousand routes.
  it.each([
    ['oud-duits-dammen', oudDuits, oudDuitsRecord, 67, '22,53,55,78,62,47,32,44,57,84'],
    ['turks-dammen', turks, turksRecord, 90, '41,70,65,7,79,33,84,54,43,62'],
    ['turks-dammen', turks, turksRecord, 3, '38,71,40,23,83,19,48,31,53,34,70,8'],
  ] as const)('are those that the rules of %s tell, with their ends and some of their routes', (...given) => {
    const [id, game, record, from, men] = given
    const s = at(game, `W:WK${from}:B${men}`)
    const routes = routesByTheBook(record, s, from)
    expect(routes.length).toBeGreaterThan(1000)
    const most = Math.max(...routes.map(({ takes }) => takes.length))
    const longest = routes.filter(({ takes }) => takes.length === most)
    const moves = game.moves(s, 0)
    expect(moves.map(told).toSorted()).toEqual([...new Set(longest.map(told))].toSorted())
    for (const move of moves) {
      const ways = longest.filter((route) => told(route) === told(move)).map(({ path }) => path.join('-'))
      expect(ways).toContain(move.path.join('-'))
      const taps = game
        .touches(s, move)
        .filter(({ length }) => length > 2)
        .map((tap) => tap.join('-'))
      expect(taps.filter((tap) => !ways.includes(tap))).toEqual([])
      expect(new Set(taps).size).toBe(taps.length)
      expect(taps.length).toBe(Math.min(ways.length, 100, Math.ceil(3000 / moves.length)))
    }
    // A shorter capture can end where no longest one does; elsewhere the king only lands in between.
    const ends = new Set(moves.map((move) => move.path.at(-1)))
    const shorter = new Set(routes.map(({ path }) => path.at(-1)!).filter((end) => !ends.has(end)))
    // Start and end alone are read as one jump if that is one.
    const jumps = new Set(routes.filter(({ takes }) => takes.length > 1).map(({ path }) => path[1]!))
    for (const end of shorter) {
      const rule = jumps.has(end) ? 'go-on' : 'longest-capture'
      expect(game.explain(s, 0, `${from}x${end}`)).toBe(`${id}.${rule}`)
    }
    const landings = new Set(routes.flatMap(({ path }) => path))
    for (const field of landings) {
      if (ends.has(field) || shorter.has(field) || field === from) continue
      expect(game.explain(s, 0, `${from}x${field}`)).toBe(`${id}.go-on`)
    }
  })

  it.each([
    ['W:WK66:B20,39,44,46,50,55,57,71,76,82,88', 999],
    ['W:WK75:B19,23,25,26,29,40,41,52,55,70,74,88', 1000],
  ])('turks-dammen.no-duty: only from a thousand ways on must a king take the most: %s', (position, ways) => {
    const s = at(turks, position, false)
    const from = s.board.findIndex((piece) => piece > 0 && seatOf(piece) === 0)
    const routes = routesByTheBook(turksRecord, s, from)
    const begun = routes.flatMap(({ path }) => path.slice(1).map((_, i) => path.slice(0, i + 2).join()))
    const landings = new Set(begun)
    expect(landings.size).toBe(ways)
    const most = Math.max(...routes.map(({ takes }) => takes.length))
    const allowed = ways < 1000 ? routes : routes.filter(({ takes }) => takes.length === most)
    expect(allowed.some(({ takes }) => takes.length < most)).toBe(ways < 1000)
    const captures = turks.moves(s, 0).filter(({ takes }) => takes.length > 0)
    expect(captures.map(told).toSorted()).toEqual([...new Set(allowed.map(told))].toSorted())
  })

  it('are looked for once, however many of them are written and tapped', () => {
    // Given seventeen kings with a hundred and fifty-eight captures, and a board that counts how often it is read.
    const s = at(
      oudDuits,
      'B:WK42,K61,K69,K67,K73,K75,K78,K79,K80,K83,K86,K87,K90,K91,K92,K96,K99:BK2,K5,10,K11,K14,K15,K16,K19,26,K29,K30,K33,K34,K40',
    )
    let looks = 0
    const board = new Proxy(s.board, {
      get: (fields, name) => {
        looks++
        return Reflect.get(fields, name) as unknown
      },
    })
    const counted = { ...s, board }
    const moves = oudDuits.moves(counted, 1)
    const once = looks
    for (const move of moves) {
      oudDuits.write(counted, move)
      oudDuits.touches(counted, move)
    }
    expect(looks).toBeLessThan(10 * once)
  })

  // Each would take minutes if every order of jumps were tried, or if every move were computed again to write another.
  it.each([
    ['oud-duits-dammen', oudDuits, 'W:WK44,K73,K26,K75:B64,71,84,79,56,48,54,42,69,19,24,28,77,37,82', true],
    ['turks-dammen', turks, 'W:WK10,47,59,89:B12,15,17,25,28,30,31,33,34,42,45,50,56,76,K84,K98', false],
    ['turks-dammen', turks, 'W:WK20,K71,K74:B37,63,24,88,72,54,76,58,46,65,17,84,39,28,35', true],
    ['engels-dammen', engels, 'W:WK35:B9,19,30,31,41,29,28,7,44,12,38,34,26,3,17,K48,14,23,18,37', false],
  ] as const)('are found, written and tapped in a moment: %s', (_, game, position, slagplicht) => {
    const s = at(game, position, slagplicht)
    const moves = game.moves(s, 0)
    expect(new Set(moves.map((move) => game.write(s, move))).size).toBe(moves.length)
    const [first] = moves.filter(({ takes }) => takes.length > 10)
    const taps = game.touches(s, first!)
    expect(taps.length).toBeGreaterThan(1)
    expect(taps.length).toBeLessThanOrEqual(101)
  })
})

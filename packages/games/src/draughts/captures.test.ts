import { seededRng, type Rng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import type { DraughtsGame } from '../../test/draughts.ts'
import { game as contract } from './contract-dammen/index.ts'
import { record as contractRecord } from './contract-dammen/record.ts'
import { game as dammen } from './dammen/index.ts'
import { record as dammenRecord } from './dammen/record.ts'
import { game as engels } from './engels-dammen/index.ts'
import { record as engelsRecord } from './engels-dammen/record.ts'
import { OPPOSITE, type Way } from './fields.ts'
import { game as frans } from './frans-dammen/index.ts'
import { record as fransRecord } from './frans-dammen/record.ts'
import { game as italiaans } from './italiaans-dammen/index.ts'
import { record as italiaansRecord } from './italiaans-dammen/record.ts'
import { game as oudDuits } from './oud-duits-dammen/index.ts'
import { record as oudDuitsRecord } from './oud-duits-dammen/record.ts'
import type { DraughtsRecord } from './record.ts'
import { FREE, isKing, seatOf, type Draughts, type Move } from './state.ts'
import { game as turks } from './turks-dammen/index.ts'
import { record as turksRecord } from './turks-dammen/record.ts'

/** Every way to capture with one piece, found field by field as the rules tell it, with nothing remembered. */
function routesByTheBook(record: DraughtsRecord, s: Draughts, from: number): Move[] {
  const { fields, takenAtOnce, menTakeKings, crownedInPassing } = record
  const seat = seatOf(s.board[from]!)
  const king = isKing(s.board[from]!)
  const farRow = seat === 0 ? 0 : fields.size - 1
  const found: Move[] = []
  const goOn = (path: readonly number[], takes: readonly number[], before: Way | undefined): boolean => {
    const at = path.at(-1)!
    if (!king && crownedInPassing && takes.length > 0 && fields.row(at) === farRow) return false
    const isFree = (field: number) =>
      s.board[field] === FREE || field === from || (takenAtOnce && takes.includes(field))
    let could = false
    for (const way of king ? record.kingCaptures : record.manCaptures) {
      if (takenAtOnce && before !== undefined && way === OPPOSITE[before]) continue
      const line = fields.line(at, seat === 0 ? way : OPPOSITE[way])
      const met = line.findIndex((field) => !isFree(field))
      if (met < 0 || (!king && met > 0)) continue
      const piece = s.board[line[met]!]!
      if (seatOf(piece) === seat || takes.includes(line[met]!)) continue
      if (!king && isKing(piece) && !menTakeKings) continue
      const reach = king ? line.length : Math.min(line.length, met + 2)
      for (let i = met + 1; i < reach && isFree(line[i]!); i++) {
        could = true
        const on = { path: [...path, line[i]!], takes: [...takes, line[met]!] }
        if (!goOn(on.path, on.takes, way)) found.push(on)
      }
    }
    return could
  }
  goOn([from], [], undefined)
  return found
}

const told = ({ path, takes }: Move): string =>
  `${path[0]}x${path.at(-1)} ${takes.toSorted((a, b) => a - b).join(',')}`

/** A few pieces of both sides, anywhere but on their far rows. */
function scattered(record: DraughtsRecord, rng: Rng): string {
  const { count, size } = record.fields
  const perRow = count / size
  const free = Array.from({ length: count - 2 * perRow }, (_, i) => i + 1 + perRow)
  const some = (most: number) =>
    Array.from({ length: 1 + rng(most) }, () => {
      const [field] = free.splice(rng(free.length), 1)
      return `${rng(3) === 0 ? 'K' : ''}${field}`
    })
  return `${rng(2) === 0 ? 'W' : 'B'}:W${some(5).join(',')}:B${some(9).join(',')}`
}

describe.each<[string, DraughtsGame, DraughtsRecord]>([
  ['dammen', dammen, dammenRecord],
  ['contract-dammen', contract, contractRecord],
  ['engels-dammen', engels, engelsRecord],
  ['frans-dammen', frans, fransRecord],
  ['italiaans-dammen', italiaans, italiaansRecord],
  ['oud-duits-dammen', oudDuits, oudDuitsRecord],
  ['turks-dammen', turks, turksRecord],
])('captures of %s', (_, game, record) => {
  it('are those that the rules tell, each once, in positions of all kinds', () => {
    const rng = seededRng(11)
    let captures = 0
    for (let i = 0; i < 250; i++) {
      const read = game.position!.read(scattered(record, rng), { slagplicht: true }, 2)
      if (!read.ok) throw new Error(read.problem.text.en)
      const s = read.value
      if (s.ended !== null) continue
      const own = s.board.flatMap((piece, field) =>
        field > 0 && piece > 0 && seatOf(piece) === s.seat ? [field] : [],
      )
      const routes = own.flatMap((field) => routesByTheBook(record, s, field))
      const most = Math.max(0, ...routes.map(({ takes }) => takes.length))
      const legal = game.moves(s, s.seat).filter(({ takes }) => takes.length > 0)
      const longest = routes.filter(({ takes }) => takes.length === most)
      expect(legal.map(told).toSorted()).toEqual([...new Set(longest.map(told))].toSorted())
      captures += legal.length
      // And every way to tap one is one of its routes.
      for (const move of legal) {
        const ways = longest.filter((route) => told(route) === told(move)).map(({ path }) => path.join('-'))
        const taps = game.touches(s, move).map((path) => path.join('-'))
        const short = `${move.path[0]}-${move.path.at(-1)}`
        const long = taps.filter((tap) => tap !== short || ways.includes(tap))
        const strays = long.filter((tap) => !ways.includes(tap))
        expect([strays, long.length]).toEqual([[], Math.min(ways.length, 100)])
      }
    }
    expect(captures).toBeGreaterThan(100)
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

  it('take all twenty, and are known by where they end', () => {
    const s = given('W:WK67,K40:B13,83,22,53,55,84,78,62,47,16,60,65,85,18,32,37,79,44,57,88')
    const moves = oudDuits.moves(s, 0)
    expect(new Set(moves.map(told)).size).toBe(moves.length)
    for (const { path, takes } of moves) {
      expect([path.length, new Set(takes).size]).toEqual([21, 20])
      expect(oudDuits.explain(s, 0, `${path[0]}x${path[1]}`)).not.toBe('oud-duits-dammen.longest-capture')
    }
    expect(new Set(moves.map((move) => oudDuits.write(s, move))).size).toBe(moves.length)
  })
})

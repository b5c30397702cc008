import { seededRng, type Rng } from '@spellendoos/kernel'
import { expect } from 'vitest'
import { game as contract } from '../src/draughts/contract-dammen/index.ts'
import { record as contractRecord } from '../src/draughts/contract-dammen/record.ts'
import { game as dammen } from '../src/draughts/dammen/index.ts'
import { record as dammenRecord } from '../src/draughts/dammen/record.ts'
import { game as engels } from '../src/draughts/engels-dammen/index.ts'
import { record as engelsRecord } from '../src/draughts/engels-dammen/record.ts'
import { game as frans } from '../src/draughts/frans-dammen/index.ts'
import { record as fransRecord } from '../src/draughts/frans-dammen/record.ts'
import { game as italiaans } from '../src/draughts/italiaans-dammen/index.ts'
import { record as italiaansRecord } from '../src/draughts/italiaans-dammen/record.ts'
import { game as oudDuits } from '../src/draughts/oud-duits-dammen/index.ts'
import { record as oudDuitsRecord } from '../src/draughts/oud-duits-dammen/record.ts'
import { game as turks } from '../src/draughts/turks-dammen/index.ts'
import { record as turksRecord } from '../src/draughts/turks-dammen/record.ts'
import { OPPOSITE, type Direction } from '../src/draughts/fields.ts'
import type { DraughtsRecord } from '../src/draughts/record.ts'
import { FREE, isKing, seatOf, type Draughts, type Move } from '../src/draughts/state.ts'
import type { DraughtsGame } from './draughts.ts'

/** The games whose captures differ. */
export const CAPTURING: readonly (readonly [id: string, DraughtsGame, DraughtsRecord])[] = [
  ['dammen', dammen, dammenRecord],
  ['contract-dammen', contract, contractRecord],
  ['engels-dammen', engels, engelsRecord],
  ['frans-dammen', frans, fransRecord],
  ['italiaans-dammen', italiaans, italiaansRecord],
  ['oud-duits-dammen', oudDuits, oudDuitsRecord],
  ['turks-dammen', turks, turksRecord],
]

/** Every capture with one piece, found field by field as the rules tell it, without any cache. */
export function routesByTheBook(record: DraughtsRecord, s: Draughts, from: number): Move[] {
  const { fields, takenAtOnce, menTakeKings, crownedInPassing } = record
  const seat = seatOf(s.board[from]!)
  const king = isKing(s.board[from]!)
  const farRow = seat === 0 ? 0 : fields.size - 1
  const found: Move[] = []
  const goOn = (
    path: readonly number[],
    takes: readonly number[],
    before: Direction | undefined,
  ): boolean => {
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

export const told = ({ path, takes }: Move): string =>
  `${path[0]}x${path.at(-1)} ${takes.toSorted((a, b) => a - b).join(',')}`

/** A few pieces of both sides, anywhere except on their far rows. */
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

/** A king with more routes than this has to take the most even if capturing is optional. */
const COUNTLESS = 300

/**
 * In positions of all kinds the captures are those that the rules allow, each once, and can be tapped along their
 * routes: only the longest, or all of them if capturing is optional.
 */
export function compareCaptures(
  game: DraughtsGame,
  record: DraughtsRecord,
  positions: number,
  slagplicht = true,
): void {
  const rng = seededRng(11)
  let captures = 0
  for (let i = 0; i < positions; i++) {
    const read = game.position!.read(scattered(record, rng), { slagplicht }, 2)
    if (!read.ok) throw new Error(read.problem.text.en)
    const s = read.value
    if (s.ended !== null) continue
    const own = s.board.flatMap((piece, field) =>
      field > 0 && piece > 0 && seatOf(piece) === s.seat ? [field] : [],
    )
    const routes = own.flatMap((field) => routesByTheBook(record, s, field))
    const most = Math.max(0, ...routes.map(({ takes }) => takes.length))
    const legal = game.moves(s, s.seat).filter(({ takes }) => takes.length > 0)
    if (!slagplicht && routes.length > COUNTLESS) continue
    const allowed = slagplicht ? routes.filter(({ takes }) => takes.length === most) : routes
    expect(legal.map(told).toSorted()).toEqual([...new Set(allowed.map(told))].toSorted())
    captures += legal.length
    // And every route to tap a capture is one of its routes.
    for (const move of legal) {
      const ways = allowed.filter((route) => told(route) === told(move)).map(({ path }) => path.join('-'))
      const taps = game.touches(s, move).map((path) => path.join('-'))
      const short = `${move.path[0]}-${move.path.at(-1)}`
      const long = taps.filter((tap) => tap !== short || ways.includes(tap))
      const strays = long.filter((tap) => !ways.includes(tap))
      expect([strays, long.length]).toEqual([[], Math.min(ways.length, 100)])
    }
  }
  expect(captures).toBeGreaterThan(positions / 3)
}

import type { Seat } from '@spellendoos/kernel'
import { fieldCalled } from './fields.ts'
import { movesFrom, movesOf } from './moves.ts'
import { PASSING } from './notation.ts'
import { FREE, fromOf, ownerOf, toOf, type Halma } from './state.ts'
import { tableOf, type Variant } from './variant.ts'

/** The rules that can forbid something. */
export type Forbidding =
  | 'turn'
  | 'done'
  | 'pass'
  | 'board'
  | 'own-men'
  | 'free-field'
  | 'step'
  | 'jump'
  | 'over-one'
  | 'one-kind'
  | 'elsewhere'
  | 'leave-court'
  | 'notation'

/** The rule that forbids what was tried, if it is a list of fields or a pass and not a legal move as written. */
export function whyNot(v: Variant, s: Halma, seat: Seat, tried: string): Forbidding | undefined {
  if (!/^(pass|[a-z]\d{1,2}(-[a-z]\d{1,2})*)$/.test(tried)) return undefined
  if (s.home.includes(seat)) return 'done'
  if (seat !== s.seat) return 'turn'
  if (tried === PASSING) return 'pass'
  const path = tried.split('-').map((name) => fieldCalled(v.record.fields, name))
  if (path.includes(-1)) return 'board'
  const from = path[0]!
  const man = s.board[from]!
  if (man === FREE || ownerOf(tableOf(v, s), man) !== seat) return 'own-men'
  const legal = movesOf(v, s, seat).filter((move) => fromOf(move) === from)
  if (path.length > 1) {
    const isLegal = legal.some((move) => toOf(move) === path.at(-1))
    return whyNotAlong(v, s, path) ?? (isLegal ? 'notation' : 'leave-court')
  }
  if (legal.length > 0) return undefined
  return movesFrom(v, s, from).length === 0 ? 'free-field' : 'leave-court'
}

/** The first thing that is wrong with a path. */
function whyNotAlong(v: Variant, s: Halma, path: readonly number[]): Forbidding | undefined {
  const from = path[0]!
  const hops = path.length - 1
  for (let hop = 1; hop <= hops; hop++) {
    const why = whyNotTo(v, s, from, path[hop - 1]!, path[hop]!, hops)
    if (why !== undefined) return why
  }
  return path.at(-1) === from ? 'elsewhere' : undefined
}

/** What is wrong with going directly from one field to another with a man that started on `from`. */
function whyNotTo(
  v: Variant,
  s: Halma,
  from: number,
  at: number,
  to: number,
  hops: number,
): Forbidding | undefined {
  const isFree = (field: number) => s.board[field] === FREE || field === from
  if (to === at) return to === from ? 'elsewhere' : 'free-field'
  if (!isFree(to)) return 'free-field'
  const between = fieldsBetween(v, at, to)
  if (between?.length === 0) return hops > 1 ? 'one-kind' : undefined
  // Start and end alone may mean a whole chain.
  if (hops === 1 && movesFrom(v, s, from).some((move) => toOf(move) === to)) return undefined
  if (between === undefined) return hops === 1 ? 'step' : 'jump'
  const men = between.filter((field) => !isFree(field)).length
  if (between.length === 1) return men === 1 ? undefined : 'jump'
  if (men > 0) return 'over-one'
  return hops === 1 ? 'step' : 'jump'
}

/** The fields between two fields of one line; `undefined` if they are not in line. */
function fieldsBetween({ record: { fields } }: Variant, at: number, to: number): number[] | undefined {
  const { ways, next, names } = fields
  for (let way = 0; way < ways; way++) {
    const between: number[] = []
    for (let field = next[at * ways + way]!; field < names.length; field = next[field * ways + way]!) {
      if (field === to) return between
      between.push(field)
    }
  }
  return undefined
}

import type { Spot } from '@spellendoos/kernel'
import { groupBy } from '../group.ts'
import type { Slot } from './slots.ts'

/** Letters and numbers along a board's edges, from which the id of every place in `told` can be read. */
export interface Edges {
  readonly columns: ReadonlyMap<number, string>
  readonly rows: ReadonlyMap<number, string>
  readonly told: ReadonlySet<Spot>
}

/** Reads ids such as `d5` as column and row, or as row and column, if the places really lie so. */
export function edgesOf(slots: readonly Slot[]): Edges | undefined {
  const named = slots.flatMap((slot) => {
    const parts = /^([a-zA-Z]{1,2})(\d{1,2})$/.exec(slot.place.id)
    return parts === null ? [] : [{ slot, letter: parts[1]!, number: parts[2]! }]
  })
  if (named.length < 4) return undefined
  const told = new Set(named.map(({ slot }) => slot.place.id))
  const lie = (columnOf: 'letter' | 'number', rowOf: 'letter' | 'number'): Edges | undefined => {
    const columns = bijection(named.map((each) => [each.slot.x, each[columnOf]]))
    const rows = bijection(named.map((each) => [each.slot.y, each[rowOf]]))
    if (columns === undefined || rows === undefined || columns.size < 2 || rows.size < 2) return undefined
    return { columns, rows, told }
  }
  return lie('letter', 'number') ?? lie('number', 'letter')
}

function bijection(pairs: readonly (readonly [number, string])[]): Map<number, string> | undefined {
  const there = new Map<number, string>()
  const back = new Map<string, number>()
  for (const [at, name] of pairs) {
    if ((there.get(at) ?? name) !== name || (back.get(name) ?? at) !== at) return undefined
    there.set(at, name)
    back.set(name, at)
  }
  return there
}

/** Ids in reading order, with consecutive numbers combined: `a1–a5 b1–b6`. */
export function runsOf(ids: readonly Spot[]): string {
  const runs: { first: string; last: string }[] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run !== undefined && follows(run.last, id)) run.last = id
    else runs.push({ first: id, last: id })
  }
  return runs
    .map(({ first, last }) => (first === last ? first : `${first}${follows(first, last) ? ' ' : '–'}${last}`))
    .join(' ')
}

const numbered = (id: Spot) => /^(\D*)(\d+)$/.exec(id)
function follows(one: Spot, other: Spot): boolean {
  const [a, b] = [numbered(one), numbered(other)]
  return a !== null && b !== null && a[1] === b[1] && Number(a[2]) + 1 === Number(b[2])
}

/** The first and the last id of each row whose ids count on from left to right. */
export function rowEndsOf(slots: readonly Slot[]): Map<number, readonly Spot[]> {
  const rows = groupBy(slots, (slot) => slot.y)
  const ends = new Map<number, readonly Spot[]>()
  for (const [y, row] of rows) {
    const ids = row.toSorted((a, b) => a.x - b.x).map(({ place }) => place.id)
    if (ids.slice(1).every((id, i) => follows(ids[i]!, id))) ends.set(y, ids)
  }
  return ends
}

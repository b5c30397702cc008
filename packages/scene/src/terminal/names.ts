import type { Spot } from '@spellendoos/kernel'
import { isRoomy } from './piece-drawing.ts'
import { edgesOf, rowEndsOf } from './edges.ts'
import type { Pen } from './pen.ts'
import type { Slot } from './slots.ts'
import { tidy, widthOf } from './width.ts'

/** Names at the edges of a board. */
export interface Names {
  readonly columns: ReadonlyMap<number, string>
  readonly left: ReadonlyMap<number, string>
  readonly right: ReadonlyMap<number, string>
  /** Places whose id can be read from print or edges. */
  readonly told: ReadonlySet<Spot>
}

export function namesOf(slots: readonly Slot[], pen: Pen): Names {
  const printed = slots.flatMap(({ place }) =>
    place.print !== undefined && pen.say(place.print) === place.id ? [place.id] : [],
  )
  const nobody = new Map<number, string>()
  const plain = { columns: nobody, left: nobody, right: nobody, told: new Set(printed) }
  if (printed.length === slots.length) return plain
  const edges = edgesOf(slots)
  if (edges !== undefined) {
    return { ...plain, columns: edges.columns, left: edges.rows, told: new Set([...printed, ...edges.told]) }
  }
  const unnamed = slots.filter(({ place }) => !plain.told.has(place.id))
  const fits = ({ place, from, to }: Slot) => widthOf(tidy(place.id)) <= to - from + 1
  if (unnamed.every((slot) => hasEdge(slot) || fits(slot))) return plain
  const ends = rowEndsOf(unnamed)
  return {
    columns: nobody,
    left: new Map([...ends].map(([y, ids]) => [y, tidy(ids[0]!)])),
    right: new Map([...ends].flatMap(([y, ids]) => (ids.length > 1 ? [[y, tidy(ids.at(-1)!)]] : []))),
    told: new Set([...printed, ...[...ends.values()].flat()]),
  }
}

const hasEdge = (slot: Slot) => slot.place.shape !== 'round' && isRoomy(slot)

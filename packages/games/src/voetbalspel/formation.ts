import type { Seat } from '@spellendoos/kernel'
import { fieldNamed, mirror, type Field } from './board.ts'

export type Formation = '4-4-2' | '4-3-3' | '3-5-2'

/** Keeper first, then from the back to the front; nobody in the centre circle, so that either side can use it. */
const LOWER: Readonly<Record<Formation, string>> = {
  '4-4-2': 'h1 c4 f3 j3 m4 c7 f7 j7 m7 e10 k10',
  '4-3-3': 'h1 c4 f3 j3 m4 d7 h7 l7 d10 h8 l10',
  '3-5-2': 'h1 d4 h3 l4 b7 e7 h6 k7 n7 e10 k10',
}

/** voetbalspel.formations: the fields of each formation, by seat. */
const FORMATIONS: Readonly<Record<string, readonly (readonly Field[])[]>> = Object.fromEntries(
  Object.entries(LOWER).map(([name, names]) => {
    const fields = names.split(' ').map(fieldNamed)
    return [name, [fields, fields.map(mirror)]]
  }),
)
export const FORMATION_NAMES: readonly Formation[] = ['4-4-2', '4-3-3', '3-5-2']
export const fieldsOf = (formation: Formation, seat: Seat): readonly Field[] => FORMATIONS[formation]![seat]!

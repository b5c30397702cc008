import type { Fact, Seat } from '@spellendoos/kernel'
import { inSet } from './bets.ts'
import { RUNNERS, STEPS, type Horse } from './horses.ts'
import { named, type Table } from './state.ts'
import { fieldOf, HOME, landing, type Progress } from './track.ts'

/** The horses on the track, a bit for each. */
export function running(s: Table): number {
  let set = 0
  for (let horse = 0; horse < RUNNERS; horse++) if (s.ways[horse]! < HOME) set |= 1 << horse
  return set
}

export const isMoved = (s: Table, horse: Horse): boolean => inSet(s.moved, horse)

/** Where this horse would end with the symbol that was thrown. */
export const wouldReach = (s: Table, horse: Horse): Progress =>
  landing(s.ways, horse, STEPS[s.cards[horse]!]![s.symbol]!)

/** The fact of the move, with the fields that it passed. */
export function inWords(s: Table, seat: Seat, horse: Horse, from: Progress, to: Progress): Fact {
  const steps = STEPS[s.cards[horse]!]![s.symbol]!
  const path: string[] = []
  for (let way = from; way <= to && way < HOME; way++) path.push(`f${fieldOf(way)}`)
  const fact = { seat, horse: named(horse), steps }
  if (to === HOME) return { ...fact, fact: 'ran-home', path: [...path, `place${s.order.length + 1}`] }
  const field = fieldOf(to)
  if (to === from) return { ...fact, fact: 'ran-stays', field }
  return to - from === steps
    ? { ...fact, fact: 'ran', path, field }
    : { ...fact, fact: 'ran-short', path, went: to - from, field }
}

/** royal-turf.last-horse: the one that is furthest behind; those that finished are ahead. */
export const lastOf = (s: Table): Horse => s.ways.indexOf(Math.min(...s.ways))

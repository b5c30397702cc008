import type { Seat, Spot } from '@spellendoos/kernel'
import { lastPoint, pointAt } from './spots.ts'
import { BAR, OFF } from './stones.ts'
import { nameOf, type Track } from './track.ts'

/** A place where only the other player's stones can be: their half of the bar, their tray. */
export const FOREIGN = -1

export interface Hop {
  readonly from: number
  readonly to: number
}

/** The stones that somebody tried to move. */
export interface Moving {
  readonly hops: readonly Hop[]
  /** A stone was tapped, and its destination not yet. */
  readonly lifted?: number
  /** Written in notation: several steps of one stone may be combined. */
  readonly written: boolean
}

/** Every word, and every spot that stands for one. */
export type Vocabulary<Word> = Readonly<Record<string, Word>>

/** Reads a notation, or touched spots joined by '-': a word, or stones to move. */
export function readAttempt<Word>(
  track: Track,
  vocabulary: Vocabulary<Word>,
  seat: Seat,
  tried: string,
): Word | Moving | undefined {
  const spots = tried.split('-')
  for (const word of [tried, spots.at(-1)!]) if (Object.hasOwn(vocabulary, word)) return vocabulary[word]
  return tapped(track, seat, spots) ?? written(track, seat, tried)
}

function tapped(track: Track, seat: Seat, spots: readonly Spot[]): Moving | undefined {
  const points: number[] = []
  for (const spot of spots) {
    const foreign = pointAt(track, 1 - seat, spot)
    const point = pointAt(track, seat, spot) ?? (foreign === undefined ? undefined : FOREIGN)
    if (point === undefined) return undefined
    points.push(point)
  }
  const hops: Hop[] = []
  for (let i = 0; i + 1 < points.length; i += 2) hops.push({ from: points[i]!, to: points[i + 1]! })
  return points.length % 2 === 0 ? { hops, written: false } : { hops, lifted: points.at(-1)!, written: false }
}

const PART = /^([^/ ()*]+)((?:\/[^/ ()*]+\*?)+)(?:\(([1-4])\))?$/

function written(track: Track, seat: Seat, tried: string): Moving | undefined {
  const hops: Hop[] = []
  for (const part of tried.split(' ')) {
    const [, from = '', way = '', times = '1'] = PART.exec(part) ?? []
    const points = [from, ...way.slice(1).replaceAll('*', '').split('/')].map((name) =>
      pointCalled(track, seat, name),
    )
    if (points[0] === OFF || points.indexOf(BAR) > 0 || points.includes(undefined)) return undefined
    for (let stone = 0; stone < Number(times); stone++) {
      for (let i = 0; i + 1 < points.length; i++) hops.push({ from: points[i]!, to: points[i + 1]! })
    }
  }
  return { hops, written: true }
}

function pointCalled(track: Track, seat: Seat, name: string): number | undefined {
  for (let point = OFF; point <= lastPoint(track); point++)
    if (String(nameOf(track, seat, point)) === name) return point
  return undefined
}

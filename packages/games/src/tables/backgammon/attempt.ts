import type { Seat, Spot } from '@spellendoos/kernel'
import { pointAt } from '../spots.ts'
import { BAR, OFF } from '../stones.ts'

/** A place where only the other player's stones can be: his half of the bar, his tray. */
export const FOREIGN = -1

export interface Hop {
  readonly from: number
  readonly to: number
}

export type Word = 'throw' | 'double' | 'take' | 'drop' | 'pass'

/** What somebody tried to do: a word, or stones to move. */
export type Attempt =
  | Word
  | {
      readonly hops: readonly Hop[]
      /** A stone was tapped, and not yet where it should go. */
      readonly lifted?: number
      /** Written down: several steps of one stone may be drawn together. */
      readonly written: boolean
    }

/** Every word and every spot that stands for one. */
const WORDS: Readonly<Record<string, Word>> = {
  throw: 'throw',
  dice: 'throw',
  double: 'double',
  cube: 'double',
  cube0: 'double',
  cube1: 'double',
  take: 'take',
  drop: 'drop',
  pass: 'pass',
}

const wordAt = (spot: string): Word | undefined => (Object.hasOwn(WORDS, spot) ? WORDS[spot] : undefined)

/** Reads a notation, or touched spots joined by '-'. */
export function readAttempt(seat: Seat, tried: string): Attempt | undefined {
  const spots = tried.split('-')
  return wordAt(spots.at(-1)!) ?? tapped(seat, spots) ?? written(tried)
}

function tapped(seat: Seat, spots: readonly Spot[]): Attempt | undefined {
  const points: number[] = []
  for (const spot of spots) {
    const point = /^(?:bar|off)[01]$/.test(spot) ? (pointAt(seat, spot) ?? FOREIGN) : pointAt(seat, spot)
    if (point === undefined) return undefined
    points.push(point)
  }
  const hops: Hop[] = []
  for (let i = 0; i + 1 < points.length; i += 2) hops.push({ from: points[i]!, to: points[i + 1]! })
  return points.length % 2 === 0 ? { hops, written: false } : { hops, lifted: points.at(-1)!, written: false }
}

const POINT = '(?:[1-9]|1\\d|2[0-4])'
const PART = new RegExp(`^(bar|${POINT})((?:/(?:off|${POINT})\\*?)+)(?:\\(([1-4])\\))?$`)

const pointCalled = (name: string): number => (name === 'bar' ? BAR : name === 'off' ? OFF : Number(name))

function written(tried: string): Attempt | undefined {
  const hops: Hop[] = []
  for (const part of tried.split(' ')) {
    const read = PART.exec(part)
    if (read === null) return undefined
    const way = [read[1]!, ...read[2]!.slice(1).replaceAll('*', '').split('/')].map(pointCalled)
    for (let stone = 0; stone < Number(read[3] ?? 1); stone++) {
      for (let i = 0; i + 1 < way.length; i++) hops.push({ from: way[i]!, to: way[i + 1]! })
    }
  }
  return { hops, written: true }
}

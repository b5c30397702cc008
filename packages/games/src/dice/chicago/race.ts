import { dataFile } from '@spellendoos/kernel'
import { AIM } from './turn.ts'

/** The probability that the player on turn wins, of two, by both totals. */
export type Race = (own: number, other: number) => number

/** The number of units in one. */
export const FINE = 8192
/** How many products make up each table: if the start rotates, on turn before the other and after; if it does not. */
export const PRODUCTS = [8, 8, 14] as const

const packed = dataFile('games/dice/chicago/race.bin')
let tables: readonly Float32Array[] | undefined

/** The value in a table: a sum of products, as tools/tables/chicago.ts wrote it. */
const race =
  (nth: 0 | 1 | 2): Race =>
  (own, other) => {
    const vectors = (tables ??= unpack(packed()))[nth]!
    const count = PRODUCTS[nth]
    let sum = 0
    for (let i = 0; i < count; i++) sum += vectors[i * AIM + own]! * vectors[(count + i) * AIM + other]!
    return Math.min(Math.max(sum, 0), 1)
  }

/** Each number is stored as the difference from the previous one, seven bits to a byte. */
function unpack(bytes: Uint8Array): readonly Float32Array[] {
  let at = 0
  const apart = (): number => {
    let rest = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!
      rest |= (byte & 127) << shift
      if (byte < 128) return rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2
    }
  }
  return PRODUCTS.map((count) => {
    let value = 0
    return Float32Array.from({ length: 2 * count * AIM }, (_, i) => {
      value = (i % AIM === 0 ? 0 : value) + apart()
      return value / FINE
    })
  })
}

/** If the start rotates: on turn before the other, and after. If it does not, both cases are the same. */
export const movingFirst = race(0)
export const movingSecond = race(1)
export const inTurn = race(2)

import { BAR } from '../stones.ts'

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The last character carries only two bits. */
const SHAPE = /^[A-Za-z0-9+/]{13}[AQgw]$/

export const isGnuId = (text: string): boolean => SHAPE.test(text)

/**
 * The stones per point that a GNU position id represents: of the player to throw and of the other one. The fourteen
 * characters are ten bytes, read from the lowest bit: for each point from 1 up to the bar as many ones as stones and
 * then a zero, first for the player who waits. `undefined` if the bits run out too early.
 */
export function readGnuId(text: string): [thrower: number[], waiting: number[]] | undefined {
  const bits = bitsOf(text)
  const counts = [new Array<number>(BAR + 1).fill(0), new Array<number>(BAR + 1).fill(0)]
  let at = 0
  for (const own of counts) {
    for (let point = 1; point <= BAR; point++) {
      while (bits[at] === 1) {
        own[point]!++
        at++
      }
      if (bits[at] === undefined) return undefined
      at++
    }
  }
  return bits.includes(1, at) ? undefined : [counts[1]!, counts[0]!]
}

/** The bits of the ten bytes; the last character has four bits to spare. */
function bitsOf(text: string): number[] {
  const high = text.split('').flatMap((sign) => {
    const six = SIGNS.indexOf(sign)
    return [32, 16, 8, 4, 2, 1].map((bit) => ((six & bit) === 0 ? 0 : 1))
  })
  const bits: number[] = []
  for (let byte = 0; byte < 80; byte += 8) bits.push(...high.slice(byte, byte + 8).toReversed())
  return bits
}

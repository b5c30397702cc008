import { drawFrom, type Ask, type Rng } from '@spellendoos/kernel'
import { keyedHash, parts, word } from './bytes.ts'

/** The key of a match's chance: nobody knows it before every seat has revealed its contribution. */
export const streamKey = (seed: Uint8Array, id: string, contributions: readonly Uint8Array[]): Uint8Array =>
  keyedHash(seed, parts(id, ...contributions))

const WORDS = 0x1_0000_0000

/**
 * The numbers of draw `draw`: blocks of HMAC(key, draw ‖ block) read as 32-bit numbers, most significant byte first.
 * Numbers in the last, incomplete interval are discarded, so that all results are equally likely.
 */
export function stream(key: Uint8Array, draw: number): Rng {
  let block = 0
  let unread: DataView | undefined
  let at = 0
  const next = (): number => {
    if (unread === undefined || at === unread.byteLength) {
      const bytes = keyedHash(key, Uint8Array.of(...word(draw), ...word(block++)))
      unread = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return unread.getUint32(at - 4)
  }
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORDS)
      throw new RangeError(`no number below ${below}`)
    const whole = WORDS - (WORDS % below)
    let number = next()
    while (number >= whole) number = next()
    return number % below
  }
}

/** Chance's answer to draw number `draw` of a match. */
export const drawn = (key: Uint8Array, draw: number, ask: Ask): number[] => drawFrom(ask, stream(key, draw))

import { seededRng } from '@spellendoos/kernel'

const WORD = 2 ** 32

/** Mixes several whole numbers into one below 2^53; other numbers almost certainly give another key. */
export function mixedKey(numbers: readonly number[]): number {
  let high = 0x811c9dc5
  let low = 0x1b873593
  for (let i = 0; i < numbers.length; i++) {
    const each = numbers[i]!
    high = Math.imul(high ^ each, 0x5bd1e995)
    high ^= high >>> 13
    low = Math.imul(low ^ (each + i), 0x85ebca6b)
    low ^= low >>> 15
  }
  return keyOf(low, high)
}

/** One whole number below 2^53 of two with 32 bits. */
export const keyOf = (low: number, high: number): number => (high >>> 11) * WORD + (low >>> 0)

/** Random words of 32 bits, always the same ones. */
export function randomWords(count: number, seed: number): Int32Array {
  const rng = seededRng(seed)
  return Int32Array.from({ length: count }, () => rng(WORD) | 0)
}

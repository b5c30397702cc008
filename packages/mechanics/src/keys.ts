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
  return (high >>> 11) * WORD + (low >>> 0)
}

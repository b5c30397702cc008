import { seededRng } from '@spellendoos/kernel'

const WORD = 2 ** 32

/** Random words of 32 bits, always the same ones. */
export function randomWords(count: number, seed: number): Int32Array {
  const rng = seededRng(seed)
  return Int32Array.from({ length: count }, () => rng(WORD) | 0)
}

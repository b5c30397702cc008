import { seededRng, type Rng } from '@spellendoos/kernel'

/** Random numbers that depend on the seed and the position alone, and not on what was appraised before. */
export function rngFor(seed: number, s: unknown): Rng {
  const text = JSON.stringify(s)
  let mixed = seed
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193)
  return seededRng(mixed)
}

import type { Ask, Rng } from './game.ts'

/**
 * A small, fast generator for playouts and imagined worlds, never for a match's own chance. The same seed gives the
 * same numbers.
 */
export function seededRng(seed: number): Rng {
  // Three words and a counter, in an array because variables would be boxed at every draw.
  const words = Int32Array.of(seed, seed ^ 0x9e3779b9, 0x243f6a88, 1)
  const next = () => {
    const b = words[1]!
    const c = words[2]!
    const sum = (words[0]! + b + words[3]!++) | 0
    words[0] = b ^ (b >>> 9)
    words[1] = c + (c << 3)
    words[2] = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (below) => Math.floor((next() / 0x1_0000_0000) * below)
}

/** A permutation of 0 … length − 1, by Fisher–Yates. */
export function shuffled(length: number, rng: Rng): number[] {
  const order = Array.from({ length }, (_, i) => i)
  for (let i = length - 1; i > 0; i--) {
    const j = rng(i + 1)
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  return order
}

/** Chance's answer to an ask, from any source of uniform numbers. */
export function drawFrom(ask: Ask, rng: Rng): number[] {
  if ('dice' in ask) {
    const dice = new Array<number>(ask.dice)
    for (let i = 0; i < ask.dice; i++) dice[i] = rng(ask.sides ?? 6) + 1
    return dice
  }
  if ('shuffle' in ask) return shuffled(ask.shuffle, rng)
  return [rng(ask.pick)]
}

/** Whether an answer fits what was asked. */
export function drawFits(ask: Ask, draw: readonly unknown[]): boolean {
  const within = (low: number, high: number) => (n: unknown) =>
    Number.isInteger(n) && (n as number) >= low && (n as number) <= high
  if ('dice' in ask) return draw.length === ask.dice && draw.every(within(1, ask.sides ?? 6))
  if ('pick' in ask) return draw.length === 1 && draw.every(within(0, ask.pick - 1))
  return (
    draw.length === ask.shuffle &&
    draw.every(within(0, ask.shuffle - 1)) &&
    new Set(draw).size === ask.shuffle
  )
}

import type { Spot } from '@spellendoos/kernel'

/** The rows of a keyboard, by the letters printed on them. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** The keys of the nth of this many people around one keyboard. */
export const keysOf = (nth: number, people: number): string => {
  const each = Math.max(1, Math.floor(ROWS.length / people))
  return ROWS.slice(nth * each, (nth + 1) * each).join('')
}

/** Assigns a key to every spot. A spot keeps its key while it exists, so that fingers can learn it. */
export function keyring(keys: string): (spots: readonly Spot[]) => ReadonlyMap<Spot, string> {
  const held = new Map<Spot, string>()
  return (spots) => {
    for (const spot of held.keys()) if (!spots.includes(spot)) held.delete(spot)
    for (const spot of spots) {
      const taken = new Set(held.values())
      const free = keys.split('').find((key) => !taken.has(key))
      if (!held.has(spot) && free !== undefined) held.set(spot, free)
    }
    return new Map(held)
  }
}

import type { Spot } from './game.ts'
import type { Choice } from './message.ts'

/** Where a half-made move stands: which taps lead on, and the move if it is complete. */
export interface Walk {
  readonly next: readonly Spot[]
  readonly move?: string
}

const begins = (path: readonly Spot[], start: readonly Spot[]): boolean =>
  start.length <= path.length && start.every((spot, i) => path[i] === spot)

/** A row of spots as one text; no spot's name holds a line break. */
const asText = (path: readonly Spot[]): string => path.join('\n')

/** Every tap path of every choice. A path that is the beginning of another ends by tapping its last spot again. */
function paths(choices: readonly Choice[]): { path: readonly Spot[]; move: string }[] {
  const all = choices.flatMap(({ move, touches }) => touches.map((path) => ({ path, move })))
  // Thousands of paths of one length need not be compared with each other.
  const shortest = all.reduce((least, { path }) => Math.min(least, path.length), Infinity)
  const beginnings = new Set<string>()
  for (const { path } of all) {
    for (let length = shortest; length < path.length; length++) beginnings.add(asText(path.slice(0, length)))
  }
  if (beginnings.size === 0) return all
  return all.map(({ path, move }) => ({
    path: beginnings.has(asText(path)) ? [...path, path.at(-1)!] : path,
    move,
  }))
}

/** Walks the prefix tree of the choices' taps. */
export function walk(choices: readonly Choice[], touched: readonly Spot[]): Walk {
  const next = new Set<Spot>()
  let done: string | undefined
  for (const { path, move } of paths(choices)) {
    if (!begins(path, touched)) continue
    if (path.length === touched.length) done ??= move
    else next.add(path[touched.length]!)
  }
  return done === undefined ? { next: [...next] } : { next: [...next], move: done }
}

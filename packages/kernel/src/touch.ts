import type { Spot } from './game.ts'
import type { Choice } from './message.ts'

/** Where a half-made move stands: which taps lead on, and the move if it is complete. */
export interface Walk {
  readonly next: readonly Spot[]
  readonly move?: string
}

const begins = (path: readonly Spot[], start: readonly Spot[]): boolean =>
  start.length <= path.length && start.every((spot, i) => path[i] === spot)

/** Every tap path of every choice. A path that is the beginning of another ends by tapping its last spot again. */
function paths(choices: readonly Choice[]): { path: readonly Spot[]; move: string }[] {
  const all = choices.flatMap(({ move, touches }) => touches.map((path) => ({ path, move })))
  // Thousands of paths of one length need not be compared with each other.
  const longest = all.reduce((most, { path }) => Math.max(most, path.length), 0)
  return all.map(({ path, move }) => {
    const goesOn =
      path.length < longest &&
      all.some((other) => other.path.length > path.length && begins(other.path, path))
    return { path: goesOn ? [...path, path.at(-1)!] : path, move }
  })
}

/** Walks the prefix tree of the choices' taps. */
export function walk(choices: readonly Choice[], touched: readonly Spot[]): Walk {
  const open = paths(choices).filter(({ path }) => begins(path, touched))
  const done = open.find(({ path }) => path.length === touched.length)
  const next = [...new Set(open.flatMap(({ path }) => path.slice(touched.length, touched.length + 1)))]
  return done === undefined ? { next } : { next, move: done.move }
}

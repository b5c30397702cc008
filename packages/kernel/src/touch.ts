import type { Spot } from './game.ts'
import type { Choice } from './message.ts'

/** A half-made move: which taps can come next, and the move if it is complete. */
export interface HalfMadeMove {
  readonly next: readonly Spot[]
  readonly move?: string
}

/** A node of the tree of tap paths: the taps that continue from here, and the move that is complete here. */
interface Crossing {
  readonly on: Map<Spot, Crossing>
  move?: string
}

interface Way {
  readonly path: readonly Spot[]
  readonly move: string
}

/** The prefix tree of these paths; if several moves have the same taps, the first one counts. */
function treeOf(ways: readonly Way[]): Crossing {
  const root: Crossing = { on: new Map() }
  for (const { path, move } of ways) {
    let here = root
    for (const spot of path) {
      let next = here.on.get(spot)
      if (next === undefined) here.on.set(spot, (next = { on: new Map() }))
      here = next
    }
    here.move ??= move
  }
  return root
}

function follow(tree: Crossing, path: readonly Spot[]): Crossing | undefined {
  let here: Crossing | undefined = tree
  for (const spot of path) here = here?.on.get(spot)
  return here
}

/** Every tap path of every choice. A path that is a prefix of another ends with a second tap on its last spot. */
function plant(choices: readonly Choice[]): Crossing {
  const ways = choices.flatMap(({ move, touches }) => touches.map((path): Way => ({ path, move })))
  const tree = treeOf(ways)
  const goesOn = ({ path }: Way) => follow(tree, path)!.on.size > 0
  if (!ways.some(goesOn)) return tree
  return treeOf(ways.map((way) => (goesOn(way) ? { ...way, path: [...way.path, way.path.at(-1)!] } : way)))
}

/** Cached, because the tree of a turn can have thousands of paths and is used for every tap. */
const planted = new WeakMap<readonly Choice[], Crossing>()

/** Walks along the prefix tree of the choices' taps. */
export function walk(choices: readonly Choice[], touched: readonly Spot[]): HalfMadeMove {
  let tree = planted.get(choices)
  if (tree === undefined) planted.set(choices, (tree = plant(choices)))
  const here = follow(tree, touched)
  const next = [...(here?.on.keys() ?? [])]
  return here?.move === undefined ? { next } : { next, move: here.move }
}

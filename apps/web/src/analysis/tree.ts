import type { Draw, Seat } from '@spellendoos/kernel'

/** What leads from one position to the next: a move, an answer of chance, or a clock that runs out. */
export type Happening =
  | { readonly by: Seat | 'clock'; readonly move: string }
  | { readonly by: 'chance'; readonly draw: Draw }

/** A position, and what was tried from it: the main line first, then its variations. */
export interface Branch {
  readonly next: readonly Twig[]
}

/** What was tried, and what follows. */
export interface Twig extends Branch {
  readonly is: Happening
}

/** A place in a tree: the index of the continuation taken at each position. */
export type Path = readonly number[]

/** A tree and a place in it. */
export interface Place {
  readonly tree: Branch
  readonly path: Path
}

export const BARE: Branch = { next: [] }

/** The main line of a game. */
export const lineOf = (happenings: readonly Happening[]): Branch =>
  happenings.reduceRight<Branch>((after, is) => ({ next: [{ is, next: after.next }] }), BARE)

/** The events on the way to a place, in order. */
function twigsTo(tree: Branch, path: Path): readonly Twig[] {
  const on: Twig[] = []
  let branch = tree
  for (const nth of path) {
    const twig = branch.next[nth]
    if (twig === undefined) throw new Error(`there is no ${path.join('.')}`)
    on.push(twig)
    branch = twig
  }
  return on
}

export const branchAt = (tree: Branch, path: Path): Branch => twigsTo(tree, path).at(-1) ?? tree

/** The events on the way to a place, without their variations. */
export const happeningsTo = (tree: Branch, path: Path): readonly Happening[] =>
  twigsTo(tree, path).map(({ is }) => is)

/** The tree with the continuations of one place replaced. */
function withNext(tree: Branch, path: Path, next: readonly Twig[]): Branch {
  const on = twigsTo(tree, path)
  let below = next
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const before = on[depth - 1] ?? tree
    below = before.next.with(path[depth]!, { is: on[depth]!.is, next: below })
  }
  return { next: below }
}

const same = (a: Happening, b: Happening): boolean =>
  a.by === b.by &&
  ('draw' in a ? 'draw' in b && a.draw.join() === b.draw.join() : 'move' in b && a.move === b.move)

/** Continues from a place. An event that was tried before is followed; any other becomes a new variation. */
export function goOn({ tree, path }: Place, is: Happening): Place {
  const { next } = branchAt(tree, path)
  const known = next.findIndex((twig) => same(twig.is, is))
  if (known >= 0) return { tree, path: [...path, known] }
  return { tree: withNext(tree, path, [...next, { is, next: [] }]), path: [...path, next.length] }
}

/** Where the last variation on the way to a place leaves its parent line; `undefined` on the main line. */
const forkBefore = (path: Path): number | undefined => {
  const depth = path.findLastIndex((nth) => nth > 0)
  return depth < 0 ? undefined : depth
}

export const isMainLine = (path: Path): boolean => forkBefore(path) === undefined

/** Promotes the variation that contains a place to the main line of its parent. */
export function promote({ tree, path }: Place): Place {
  const depth = forkBefore(path)
  if (depth === undefined) return { tree, path }
  const fork = path.slice(0, depth)
  const { next } = branchAt(tree, fork)
  const nth = path[depth]!
  return {
    tree: withNext(tree, fork, [next[nth]!, ...next.toSpliced(nth, 1)]),
    path: path.with(depth, 0),
  }
}

/** Removes a place with everything after it, and returns to where it was tried. */
export function remove({ tree, path }: Place): Place {
  const before = path.slice(0, -1)
  const nth = path.at(-1)
  if (nth === undefined) return { tree, path }
  return { tree: withNext(tree, before, branchAt(tree, before).next.toSpliced(nth, 1)), path: before }
}

/** The end of the line that goes on from a place. */
export function endOf(tree: Branch, path: Path): Path {
  const way = [...path]
  for (let { next } = branchAt(tree, path); next[0] !== undefined; next = next[0].next) way.push(0)
  return way
}

/** The next or previous of the continuations that begin where this one does. */
export function beside(tree: Branch, path: Path, step: 1 | -1): Path {
  const fork = path.findLastIndex((_, depth) => branchAt(tree, path.slice(0, depth)).next.length > 1)
  const nth = (path[fork] ?? 0) + step
  if (fork < 0 || branchAt(tree, path.slice(0, fork)).next[nth] === undefined) return path
  return [...path.slice(0, fork), nth]
}

/** The number of events in a tree. */
export function sizeOf(tree: Branch): number {
  let size = 0
  const open: Branch[] = [tree]
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    size += branch.next.length
    open.push(...branch.next)
  }
  return size
}

/** Consecutive events of a line, up to where variations leave it or where it ends. */
export interface Stretch {
  /** 0 in the main line, 1 in its variations, 2 in theirs. */
  readonly depth: number
  readonly steps: readonly { readonly is: Happening; readonly path: Path }[]
}

/** A tree as it is written: each line with its variations after the move that they replace. */
export function stretchesOf(tree: Branch): readonly Stretch[] {
  const stretches: Stretch[] = []
  const follow = (from: Branch, path: Path, depth: number, first?: number): void => {
    let steps: Stretch['steps'][number][] = []
    const close = () => {
      if (steps.length > 0) stretches.push({ depth, steps })
      steps = []
    }
    let at = path
    let branch = from
    for (let nth = first ?? 0; branch.next[nth] !== undefined; nth = 0) {
      const begins = at === path && first !== undefined
      const fork = branch
      const before = at
      const twig: Twig = fork.next[nth]!
      at = [...at, nth]
      branch = twig
      steps.push({ is: twig.is, path: at })
      if (begins || fork.next.length === 1) continue
      close()
      for (let other = 1; other < fork.next.length; other++) follow(fork, before, depth + 1, other)
    }
    close()
  }
  follow(tree, [], 0)
  return stretches
}

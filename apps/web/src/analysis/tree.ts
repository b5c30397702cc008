import type { Draw, Seat } from '@spellendoos/kernel'

/** What leads from one position to the next: a move, an answer of chance, or a clock that runs out. */
export type GameEvent =
  | { readonly by: Seat | 'clock'; readonly move: string }
  | { readonly by: 'chance'; readonly draw: Draw }

/** A position, and what was tried from it: the main line first, then its variations. */
export interface GameTree {
  readonly next: readonly Continuation[]
}

/** What was tried, and what follows. */
export interface Continuation extends GameTree {
  readonly event: GameEvent
}

/** A place in a tree: the index of the continuation taken at each position. */
export type Path = readonly number[]

/** A tree and a place in it. */
export interface TreeCursor {
  readonly tree: GameTree
  readonly path: Path
}

export const EMPTY_TREE: GameTree = { next: [] }

/** The main line of a game. */
export const treeOfLine = (events: readonly GameEvent[]): GameTree =>
  events.reduceRight<GameTree>((after, event) => ({ next: [{ event, next: after.next }] }), EMPTY_TREE)

/** The events on the way to a place, in order. */
function continuationsTo(tree: GameTree, path: Path): readonly Continuation[] {
  const on: Continuation[] = []
  let subtree = tree
  for (const nth of path) {
    const continuation = subtree.next[nth]
    if (continuation === undefined) throw new Error(`the tree has no position ${path.join('.')}`)
    on.push(continuation)
    subtree = continuation
  }
  return on
}

export const subtreeAt = (tree: GameTree, path: Path): GameTree => continuationsTo(tree, path).at(-1) ?? tree

/** The events on the way to a place, without their variations. */
export const eventsTo = (tree: GameTree, path: Path): readonly GameEvent[] =>
  continuationsTo(tree, path).map(({ event }) => event)

/** The tree with the continuations of one place replaced. */
function withNext(tree: GameTree, path: Path, next: readonly Continuation[]): GameTree {
  const on = continuationsTo(tree, path)
  let below = next
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const before = on[depth - 1] ?? tree
    below = before.next.with(path[depth]!, { event: on[depth]!.event, next: below })
  }
  return { next: below }
}

const same = (a: GameEvent, b: GameEvent): boolean =>
  a.by === b.by &&
  ('draw' in a ? 'draw' in b && a.draw.join() === b.draw.join() : 'move' in b && a.move === b.move)

/** Continues from a place. An event that was tried before is followed; any other becomes a new variation. */
export function continueWith({ tree, path }: TreeCursor, event: GameEvent): TreeCursor {
  const { next } = subtreeAt(tree, path)
  const known = next.findIndex((continuation) => same(continuation.event, event))
  if (known >= 0) return { tree, path: [...path, known] }
  return { tree: withNext(tree, path, [...next, { event, next: [] }]), path: [...path, next.length] }
}

/** Where the last variation on the way to a place leaves its parent line; `undefined` on the main line. */
const forkBefore = (path: Path): number | undefined => {
  const depth = path.findLastIndex((nth) => nth > 0)
  return depth < 0 ? undefined : depth
}

export const isMainLine = (path: Path): boolean => forkBefore(path) === undefined

/** Promotes the variation that contains a place to the main line of its parent. */
export function promote({ tree, path }: TreeCursor): TreeCursor {
  const depth = forkBefore(path)
  if (depth === undefined) return { tree, path }
  const fork = path.slice(0, depth)
  const { next } = subtreeAt(tree, fork)
  const nth = path[depth]!
  return {
    tree: withNext(tree, fork, [next[nth]!, ...next.toSpliced(nth, 1)]),
    path: path.with(depth, 0),
  }
}

/** Removes a place with everything after it, and returns to where it was tried. */
export function remove({ tree, path }: TreeCursor): TreeCursor {
  const before = path.slice(0, -1)
  const nth = path.at(-1)
  if (nth === undefined) return { tree, path }
  return { tree: withNext(tree, before, subtreeAt(tree, before).next.toSpliced(nth, 1)), path: before }
}

/** The end of the line that goes on from a place. */
export function endOf(tree: GameTree, path: Path): Path {
  const way = [...path]
  for (let { next } = subtreeAt(tree, path); next[0] !== undefined; next = next[0].next) way.push(0)
  return way
}

/** The next or previous of the continuations that begin where this one does. */
export function sibling(tree: GameTree, path: Path, step: 1 | -1): Path {
  const fork = path.findLastIndex((_, depth) => subtreeAt(tree, path.slice(0, depth)).next.length > 1)
  const nth = (path[fork] ?? 0) + step
  if (fork < 0 || subtreeAt(tree, path.slice(0, fork)).next[nth] === undefined) return path
  return [...path.slice(0, fork), nth]
}

/** The number of events in a tree. */
export function sizeOf(tree: GameTree): number {
  let size = 0
  const open: GameTree[] = [tree]
  for (let subtree = open.pop(); subtree !== undefined; subtree = open.pop()) {
    size += subtree.next.length
    open.push(...subtree.next)
  }
  return size
}

/** Consecutive events of a line, up to where variations leave it or where it ends. */
export interface LineSegment {
  /** 0 in the main line, 1 in its variations, 2 in theirs. */
  readonly depth: number
  readonly steps: readonly { readonly event: GameEvent; readonly path: Path }[]
}

/** A tree as it is written: each line with its variations after the move that they replace. */
export function segmentsOf(tree: GameTree): readonly LineSegment[] {
  const segments: LineSegment[] = []
  const follow = (from: GameTree, path: Path, depth: number, first?: number): void => {
    let steps: LineSegment['steps'][number][] = []
    const close = () => {
      if (steps.length > 0) segments.push({ depth, steps })
      steps = []
    }
    let at = path
    let subtree = from
    for (let nth = first ?? 0; subtree.next[nth] !== undefined; nth = 0) {
      const begins = at === path && first !== undefined
      const fork = subtree
      const before = at
      const continuation: Continuation = fork.next[nth]!
      at = [...at, nth]
      subtree = continuation
      steps.push({ event: continuation.event, path: at })
      if (begins || fork.next.length === 1) continue
      close()
      for (let other = 1; other < fork.next.length; other++) follow(fork, before, depth + 1, other)
    }
    close()
  }
  follow(tree, [], 0)
  return segments
}

import { describe, expect, it } from 'vitest'
import {
  EMPTY_TREE,
  sibling,
  endOf,
  continueWith,
  eventsTo,
  isMainLine,
  treeOfLine,
  promote,
  remove,
  sizeOf,
  segmentsOf,
  type GameTree,
  type GameEvent,
  type Path,
  type TreeCursor,
} from './tree.ts'

const move = (written: string): GameEvent => ({ by: 0, move: written })
const grow = (place: TreeCursor, ...moves: string[]): TreeCursor =>
  moves.reduce((at, each) => continueWith(at, move(each)), place)
const written = (event: GameEvent) => ('move' in event ? event.move : event.draw.join(''))
const on = (tree: GameTree, path: Path) => eventsTo(tree, path).map(written).join(' ')
/** The way a tree is printed: variations in brackets, as deep as they are. */
const shape = (tree: GameTree) =>
  segmentsOf(tree).map(
    ({ depth, steps }) => `${'('.repeat(depth)}${steps.map(({ event }) => written(event)).join(' ')}`,
  )

/** a b c, with x y and z instead of b, and v instead of y. */
const bushy = () => {
  let place = grow({ tree: EMPTY_TREE, path: [] }, 'a', 'b', 'c')
  place = grow({ ...place, path: [0] }, 'x', 'y')
  place = grow({ ...place, path: [0, 1] }, 'v')
  return grow({ ...place, path: [0] }, 'z')
}

describe('a tree of variations', () => {
  it('goes on where a move was tried before, and branches where it was not', () => {
    const { tree, path } = bushy()
    expect(shape(tree)).toEqual(['a b', '(x y', '((v', '(z', 'c'])
    expect(path).toEqual([0, 2])
    const again = grow({ tree, path: [] }, 'a', 'x', 'v')
    expect(again.tree).toBe(tree)
    expect(on(again.tree, again.path)).toBe('a x v')
    expect(sizeOf(tree)).toBe(7)
  })

  it('tells throws apart by their dice', () => {
    const thrown = (...draw: number[]): GameEvent => ({ by: 'chance', draw })
    const one = continueWith({ tree: EMPTY_TREE, path: [] }, thrown(6, 1))
    const other = continueWith({ tree: one.tree, path: [] }, thrown(1, 6))
    expect(shape(other.tree)).toEqual(['61', '(16'])
    expect(continueWith({ tree: other.tree, path: [] }, thrown(6, 1)).path).toEqual([0])
    expect(continueWith({ tree: other.tree, path: [] }, move('61')).path).toEqual([2])
  })

  it('promotes a variation over the line that it leaves, and stays where it is', () => {
    const { tree } = bushy()
    const deep = promote({ tree, path: [0, 1, 1] })
    expect(shape(deep.tree)).toEqual(['a b', '(x v', '((y', '(z', 'c'])
    expect(on(deep.tree, deep.path)).toBe('a x v')
    const main = promote(deep)
    expect(shape(main.tree)).toEqual(['a x', '(b c', '(z', 'v', '(y'])
    expect(on(main.tree, main.path)).toBe('a x v')
    expect(isMainLine(main.path)).toBe(true)
    expect(promote(main)).toEqual(main)
  })

  it('removes a move with all that follows, and nothing else', () => {
    const { tree } = bushy()
    const without = remove({ tree, path: [0, 1] })
    expect(shape(without.tree)).toEqual(['a b', '(z', 'c'])
    expect(without.path).toEqual([0])
    // What was the first variation is the main line now.
    expect(shape(remove({ tree, path: [0, 0] }).tree)).toEqual(['a x', '(z', 'y', '(v'])
    expect(remove({ tree, path: [] }).tree).toBe(tree)
    expect(remove({ tree, path: [0] }).tree).toEqual(EMPTY_TREE)
  })

  it('knows the end of a line, and the variations beside it', () => {
    const { tree } = bushy()
    expect(endOf(tree, [])).toEqual([0, 0, 0])
    expect(endOf(tree, [0, 1])).toEqual([0, 1, 0])
    expect(sibling(tree, [0, 0, 0], 1)).toEqual([0, 1])
    expect(sibling(tree, [0, 1], 1)).toEqual([0, 2])
    expect(sibling(tree, [0, 2], 1)).toEqual([0, 2])
    expect(sibling(tree, [0, 1, 1], -1)).toEqual([0, 1, 0])
    expect(sibling(tree, [0], 1)).toEqual([0])
  })

  it('is made of a game, a line of a thousand moves too', () => {
    const long = treeOfLine(Array.from({ length: 1000 }, (_, i) => move(String(i))))
    expect(endOf(long, [])).toHaveLength(1000)
    expect(segmentsOf(long)).toHaveLength(1)
    expect(sizeOf(remove({ tree: long, path: endOf(long, []) }).tree)).toBe(999)
  })
})

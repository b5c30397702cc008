/**
 * Proves that the mice of katten-en-muizen can never lock the cats in, wherever they are placed:
 * `npx tsx --conditions=source tools/solve/katten-en-muizen.ts`, a few seconds.
 *
 * All positions are too many, so only the fields of the two cats are kept, and of the mice what they need. With the cats
 * to move, suppose that a position is lost for them. Then
 *
 * - a cat cannot go where they are safe whatever the mice do: a mouse is in the way. If a cat could jump over that mouse
 *   to where they are safe, there is one behind it too, and so on: these fields are the wall of the two cats;
 * - wherever else a cat can go, the position after the mice's answer is lost too, so the mice form the wall there, and
 *   one of them may have just arrived.
 *
 * If so few mice cannot do all this at once, the cats are safe where they are. At first all pairs of fields are assumed
 * to be safe; those where the mice may be able to are removed, until nothing changes. What is said of a lost position
 * then holds for every one, by induction on the number of turns before the cats are locked in. A capture leaves a mouse
 * less, so the numbers of mice are treated from the fewest on.
 */
import { pathToFileURL } from 'node:url'
import { BOARD, FIELDS, NEXT, WAYS } from '../../packages/games/src/field/board.ts'
import {
  CAT_FIELDS,
  FEWEST_MICE,
  MOUSE_COUNT,
} from '../../packages/games/src/field/katten-en-muizen/rules.ts'
import { FieldSet } from './field-set.ts'

const NOWHERE = -1
/** A pair of cats, the same whichever comes first. */
const pairOf = (one: number, other: number): number => Math.max(one, other) * FIELDS + Math.min(one, other)

/** One way of one cat: the field next to it, the one behind that, and the pairs after a step and after a jump. */
interface Way {
  readonly from: number
  readonly near: number
  readonly behind: number
  readonly step: number
  readonly jump: number
  /** Its bit among the ways of both cats. */
  readonly bit: number
}

function waysOf(one: number, other: number): readonly Way[] {
  return [
    [one, other],
    [other, one],
  ].flatMap(([from, still], cat) =>
    Array.from({ length: WAYS }, (_, way): Way => {
      const near = NEXT[from * WAYS + way]
      const beyond = near < 0 ? NOWHERE : NEXT[near * WAYS + way]
      const behind = beyond === still ? NOWHERE : beyond
      const bit = 1 << (cat * WAYS + way)
      return { from: from, near, behind, step: pairOf(near, still), jump: pairOf(behind, still), bit }
    }).filter(({ near }) => near >= 0 && near !== still),
  )
}

const PAIRS = Array.from({ length: FIELDS }, (_, one) =>
  Array.from({ length: one }, (_, other) => ({ pair: pairOf(one, other), ways: waysOf(one, other) })),
).flat()

/** What is known with so many mice on the board. */
export class Cats {
  readonly #mice: number
  readonly #fewer: Cats | undefined
  readonly #safe = new Uint8Array(FIELDS * FIELDS)
  readonly #walls = new Map<number, FieldSet>()

  /** `fewer`: the same with one mouse less; left out if the cats have won by then. */
  constructor(mice: number, fewer: Cats | undefined) {
    this.#mice = mice
    this.#fewer = fewer
    for (const { pair } of PAIRS) this.#safe[pair] = 1
    while (this.#removeUnsafe());
  }

  /** How many pairs of fields are safe. */
  get size(): number {
    return this.#safe.reduce((sum, safe) => sum + safe, 0)
  }

  /** Whether two cats on these fields, about to move, can avoid being locked in, wherever the mice are. */
  areSafe(one: number, other: number): boolean {
    return this.#safe[pairOf(one, other)] === 1
  }

  /** The fields on which there must be mice if two cats on these fields are lost. */
  wall(one: number, other: number): FieldSet | undefined {
    return this.#walls.get(pairOf(one, other))
  }

  /** One round; returns whether anything changed. */
  #removeUnsafe(): boolean {
    let changed = false
    for (const { pair, ways } of PAIRS) {
      if (this.#safe[pair] === 1) continue
      const wall = this.#close(ways, new FieldSet())
      changed ||= !wall.equals(this.#walls.get(pair))
      this.#walls.set(pair, wall)
    }
    const unsafe = PAIRS.filter(
      ({ pair, ways }) => this.#safe[pair] === 1 && this.#canLose(ways, new FieldSet(), new FieldSet(), 0),
    )
    for (const { pair, ways } of unsafe) this.#walls.set(pair, this.#close(ways, new FieldSet()))
    for (const { pair } of unsafe) this.#safe[pair] = 0
    return changed || unsafe.length > 0
  }

  #isSafeAfterJump({ jump }: Way): boolean {
    return this.#fewer === undefined || this.#fewer.#safe[jump] === 1
  }

  /** Adds the mice that must be in the way of the cats if these are. */
  #close(ways: readonly Way[], mice: FieldSet): FieldSet {
    for (let size = -1; size < mice.size;) {
      size = mice.size
      for (const way of ways) {
        if (this.#safe[way.step] === 1) mice.add(way.near)
        if (way.behind >= 0 && mice.has(way.near) && this.#isSafeAfterJump(way)) mice.add(way.behind)
      }
    }
    return mice
  }

  /**
   * Whether a position with these mice, perhaps others, and these free fields can be lost. `gone`: the steps and, 16 bits
   * further, the jumps that the mice allow because they lose as well.
   */
  #canLose(ways: readonly Way[], mice: FieldSet, free: FieldSet, gone: number): boolean {
    this.#close(ways, mice)
    if (mice.size > this.#mice || mice.meets(free)) return false
    for (const way of ways) {
      const isJump = mice.has(way.near)
      const to = isJump ? way.behind : way.near
      const bit = isJump ? way.bit << 16 : way.bit
      if (to < 0 || mice.has(to) || (gone & bit) !== 0) continue
      return (
        this.#canLose(ways, mice.with(to), free, gone) ||
        this.#losesAfter(ways, way, isJump, mice, free.with(to), gone | bit)
      )
    }
    return true
  }

  /** The same if a cat can go this way and that loses as well. */
  #losesAfter(
    ways: readonly Way[],
    way: Way,
    isJump: boolean,
    mice: FieldSet,
    free: FieldSet,
    gone: number,
  ): boolean {
    const wall = isJump ? this.#fewer!.#walls.get(way.jump)! : this.#walls.get(way.step)!
    // What the cat has just left, and where it has just captured a mouse, only the answer can fill.
    const arrives = wall.has(way.from)
    const filled = isJump && wall.has(way.near)
    if (arrives && filled) return false
    const all = mice.union(wall)
    if (arrives || filled) return this.#canLose(ways, arrives ? all.without(way.from) : all, free, gone)
    if (all.size > this.#mice + 1) return false
    const added = all.fields().filter((field) => !mice.has(field))
    return added.length === 0
      ? this.#canLose(ways, all, free, gone)
      : added.some((field) => this.#canLose(ways, all.without(field), free, gone))
  }
}

/** What is known with every number of mice with which the match goes on, the most last. */
export function solve(): readonly Cats[] {
  const all: Cats[] = []
  for (let mice = FEWEST_MICE; mice <= MOUSE_COUNT; mice++) all.push(new Cats(mice, all.at(-1)))
  return all
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [one, other] = CAT_FIELDS as [number, number]
  for (const [i, cats] of solve().entries()) {
    const start = cats.areSafe(one, other) ? 'safe' : 'not known to be safe'
    process.stdout.write(
      `${FEWEST_MICE + i} mice: ${cats.size} of ${PAIRS.length} pairs of fields are safe; ` +
        `${BOARD.names[one]} and ${BOARD.names[other]}: ${start}\n`,
    )
  }
}

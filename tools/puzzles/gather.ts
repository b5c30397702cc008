import { beginPuzzle, type Puzzle } from '@spellendoos/kernel'
import type { Findings } from './findings.ts'
import { twinsOf, type Unnumbered } from './finder.ts'
import { shareOfKind, shareOfLength, turnsIn } from './shares.ts'
import type { Fault, Workshop } from './pose.ts'

const DIGITS = 4

export interface Gathered {
  readonly puzzles: readonly Puzzle[]
  /** How many of those that were found were thrown away now, and why. */
  readonly thrown: ReadonlyMap<Fault, number>
}

/** The puzzles of a game with those that were found, up to a count: none twice, not too many short ones, all kinds and all grades. */
export function gathered(
  shop: Workshop,
  id: string,
  before: readonly Puzzle[],
  findings: readonly Findings[],
  count: number,
): Gathered {
  const puzzles = [...before]
  const thrown = new Map<Fault, number>()
  const throwAway = (fault: Fault) => thrown.set(fault, (thrown.get(fault) ?? 0) + 1)
  const taken = new Set(before.flatMap((puzzle) => twinsIn(shop, puzzle)))
  const { kinds, kindOf } = shop.aim
  const classOf = (puzzle: Unnumbered): string =>
    'choices' in puzzle && kindOf !== undefined
      ? kindOf(stateOf(shop, puzzle), puzzle.choices[0].move)
      : `in ${turnsIn(puzzle)}`
  const shareOf = (puzzle: Unnumbered): number =>
    kinds === undefined ? shareOfLength(turnsIn(puzzle)) : shareOfKind(kinds, classOf(puzzle))
  const kept = new Map<string, number>()
  const keep = (puzzle: Unnumbered) => kept.set(classOf(puzzle), (kept.get(classOf(puzzle)) ?? 0) + 1)
  before.forEach(keep)
  const faultOf = (found: Unnumbered, twins: readonly string[]): Fault | undefined => {
    if (twins.some((each) => taken.has(each))) return 'known already'
    if (puzzles.length >= count) return 'enough of them'
    const isEnough = (kept.get(classOf(found)) ?? 0) >= count * shareOf(found)
    return isEnough ? (kinds === undefined ? 'enough of this length' : 'enough of this kind') : undefined
  }
  for (const found of spread(inTurn(findings.map(({ puzzles }) => puzzles)))) {
    const twins = twinsIn(shop, found)
    const fault = faultOf(found, twins)
    if (fault !== undefined) {
      throwAway(fault)
      continue
    }
    keep(found)
    for (const each of twins) taken.add(each)
    puzzles.push({ id: `${id}-${String(puzzles.length + 1).padStart(DIGITS, '0')}`, ...found })
  }
  return { puzzles, thrown }
}

function stateOf({ game }: Workshop, puzzle: Unnumbered): unknown {
  const begun = beginPuzzle(game, { id: '', ...puzzle })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  return begun.value.state
}

const twinsIn = (shop: Workshop, puzzle: Unnumbered): readonly string[] =>
  twinsOf(shop, stateOf(shop, puzzle))

/** So far apart are grades that are told apart here. */
const BAND = 100

/** One of every grade, then another of every grade, and so on. */
function spread(puzzles: readonly Unnumbered[]): readonly Unnumbered[] {
  const bands = new Map<number, Unnumbered[]>()
  for (const puzzle of puzzles) {
    const band = Math.floor(puzzle.grade / BAND)
    bands.set(band, [...(bands.get(band) ?? []), puzzle])
  }
  return inTurn([...bands.values()])
}

/** The first of every list, then the second of every list, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}

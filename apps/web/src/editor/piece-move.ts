import type { Spot } from '@spellendoos/kernel'
import { EMPTY, kindsIn, stackFrom, type Stack } from './format.ts'
import { cutAfter, joined, type PositionReader, type PositionSyntax } from './position-syntax.ts'

/** How often the game is asked whether this is what was meant. */
const MOST_QUESTIONS = 2000
const WORD = /[^:/ ,]+/g

/**
 * The text in which the top piece of a place is on another one, and all else is as it was. A game calls places
 * as it likes, so words are tried until the game's own board shows the move; what follows the board may have to
 * change along.
 */
export function withPieceMoved(
  { head, tails }: Pick<PositionSyntax, 'head' | 'tails'>,
  codes: readonly string[],
  look: PositionReader,
  text: string,
  [from, to]: readonly [Spot, Spot],
): string | undefined {
  const before = look(text)
  const wanted = before === undefined ? undefined : afterMove(before, from, to)
  if (wanted === undefined) return undefined
  const [board, tail] = cutAfter(text, head)
  const words = [...board.matchAll(WORD)]
  const asked = [
    ...[tail, ...tails].map((each) => [to, each] as const),
    ...[tail, ...tails].flatMap((each) => codes.map((code) => [code, each] as const)),
  ]
  const questions = asked.slice(0, Math.floor(MOST_QUESTIONS / words.length))
  for (const [code, each] of questions) {
    for (const word of words) {
      const tried = board.slice(0, word.index) + code + board.slice(word.index + word[0].length)
      if (isSame(look(joined(tried, each)), wanted)) return joined(tried, each)
    }
  }
  return undefined
}

function afterMove(
  before: ReadonlyMap<Spot, Stack>,
  from: Spot,
  to: Spot,
): ReadonlyMap<Spot, Stack> | undefined {
  const kinds = kindsIn(before.get(from) ?? EMPTY)
  const top = kinds.at(-1)
  if (top === undefined || !before.has(to)) return undefined
  return new Map([
    ...before,
    [from, stackFrom(kinds.slice(0, -1))],
    [to, stackFrom([...kindsIn(before.get(to)!), top])],
  ])
}

/** The same on every place, however it is piled up. */
const isSame = (
  found: ReadonlyMap<Spot, Stack> | undefined,
  wanted: ReadonlyMap<Spot, Stack>,
): found is ReadonlyMap<Spot, Stack> =>
  found !== undefined &&
  found.size === wanted.size &&
  [...found].every(([spot, stack]) => stack === wanted.get(spot) || piled(stack) === piled(wanted.get(spot)!))

const piled = (stack: Stack): string =>
  kindsIn(stack)
    .map((kind) => stackFrom([kind]))
    .toSorted()
    .join()

import type { Spot } from '@spellendoos/kernel'
import { partsOf, type Format, type Stack } from './format.ts'

/**
 * What a tap does to a position text: it puts pieces down and takes them away, moves a piece that is there to stay,
 * or leads a trail of places on.
 */
export type EditMode =
  | { readonly how: 'put'; readonly format: Format }
  | { readonly how: 'move'; /** Words that texts have for places. */ readonly codes: readonly string[] }
  | { readonly how: 'follow' }

/** How a game's positions are set up by taps. */
export interface PositionSyntax {
  readonly hand: EditMode
  /** How many of the text's parts, from the first, describe the board. */
  readonly head: number
  /** What was seen to follow those parts. */
  readonly tails: readonly string[]
}

/** The contents of every place in a position; `undefined` if the game refuses it. */
export type PositionReader = (text: string) => ReadonlyMap<Spot, Stack> | undefined

const wordsOf = (text: string): string[] => text.split(' ')

/** The parts that describe the board, and what follows them. */
export function cutAfter(text: string, head: number): readonly [board: string, tail: string] {
  const words = wordsOf(text)
  return [words.slice(0, head).join(' '), words.slice(head).join(' ')]
}

export const joined = (board: string, tail: string): string => (tail === '' ? board : `${board} ${tail}`)

/** How many parts of the text a format describes. */
export function headOf(format: Format, text: string): number {
  if (format.kind === 'cells') return 1
  const last = Math.max(...format.lists.map(({ part }) => part))
  const before = partsOf(text).slice(0, last)
  return 1 + before.filter(({ end }) => end === ' ').length
}

/** The parts at the beginning that are lists. */
export function listedHead(text: string): number {
  const plain = wordsOf(text).findIndex((word) => !word.includes(','))
  return plain < 0 ? wordsOf(text).length : plain
}

/** Adds a place, or cuts the trail at a place it has already visited. The first place is preceded by a dash. */
export function followed(text: string, spot: Spot): string {
  const trail = text === NOWHERE ? [] : text.split(STEP)
  const at = trail.indexOf(spot)
  const next = at < 0 ? [...trail, spot] : trail.slice(0, at === trail.length - 1 ? at : at + 1)
  return next.length === 0 ? NOWHERE : next.join(STEP)
}
const NOWHERE = '-'
const STEP = '-'

/** Whether a text is such a trail over a board's places. */
export const isTrail = (text: string, places: ReadonlySet<Spot>): boolean =>
  text === NOWHERE || text.split(STEP).every((spot) => places.has(spot))

import type { Passage, Passages } from '@spellendoos/kernel'

/** The passages of a family's main game. Rules are named by the part of their id after the dot. */
export interface SharedPassages {
  /** The heading in the book. */
  readonly heading: string
  readonly passages: Passages
}

const named = (game: string, passage: Passage): Passage =>
  'rule' in passage ? { ...passage, rule: `${game}.${passage.rule}` } : passage

/** The passages of the main game itself. */
export const ownPassages = (game: string, { passages }: SharedPassages): Passages =>
  Object.fromEntries(Object.entries(passages).map(([number, passage]) => [number, named(game, passage)]))

/** The passages that a variant takes from the main game: those of these rules. */
export const takenOver = (
  game: string,
  { heading, passages }: SharedPassages,
  rules: readonly string[],
): Passages =>
  Object.fromEntries(
    Object.entries(passages)
      .filter(([, passage]) => 'rule' in passage && rules.includes(passage.rule))
      .map(([number, passage]) => [`${heading} ${number}`, named(game, passage)]),
  )

import type { Traits } from '@spellendoos/kernel'

/** The limits of a computer player of a level, and how much it overlooks. */
export interface Level {
  /** The longest it thinks, in milliseconds, if no other limit is given. */
  readonly milliseconds: number
  /** How many moves ahead it looks. */
  readonly depth: number
  /** The most positions it looks at for one decision. */
  readonly nodes: number
  /** The most playouts for one decision. */
  readonly playouts: number
  /** The percentage of replies that it overlooks. */
  readonly oversight: number
  /** How far off its rating of a move may be, where 1 is a win. */
  readonly noise: number
  /** Its reaction time in milliseconds, in games where everyone plays at once. */
  readonly reaction: number
}

/** From a child's first game to as strong as we can make them. */
export const LEVELS: readonly Level[] = [
  { milliseconds: 200, depth: 2, nodes: 2_000, playouts: 8, oversight: 40, noise: 0.3, reaction: 5200 },
  { milliseconds: 300, depth: 2, nodes: 4_000, playouts: 25, oversight: 15, noise: 0.15, reaction: 4200 },
  { milliseconds: 500, depth: 3, nodes: 10_000, playouts: 80, oversight: 4, noise: 0.07, reaction: 3400 },
  { milliseconds: 700, depth: 4, nodes: 20_000, playouts: 250, oversight: 0, noise: 0.03, reaction: 2600 },
  {
    milliseconds: 1000,
    depth: 64,
    nodes: Infinity,
    playouts: Infinity,
    oversight: 0,
    noise: 0,
    reaction: 2000,
  },
]

/** How many levels a game has. One if the game is all luck; otherwise five, unless the game says otherwise. */
export const levelsIn = ({ traits }: { readonly traits: Traits }): number =>
  traits.luck === 'all' ? 1 : (traits.levels ?? LEVELS.length)

/**
 * Which of the five levels a level of this game corresponds to, from 1. If a game has fewer levels, they are spread
 * out, and the highest is always the strongest.
 */
export function rankOf(level: number, game: { readonly traits: Traits }): number {
  const highest = levelsIn(game)
  const below = highest - Math.min(Math.max(level, 1), highest)
  const apart = highest === 1 ? 0 : (LEVELS.length - 1) / (highest - 1)
  return LEVELS.length - Math.round(below * apart)
}

/** What a player of this level does in a game. */
export const levelOf = (level: number, game: { readonly traits: Traits }): Level =>
  LEVELS[rankOf(level, game) - 1]!

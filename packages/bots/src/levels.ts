import type { Traits } from '@spellendoos/kernel'
import { characterOf, CHARACTERS, type Character } from './characters.ts'

export { characterOf, CHARACTERS, strengthIn, type Character } from './characters.ts'

/**
 * What a player likes or dislikes more than it is worth, as people do: in winning chances where both sides have equal
 * chances, less where one is ahead. Positive is liked.
 */
export interface Taste {
  /** To capture, or to turn pieces over. */
  readonly gain: number
  /** To move close to the last move, and to the men that are there: to chase. */
  readonly near: number
  /** To keep the men at the back where they are. */
  readonly home: number
  /** Throws that can change much, for each unit of their spread. */
  readonly risk: number
}

/** How a computer player thinks: its limits, what it overlooks, and what it likes. */
export interface Level {
  /** The longest it thinks, in milliseconds, if no other limit is given. */
  readonly milliseconds: number
  /** How many moves ahead it looks. */
  readonly depth: number
  /** The most positions it looks at for one decision. */
  readonly nodes: number
  /** The most playouts for one decision. */
  readonly playouts: number
  /**
   * The percentage of replies that it overlooks, where a reply is as hard to see as most: fewer of those at hand, more
   * of those that are long, far from the last move or far ahead.
   */
  readonly oversight: number
  /** If its best move seems to leave it no more than these chances, it looks at all moves once more. */
  readonly alarm: number
  /** How far off its rating of a move may be, where 1 is a win; less where one side is clearly ahead. */
  readonly noise: number
  /** What it likes; a player without taste wants only to win. */
  readonly taste?: Taste
  /** How long it takes for a move, as a share of the usual time; 1 if left out. */
  readonly pace?: number
  /** Its reaction time in milliseconds, in games where everyone plays at once. */
  readonly reaction: number
}

/** From a child's first game to as strong as we can make them. */
export const LEVELS: readonly Level[] = [
  {
    milliseconds: 200,
    depth: 1,
    nodes: 2_000,
    playouts: 8,
    oversight: 50,
    alarm: 0,
    noise: 0.28,
    reaction: 5200,
    taste: { gain: 0.16, near: 0.1, home: -0.1, risk: -0.6 },
  },
  {
    milliseconds: 300,
    depth: 2,
    nodes: 4_000,
    playouts: 25,
    oversight: 25,
    alarm: 0.1,
    noise: 0.12,
    reaction: 4200,
    taste: { gain: 0.08, near: 0.05, home: -0.05, risk: -0.3 },
  },
  {
    milliseconds: 500,
    depth: 3,
    nodes: 10_000,
    playouts: 80,
    oversight: 8,
    alarm: 0.2,
    noise: 0.06,
    reaction: 3400,
    taste: { gain: 0.04, near: 0.02, home: -0.02, risk: -0.15 },
  },
  {
    milliseconds: 700,
    depth: 4,
    nodes: 20_000,
    playouts: 250,
    oversight: 0,
    alarm: 0,
    noise: 0.03,
    reaction: 2600,
  },
  {
    milliseconds: 1000,
    depth: 64,
    nodes: Infinity,
    playouts: Infinity,
    oversight: 0,
    alarm: 0,
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

/** How a player of this level, or the character with this number, thinks in a game. */
export function levelOf(level: number, game: { readonly traits: Traits }): Level {
  const character = characterOf(level)
  return character === undefined ? LEVELS[rankOf(level, game) - 1]! : thinkingOf(character, game)
}

function thinkingOf(
  { level, heirlooms, taste, pace }: Character,
  { traits }: { readonly traits: Traits },
): Level {
  const isAtHome = traits.heirloom === true && heirlooms !== undefined
  return isAtHome ? { ...LEVELS[heirlooms - 1]!, pace } : { ...LEVELS[level - 1]!, taste, pace }
}

/** The levels of a game's computer players, the weakest first. */
export const levelsFor = (game: { readonly traits: Traits }): readonly number[] =>
  Array.from({ length: levelsIn(game) }, (_, i) => i + 1)

/** The characters who play a game: none where nothing can be decided. */
export const charactersFor = (game: { readonly traits: Traits }): readonly Character[] =>
  levelsIn(game) > 1 ? CHARACTERS : []

/** Whether a number says which computer player plays: a level, or a character. */
export const isPlayer = (level: number): boolean =>
  LEVELS[level - 1] !== undefined || characterOf(level) !== undefined

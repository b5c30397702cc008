import type { Game, Occasion } from '@spellendoos/kernel'

/** What is printed on a game's box: everything that the shelf knows without loading the game. */
export interface Box extends Pick<Game, 'id' | 'book' | 'seats' | 'traits'> {
  readonly name: Game['words']['name']
  readonly aliases?: readonly string[]
  readonly occasions?: readonly Occasion[]
  /** What there is to practise, if anything. */
  readonly practice?: 'puzzles' | 'drill'
  /** The address of its cover. */
  readonly cover: string
}

export type Boxes = readonly Box[]

import type { Text, Traits } from '@spellendoos/kernel'
import type { Taste } from './levels.ts'
import { t } from './words/texts.ts'

/** A computer player with a style of its own. */
export interface Character {
  /** Where a level is asked for, this number says who plays; it is higher than any level. */
  readonly number: number
  /** Its name for programs. */
  readonly id: string
  readonly name: Text
  /** One sentence about how it plays. */
  readonly says: Text
  /** The level, of five, that it looks ahead like and overlooks as much as. */
  readonly level: number
  /** The same in games that are heirlooms. */
  readonly heirlooms?: number
  readonly taste: Taste
  /** How long it takes for a move, as a share of the usual time. */
  readonly pace: number
  /** The level, of five, that it is about as strong as: see docs/levels.md. */
  readonly strength: number
}

/** They are stored in matches by number, so a number is never used again. */
export const CHARACTERS: readonly Character[] = [
  {
    number: 11,
    id: 'careful',
    name: t.characters.careful,
    says: t.characters['careful-says'],
    level: 3,
    taste: { gain: -0.04, near: -0.04, home: 0.08, risk: -1 },
    pace: 1.3,
    strength: 3,
  },
  {
    number: 12,
    id: 'gambler',
    name: t.characters.gambler,
    says: t.characters['gambler-says'],
    level: 3,
    taste: { gain: 0.06, near: 0.04, home: -0.1, risk: 1 },
    pace: 1,
    strength: 3,
  },
  {
    number: 13,
    id: 'hothead',
    name: t.characters.hothead,
    says: t.characters['hothead-says'],
    level: 2,
    taste: { gain: 0.2, near: 0.15, home: 0, risk: 0.3 },
    pace: 0.6,
    strength: 2,
  },
  {
    number: 14,
    id: 'grandmother',
    name: t.characters.grandmother,
    says: t.characters['grandmother-says'],
    level: 2,
    heirlooms: 5,
    taste: { gain: 0, near: 0, home: 0.05, risk: -0.3 },
    pace: 1.8,
    strength: 2,
  },
]

/** The character with this number; `undefined` if it is a level. */
export const characterOf = (level: number): Character | undefined =>
  CHARACTERS.find(({ number }) => number === level)

/** The level, of five, that a character is about as strong as in a game. */
export const strengthIn = (
  { strength, heirlooms }: Character,
  { traits }: { readonly traits: Traits },
): number => (traits.heirloom === true ? (heirlooms ?? strength) : strength)

import { levelsFor } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'
import type { Outcome } from './outcomes.ts'

/** The outcomes of several matches, for one person in one game. */
export interface Summary {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** The current and the longest winning streak. */
  readonly streak: number
  readonly longest: number
  /** The best score, where points decide. */
  readonly best?: number
  /** Means over the matches that were reviewed. */
  readonly reviewed: number
  readonly luck: number
  readonly skill: number
}

/** @param outcomes the earliest first */
export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const count = (came: Outcome['came']) => outcomes.filter((each) => each.came === came).length
  let streak = 0
  let longest = 0
  for (const { came } of outcomes) {
    streak = came === 'won' ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  const seen = outcomes.filter(({ luck }) => luck !== undefined)
  const mean = (of: 'luck' | 'skill') =>
    seen.reduce((sum, each) => sum + (each[of] ?? 0), 0) / Math.max(1, seen.length)
  const best = bestOf(outcomes)
  return {
    played: outcomes.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    streak,
    longest,
    ...(best === undefined ? {} : { best }),
    reviewed: seen.length,
    luck: mean('luck'),
    skill: mean('skill'),
  }
}

function bestOf(outcomes: readonly Outcome[]): number | undefined {
  const ways = new Set(outcomes.flatMap(({ more }) => (more === undefined ? [] : [more])))
  if (ways.size !== 1) return undefined
  const scores = outcomes.flatMap(({ score }) => (score === undefined ? [] : [score]))
  return ways.has(true) ? Math.max(...scores) : Math.min(...scores)
}

/** Of this many matches in a row, this many have to be won before a level is too easy. */
const LOOKED_AT = 5
const WON = 4

/** Nearly all of the last matches were won. */
const isTooEasy = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length >= LOOKED_AT &&
  outcomes.slice(-LOOKED_AT).filter(({ came }) => came === 'won').length >= WON

/**
 * The level that has become too easy for a player, if there is a stronger one.
 *
 * @param outcomes against one and the same opponent, the earliest first
 */
export function outgrownLevel(
  game: { readonly traits: Traits },
  outcomes: readonly Outcome[],
): number | undefined {
  const opponents = outcomes[0]?.opponents ?? []
  const level = opponents.length === 1 ? opponents[0]!.level : 0
  return level > 0 && levelsFor(game).includes(level + 1) && isTooEasy(outcomes) ? level : undefined
}

/** Outcomes by group, in the order in which each group first occurs. */
export function grouped<Key>(
  outcomes: readonly Outcome[],
  keyOf: (outcome: Outcome) => Key,
): ReadonlyMap<Key, readonly Outcome[]> {
  const groups = new Map<Key, Outcome[]>()
  for (const each of outcomes) {
    const group = groups.get(keyOf(each))
    if (group === undefined) groups.set(keyOf(each), [each])
    else group.push(each)
  }
  return groups
}

/** The opponent: a computer player of a level, a person, or a number of others. */
export function rivalOf({ opponents }: Outcome): string {
  const [only, ...more] = opponents
  if (only === undefined) return 'alone'
  if (more.length > 0) return `many ${opponents.length}`
  return only.level > 0 ? `level ${only.level}` : `person ${only.name}`
}

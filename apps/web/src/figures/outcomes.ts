import type { Seat } from '@spellendoos/kernel'
import type { KeptMatch, Player } from '../storage/matches.ts'

/** The outcome of a finished match for one person at this browser. */
export interface Outcome {
  readonly match: string
  readonly game: string
  readonly at: number
  /** Empty if no name was given. */
  readonly person: string
  /** Everybody else at the table. */
  readonly opponents: readonly Player[]
  readonly came: 'won' | 'drawn' | 'lost' | 'alone'
  readonly score?: number
  /** Whether the first of this match had the most points; left out where points do not decide. */
  readonly more?: boolean
  /** Winning chances gained by luck and by the player's own decisions, once the match was reviewed. */
  readonly luck?: number
  readonly skill?: number
}

/** One for each person at this browser; empty while the match is in progress. */
export function outcomesOf(match: KeptMatch): readonly Outcome[] {
  const { result } = match.replay
  if (!match.over || result === undefined) return []
  return peopleOf(match).map((seat) => {
    const { places, scores } = result
    const account = match.accounts?.[seat]
    const more = scores === undefined ? undefined : isMoreBetter(places, scores)
    return {
      match: match.id,
      game: match.game,
      at: match.changed,
      person: match.players[seat]!.name,
      opponents: match.players.filter((_, other) => other !== seat),
      came: cameOf(places, seat),
      ...(scores === undefined ? {} : { score: scores[seat]! }),
      ...(more === undefined ? {} : { more }),
      ...(account === undefined ? {} : { luck: account.luck, skill: account.skill }),
    }
  })
}

/** This browser's seat at an online table; otherwise every seat that is not a computer player's. */
function peopleOf({ players, own }: KeptMatch): readonly Seat[] {
  if (own !== undefined) return players[own] === undefined ? [] : [own]
  return players.flatMap(({ level }, seat) => (level === 0 ? [seat] : []))
}

const cameOf = (places: readonly number[], seat: Seat): Outcome['came'] => {
  if (places.length === 1) return 'alone'
  if (places.every((place) => place === places[0])) return 'drawn'
  return places[seat] === 1 ? 'won' : 'lost'
}

function isMoreBetter(places: readonly number[], scores: readonly number[]): boolean | undefined {
  const first = scores[places.indexOf(1)]
  if (places.length === 1 || first === undefined || scores.every((score) => score === first)) return undefined
  if (first === Math.max(...scores)) return true
  return first === Math.min(...scores) ? false : undefined
}

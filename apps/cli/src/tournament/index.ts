import type { Seat } from '@spellendoos/kernel'
import type { Entrant, Fault, FaultCode } from './entrant.ts'
import { playMatch, type Played, type MatchSetup } from './match.ts'
import { eloOf, shareOf, wonAgainst, type Share } from './elo.ts'

/** A match that was lost by a fault, and by whom. */
interface Lost {
  readonly match: string
  readonly who: string
  readonly code: FaultCode
  readonly fillings: Fault['fillings']
}

export interface Pairing extends Share {
  readonly first: string
  readonly second: string
  /** How much stronger the first is, in Elo points. */
  readonly elo: number
  readonly plies: number
  readonly faults: readonly Lost[]
}

export interface Schedule {
  readonly matches: number
  readonly seed: number
  /** Called after every round with the results so far: true when no more are needed. */
  readonly enough?: (rounds: readonly number[]) => boolean
}

/**
 * Plays everyone against everyone. The matches are played in rounds: the same luck and the same opening for each, with
 * the seats changed. `told` is called after every pairing.
 */
export async function tournament(
  setup: MatchSetup,
  entrants: readonly Entrant[],
  schedule: Schedule,
  told: (pairing: Pairing) => void,
): Promise<Pairing[]> {
  const pairings: Pairing[] = []
  try {
    for (const [i, first] of entrants.entries()) {
      for (const second of entrants.slice(i + 1)) {
        const pairing = await pair(setup, first, second, schedule)
        told(pairing)
        pairings.push(pairing)
      }
    }
  } finally {
    for (const entrant of entrants) entrant.close?.()
  }
  return pairings
}

async function pair(
  setup: MatchSetup,
  first: Entrant,
  second: Entrant,
  { matches, seed, enough }: Schedule,
): Promise<Pairing> {
  const rounds: number[] = []
  const faults: Lost[] = []
  let plies = 0
  for (let round = 0; round < Math.ceil(matches / 2); round++) {
    const number = seed * 100_003 + round
    const name = (turn: number) => `${first.name}-${second.name}-${2 * round + turn + 1}`
    const play = async (turn: number) => {
      const seated = seatsFor(setup.seats, first, second, turn)
      const played = await playMatch(setup, seated, number, name(turn))
      plies += played.plies
      if (played.fault !== undefined) {
        const { seat, fault } = played.fault
        faults.push({
          match: name(turn),
          who: seated[seat]!.name,
          code: fault.code,
          fillings: fault.fillings,
        })
      }
      return { seated, played }
    }
    const one = await play(0)
    const two = await play(1)
    if (setup.seats === 1) rounds.push(alone(one.played, two.played))
    else rounds.push((shareIn(one, first) + shareIn(two, first)) / 2)
    if (enough?.(rounds) === true) break
  }
  const share = shareOf(rounds, 2 * rounds.length)
  return { first: first.name, second: second.name, ...share, elo: eloOf(share.share), plies, faults }
}

/** The two alternate round the table; in the second match of a round the other way round. */
const seatsFor = (seats: number, first: Entrant, second: Entrant, turn: number): Entrant[] =>
  Array.from({ length: seats }, (_, seat) => ((seat + turn) % 2 === 0 ? first : second))

/** In a game played alone, the entrant with the better result from the same luck has won. */
const alone = (one: Played, two: Played): number => {
  if (one.fault !== undefined || two.fault !== undefined) return one.fault === undefined ? 1 : 0
  return 0.5 + 0.5 * Math.sign(one.worth - two.worth)
}

function shareIn({ seated, played }: { seated: readonly Entrant[]; played: Played }, first: Entrant): number {
  const seatsOf = (own: boolean): Seat[] =>
    [...seated.keys()].filter((seat) => (seated[seat] === first) === own)
  return wonAgainst(played.places, seatsOf(true), seatsOf(false))
}

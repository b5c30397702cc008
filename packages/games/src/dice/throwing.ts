import type { By, Draw, Result, RuleId, Seat, Spot, Tell } from '@spellendoos/kernel'
import { CHANCE, leftOf, NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'

/** The one thing a thrower can do. */
export type Throw = 'throw'
const THROW: readonly Throw[] = ['throw']
const NO_MOVES: readonly Throw[] = []
const DICE: Spot = 'dice'

/** A dice game in which everyone throws once a round and points are kept. */
export interface Throwing {
  readonly seats: number
  readonly rounds: number
  /** Rounds completed. */
  round: number
  seat: Seat
  /** The die is in the air. */
  thrown: boolean
  scores: number[]
  /** All throws so far, in order: round after round, seat after seat. */
  readonly throws: number[][]
}

/** What makes one such game different from another. */
export interface ThrowingRecord {
  readonly dice: number
  /** Writes a throw on the score sheet. */
  score(s: Throwing, seat: Seat, dice: Draw, tell?: Tell): void
  readonly rules: { readonly turn: RuleId; readonly end: RuleId }
}

/** The functions of a game that throws once a round and keeps points, made from its record. */
export const throwingGame = (record: ThrowingRecord) => ({
  setup: (options: { readonly rounds: number }, seats: number): Throwing => ({
    seats,
    rounds: options.rounds,
    round: 0,
    seat: 0,
    thrown: false,
    scores: new Array<number>(seats).fill(0),
    throws: [],
  }),
  turn: (s: Throwing): readonly By[] => {
    if (s.round === s.rounds) return NOBODY
    return s.thrown ? CHANCE : onlySeat(s.seat)
  },
  moves: (s: Throwing, seat: Seat): readonly Throw[] =>
    s.round < s.rounds && !s.thrown && seat === s.seat ? THROW : NO_MOVES,
  play: (s: Throwing): void => {
    s.thrown = true
  },
  chance: () => ({ dice: record.dice }),
  answer: (s: Throwing, draw: Draw, tell?: Tell): void => {
    s.thrown = false
    s.throws.push([...draw])
    record.score(s, s.seat, draw, tell)
    s.seat = leftOf(s.seat, s.seats)
    if (s.seat === 0) s.round++
  },
  result: (s: Throwing): Result | undefined =>
    s.round < s.rounds
      ? undefined
      : { places: placesByMost(s.scores), scores: s.scores, why: record.rules.end },
  view: (s: Throwing): Throwing => s,
  imagine: (view: Throwing): Throwing => view,
  write: (): string => 'throw',
  touches: (): Spot[][] => [[DICE]],
  explain: (s: Throwing, seat: Seat, tried: string): RuleId | undefined =>
    (tried === 'throw' || tried === DICE) && seat !== s.seat ? record.rules.turn : undefined,
  scores: (s: Throwing): readonly number[] => s.scores,
  scene: (s: Throwing): Scene => throwingScene(s),
  copy: (s: Throwing): Throwing => ({ ...s, scores: s.scores.slice(), throws: s.throws.slice() }),
})

/** A leather tray with the dice, and the score sheet: a row per round, a column per seat. */
function throwingScene(s: Throwing): Scene {
  const rows = Array.from({ length: s.rounds }, (_, round) => [
    round + 1,
    ...Array.from({ length: s.seats }, (_, seat) => s.throws[round * s.seats + seat]?.join(' ') ?? ''),
  ])
  const last = s.throws.at(-1)
  return {
    trays: [
      {
        id: 'dice',
        items:
          last === undefined
            ? [{ spot: DICE, look: 'die' }]
            : last.map((face) => ({ spot: DICE, look: 'die', face })),
      },
    ],
    sheets: [
      {
        id: 'throws',
        head: [{ say: 'round' }, ...s.scores.map((_, seat) => ({ say: 'player', seat }))],
        rows: [...rows, [{ say: 'total' }, ...s.scores]],
      },
    ],
    seats: s.scores.map((score) => ({ score })),
    last: [],
    ...(s.round < s.rounds ? { coach: { say: 'coach-throw', seat: s.seat } } : {}),
  }
}

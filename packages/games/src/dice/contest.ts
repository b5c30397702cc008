import type { Draw, RuleId, Seat, Tell } from '@spellendoos/kernel'
import { placesByMost } from '@spellendoos/mechanics'
import type { Board, Label, SeatLine, Sheet } from '@spellendoos/scene'
import { scoreSheet } from './scene.ts'
import type { DiceBasics, DiceMove, DicePicture, DiceRecord, DiceTable, Rounds } from './table.ts'

/** A game in rounds that each have a winner, who gets a point. */
export interface Contest<Options extends Rounds = Rounds> extends DiceTable<Options> {
  /** Rounds won by each seat. */
  won: number[]
}

export interface ContestRecord<S extends Contest>
  extends
    DiceBasics<S>,
    Pick<
      DiceRecord<S>,
      'moves' | 'waits' | 'label' | 'behind' | 'tray' | 'cut' | 'forbids' | 'spoken' | 'shows'
    > {
  /** The rule by which a match of one round ends; a longer one ends by the game's rule `rounds`. */
  readonly end: RuleId
  /** Sets up a round. */
  deal(this: void, s: S): void
  /** Applies a throw; returns the seat that has won the round, if any. */
  land(this: void, s: S, dice: Draw, tell?: Tell): Seat | undefined
  /** Applies any other move, and returns the same. */
  play?(this: void, s: S, seat: Seat, move: DiceMove, tell?: Tell): Seat | undefined
  /** How far each seat has come in this round; it decides if there is only one round. */
  points?(s: S): readonly number[]
  /** The places by these figures, if not simply the highest first. */
  places?(s: S): readonly number[]
  sheets(s: S): readonly Sheet[]
  board?(s: S): Board
  note?(s: S, seat: Seat): Label | undefined
  coach?(s: S): DicePicture['coach']
}

/** Makes a dice record from one that only tells how a round is won. */
export function contest<S extends Contest>(record: ContestRecord<S>): DiceRecord<S> {
  const { deal, land, play } = record
  const scores = (s: S): readonly number[] =>
    (s.options.rounds === 1 ? record.points?.(s) : undefined) ?? s.won
  /** Ends the round once it has a winner, and sets up the next one. */
  const close = (s: S, winner: Seat | undefined, tell?: Tell): void => {
    if (winner === undefined) return
    s.won[winner]!++
    s.round++
    const isLast = s.round === s.options.rounds
    tell?.({ fact: 'round-won', seat: winner, ...(isLast ? {} : { anew: true }) })
    if (isLast) {
      s.ended = s.round === 1 ? record.end : `${record.id}.rounds`
    } else {
      deal(s)
      s.seat = 0
    }
  }
  return {
    ...record,
    own: (s) => {
      s.won = new Array<number>(s.seats).fill(0)
      deal(s)
    },
    land: (s, dice, tell) => close(s, land(s, dice, tell), tell),
    ...(play === undefined
      ? {}
      : {
          play: (s: S, seat: Seat, move: DiceMove, tell?: Tell) => close(s, play(s, seat, move, tell), tell),
        }),
    standing: (s) => ({
      places: (s.options.rounds === 1 ? record.places?.(s) : undefined) ?? placesByMost(scores(s)),
      scores: scores(s),
      why: s.ended,
    }),
    scores,
    picture: (s) => {
      const coach = record.coach?.(s)
      const board = record.board?.(s)
      return {
        sheets: [...record.sheets(s), ...wonSheet(s)],
        seats: scores(s).map((score, seat): SeatLine => {
          const note = record.note?.(s, seat)
          return {
            score,
            ...(s.options.rounds === 1 ? {} : { scoreSays: 'score-rounds' }),
            ...(note === undefined ? {} : { note }),
          }
        }),
        ...(board === undefined ? {} : { board }),
        ...(coach === undefined ? {} : { coach }),
      }
    },
  }
}

/** The rounds won so far, if several are played. */
const wonSheet = (s: Contest): Sheet[] =>
  s.options.rounds === 1
    ? []
    : [
        scoreSheet(
          'won',
          { say: 'round-of', n: Math.min(s.round + 1, s.options.rounds), of: s.options.rounds },
          s.seats,
          [[{ say: 'won' }, ...s.won]],
        ),
      ]

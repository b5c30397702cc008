import type { Draw, Fact, Result, RuleId, Seat, Tell } from '@spellendoos/kernel'
import { leftOf, placesByFewest, placesByMost } from '@spellendoos/mechanics'
import type { Label, Sheet } from '@spellendoos/scene'
import { player, scoreSheet } from './scene.ts'
import {
  NO_MOVES,
  ONLY_THROW,
  THROW,
  type DiceBasics,
  type DiceMove,
  type DicePicture,
  type DiceRecord,
  type DiceTable,
  type Rounds,
} from './table.ts'

/** What follows a throw: the turn is over, another throw is due, or the player may throw on or stop. */
type After = 'done' | 'again' | 'choice'

export const STOP: DiceMove = 'stop'
const THROW_OR_STOP: readonly DiceMove[] = [THROW, STOP]

/** A game in rounds: everyone has a turn of one or more throws, and its score is written on a sheet. */
export interface Turns<Options extends Rounds = Rounds> extends DiceTable<Options> {
  /** The sum of each throw of this turn; of the previous turn while nothing was thrown yet. */
  turn: number[]
  /** What comes next: the turn's first throw, another one, or a choice. */
  next: 'first' | 'again' | 'choice'
  /** The score of each turn, round after round, seat after seat; null for a turn that was missed. */
  sheet: (number | null)[]
  scores: number[]
}

export interface TurnsRecord<S extends Turns>
  extends
    DiceBasics<S>,
    Pick<DiceRecord<S>, 'purses' | 'forbids' | 'touches' | 'label' | 'tray' | 'cut' | 'clocks'> {
  /** The rule by which the match ends after its last round. */
  readonly end: RuleId
  /** Who is ahead. */
  readonly best?: 'most' | 'fewest'
  /** What follows a throw. If left out, a turn is one throw. */
  after?(this: void, s: S): After
  /** The rule that forbids stopping yet, if a player may stop. */
  readonly early?: RuleId
  /** What may be chosen, if not to throw or to stop. */
  choices?(this: void, s: S): readonly DiceMove[]
  /** Applies such a choice; returns what follows, as after a throw. */
  choose?(this: void, s: S, move: DiceMove, tell?: Tell): After
  /** The score of the turn: a figure on the sheet. */
  points(this: void, s: S): number
  /** Who gets the points, if not the player who threw. */
  give?(this: void, s: S, points: number, tell?: Tell): void
  /** What is told at the end of a turn, if not simply what was thrown and scored. */
  fact?(s: S, points: number): Fact
  /** Whether a seat's turn is skipped. Asked once a turn. */
  misses?(this: void, s: S, seat: Seat): boolean
  /** Settles a round when everyone has had a turn. */
  settle?(this: void, s: S, tell?: Tell): void
  /** How many rounds there are, if not simply as many as agreed. */
  rounds?(this: void, s: S): number
  /** The state that this game adds. */
  own?(this: void, s: S): void
  standing?(s: S): Result
  /** What is shown below the sheet, if not points. */
  totals?(s: S): readonly number[]
  /** A figure as it is written on the sheet. */
  cell?(s: S, points: number): Label
  /** Heads of the throws within a turn, if they are written down one by one. */
  readonly columns?: readonly Label[]
  /** What else is shown. */
  picture?(s: S, basic: DicePicture): DicePicture
}

export const sum = (dice: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < dice.length; i++) total += dice[i]!
  return total
}

/** Makes a dice record from one that only tells what a turn is like. */
export function turns<S extends Turns>(record: TurnsRecord<S>): DiceRecord<S> {
  const places = record.best === 'fewest' ? placesByFewest : placesByMost
  // Looked up once, because throws are made by the million.
  const { own, after, choices, choose, points: pointsOf, give, misses, settle, rounds } = record

  /** Passes the dice to the next seat that does not miss its turn. */
  const passOn = (s: S, tell?: Tell): void => {
    s.next = 'first'
    for (;;) {
      s.seat = leftOf(s.seat, s.seats)
      if (s.seat === 0) {
        s.round++
        settle?.(s, tell)
        if (s.ended === '' && s.round === (rounds?.(s) ?? s.options.rounds)) s.ended = record.end
      }
      if (s.ended !== '' || misses?.(s, s.seat) !== true) return
      s.sheet.push(null)
    }
  }
  const finish = (s: S, tell?: Tell, stopped = false): void => {
    const { seat, dice } = s
    const points = pointsOf(s)
    s.sheet.push(points)
    if (tell !== undefined) {
      if (stopped) tell({ fact: 'stopped', seat, points })
      else tell(record.fact?.(s, points) ?? { fact: 'written', seat, dice, points })
    }
    if (give === undefined) s.scores[seat]! += points
    else give(s, points, tell)
    if (s.ended === '') passOn(s, tell)
  }

  const choosing = {
    moves: (s: S, seat: Seat): readonly DiceMove[] => {
      if (seat !== s.seat) return NO_MOVES
      return s.next === 'choice' ? (choices?.(s) ?? THROW_OR_STOP) : ONLY_THROW
    },
    play: (s: S, _: Seat, move: DiceMove, tell?: Tell): void => {
      if (choose === undefined) return finish(s, tell, true)
      const what = choose(s, move, tell)
      if (what === 'done') finish(s, tell)
      else s.next = what
    },
    forbids: (s: S, seat: Seat, move: DiceMove): RuleId | undefined => {
      if (record.forbids !== undefined) return record.forbids(s, seat, move)
      if (move !== STOP) return undefined
      return seat === s.seat ? record.early : `${record.id}.turn`
    },
  }
  return {
    ...record,
    ...(record.early === undefined && choices === undefined ? {} : choosing),
    own: (s) => {
      s.turn = []
      s.next = 'first'
      s.sheet = []
      s.scores = new Array<number>(s.seats).fill(0)
      own?.(s)
    },
    land: (s, dice: Draw, tell) => {
      const eyes = sum(dice)
      if (s.next === 'first') s.turn = [eyes]
      else s.turn.push(eyes)
      const what = after?.(s) ?? 'done'
      if (what === 'done') return finish(s, tell)
      s.next = what
      tell?.({ fact: 'thrown', seat: s.seat, dice })
    },
    standing: (s) => record.standing?.(s) ?? { places: places(s.scores), scores: s.scores, why: s.ended },
    ...(record.purses === undefined ? { scores: (s: S) => s.scores } : {}),
    picture: (s) => {
      const basic: DicePicture = {
        sheets: [...turnSheet(record, s), roundSheet(record, s)],
        seats: s.scores.map((score) => ({ score })),
        ...(s.next === 'choice' ? { coach: { say: 'coach-choice', seat: s.seat, n: sum(s.turn) } } : {}),
      }
      return record.picture?.(s, basic) ?? basic
    },
  }
}

/** The throws of a turn one by one, as long as they are of interest. */
function turnSheet<S extends Turns>({ columns }: TurnsRecord<S>, s: S): Sheet[] {
  if (columns === undefined) return []
  const row = columns.map((_, i): Label => s.turn[i] ?? '')
  return [{ id: 'turn', title: player(s.thrower), head: columns, rows: [row] }]
}

/** A row per round, a column per seat. */
function roundSheet<S extends Turns>(record: TurnsRecord<S>, s: S): Sheet {
  const cell = (points: number | null | undefined): Label => {
    if (points === undefined) return ''
    if (points === null) return '–'
    return record.cell?.(s, points) ?? points
  }
  const rows = Array.from({ length: record.rounds?.(s) ?? s.options.rounds }, (_, round) => [
    round + 1,
    ...Array.from({ length: s.seats }, (_, seat) => cell(s.sheet[round * s.seats + seat])),
  ])
  return scoreSheet('rounds', { say: 'round' }, s.seats, [
    ...rows,
    [{ say: 'total' }, ...(record.totals?.(s) ?? s.scores)],
  ])
}

import type { By, Clock, Result, Seat, Tell } from '@spellendoos/kernel'
import { CHANCE, CLOCK, leftOf, NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import { DECK_SIZE, GOAL_CARDS, KINDS, TOP, WHISTLE } from './cards.ts'
import { FIXTURES, fixtureOf, SIDE_NAMES, SIDES, type Outcome } from './fixtures.ts'
import { LAYS, MARKS, PASS, PLAY_ON, READY, SCORES, STOP, type Move } from './moves.ts'
import { fixtureName, playerName, scoreLine, teamName } from './names.ts'
import { endRound, kickOff } from './round.ts'
import { everySeat, has, PASSED, playCode, STOPPED, type State } from './state.ts'

/** voetbal-toto.changes: how often a mark may be changed in a round. */
export const MOST_CHANGES = 26

const DEAL = { shuffle: DECK_SIZE } as const
export const chance = () => DEAL

/** Every set of seats, precomputed, by its bits. */
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 1 << 8 }, (_, bits) =>
  Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => has(bits, seat)),
)

/** Whom the table waits for; it never depends on what anyone holds. */
export function turn(s: State): readonly By[] {
  if (s.phase === 'play') return s.waiting ? CLOCK : onlySeat(s.seat)
  if (s.phase === 'deal') return CHANCE
  if (s.phase === 'over') return NOBODY
  return SEATS_IN[everySeat(s.seats) & ~s.done]!
}

const NO_CLOCKS: readonly Clock<Move>[] = []

/**
 * voetbal-toto.wait: the clock gives time neither to the scorer nor to the next player, who may say STOP until acting.
 */
export function clocks(s: State): readonly Clock<Move>[] {
  if (!s.waiting) return NO_CLOCKS
  const others = SEATS_IN[everySeat(s.seats) & ~(1 << s.scorer) & ~(1 << s.seat)]!
  return [{ name: 'play-on', after: s.stopSeconds * 1000, move: PLAY_ON, for: others }]
}

const NO_MOVES: readonly Move[] = []
const ONLY_PASS: readonly Move[] = [PASS]
const ONLY_STOP: readonly Move[] = [STOP]
const PASS_OR_STOP: readonly Move[] = [PASS, STOP]

export function moves(s: State, seat: Seat): readonly Move[] {
  if (s.phase === 'play') {
    if (!s.waiting && seat === s.seat) return turnMoves(s, seat)
    return mayStop(s, seat) ? ONLY_STOP : NO_MOVES
  }
  if (has(s.done, seat)) return NO_MOVES
  if (s.phase === 'mark') return marks(s, seat)
  return s.phase === 'lay' ? LAYS : NO_MOVES
}

/** How many fixtures of a form have a mark. */
export function countMarked(forms: readonly number[], from = 0): number {
  let marked = 0
  for (let i = from; i < from + FIXTURES; i++) if (forms[i] !== 0) marked++
  return marked
}

function marks(s: State, seat: Seat): readonly Move[] {
  const from = seat * FIXTURES
  const marked = countMarked(s.forms, from)
  const mayChange = s.made[seat]! - marked < MOST_CHANGES
  if (marked === 0) return MARKS
  const all: Move[] = []
  for (let fixture = 0, first = 0; fixture < FIXTURES; fixture++, first += 3) {
    const now = s.forms[from + fixture]!
    if (now !== 0 && !mayChange) continue
    if (now !== 1) all.push(MARKS[first]!)
    if (now !== 2) all.push(MARKS[first + 1]!)
    if (now !== 3) all.push(MARKS[first + 2]!)
  }
  if (marked === FIXTURES) all.push(READY)
  return all
}

/** voetbal-toto.stop, voetbal-toto.own-goal, voetbal-toto.whistle-card */
const mayStop = (s: State, seat: Seat): boolean =>
  s.goal >= 0 && seat !== s.scorer && s.hands[seat * KINDS + WHISTLE]! > 0

/** voetbal-toto.must-score: all goals that the hand can score; a pass only if there are none. */
function turnMoves(s: State, seat: Seat): readonly Move[] {
  const from = seat * KINDS
  const all: Move[] = []
  for (let side = 0; side < SIDES; side++) {
    const shown = s.goals[side]!
    if (shown < TOP && s.hands[from + shown]! > 0) all.push(SCORES[side * TOP + shown]!)
  }
  const stop = mayStop(s, seat)
  if (all.length === 0) return stop ? PASS_OR_STOP : ONLY_PASS
  if (stop) all.push(STOP)
  return all
}

export function play(s: State, by: Seat | 'clock', move: Move, tell?: Tell): void {
  s.entries++
  // voetbal-toto.wait: the time is over; STOP stays possible until the next player acts.
  if (by === 'clock') s.waiting = false
  else act(s, by, move, tell)
}

function act(s: State, by: Seat, move: Move, tell?: Tell): void {
  switch (move.do) {
    case 'lay':
      lay(s, by, move.open, tell)
      break
    case 'mark':
      mark(s, by, move.fixture, move.outcome, tell)
      break
    case 'ready':
      ready(s, by, tell)
      break
    case 'score':
      score(s, by, move.side, tell)
      break
    case 'pass':
      pass(s, by, tell)
      break
    case 'stop':
      stop(s, by, tell)
      break
    case 'play-on':
      break
  }
}

/** voetbal-toto.lay, voetbal-toto.lay-at-once: nothing is shown before all have chosen. */
function lay(s: State, seat: Seat, open: boolean, tell?: Tell): void {
  s.done |= 1 << seat
  if (open) s.open |= 1 << seat
  tell?.({ fact: 'chosen', seat })
  if (s.done !== everySeat(s.seats)) return
  s.done = 0
  s.phase = 'mark'
  for (let each = 0; each < s.seats; each++) {
    tell?.({ fact: has(s.open, each) ? 'laid-open' : 'laid-closed', seat: each })
  }
}

/** voetbal-toto.forecast, voetbal-toto.secret */
function mark(s: State, seat: Seat, fixture: number, outcome: Outcome, tell?: Tell): void {
  s.forms[seat * FIXTURES + fixture] = outcome
  s.made[seat]!++
  tell?.({ fact: 'marked', seat, number: fixture + 1, fixture: fixtureName(fixture), outcome }, [seat])
}

/** voetbal-toto.ready */
function ready(s: State, seat: Seat, tell?: Tell): void {
  s.done |= 1 << seat
  tell?.({ fact: 'ready', seat })
  if (s.done === everySeat(s.seats)) kickOff(s, tell)
}

/** voetbal-toto.goal: the turn passes at once, but a STOP can still take the goal back. */
function score(s: State, seat: Seat, side: number, tell?: Tell): void {
  const kind = s.goals[side]!
  s.hands[seat * KINDS + kind]!--
  s.gone[kind]!++
  s.goals[side] = kind + 1
  s.goal = side
  s.scorer = seat
  s.passes = 0
  s.seat = leftOf(seat, s.seats)
  s.waiting = s.stopSeconds > 0
  s.plays.push(playCode(seat, side))
  tell?.({ fact: 'goal', seat, path: [SIDE_NAMES[side]!], card: kind + 1, ...about(s, side) })
}

/** voetbal-toto.pass: proves that the hand has none of the cards that could be laid. */
function pass(s: State, seat: Seat, tell?: Tell): void {
  let playable = 0
  for (const shown of s.goals) playable |= 1 << shown
  s.lacks[seat]! |= playable & GOAL_CARDS
  s.goal = -1
  s.passes++
  s.seat = leftOf(seat, s.seats)
  s.plays.push(playCode(seat, PASSED))
  tell?.({ fact: 'passed', seat })
  if (s.passes === s.seats) endRound(s, tell)
}

/** voetbal-toto.stop, voetbal-toto.no-turn: goal card and whistle are removed; the next player stays the same. */
function stop(s: State, seat: Seat, tell?: Tell): void {
  const side = s.goal
  s.hands[seat * KINDS + WHISTLE]!--
  s.gone[WHISTLE]!++
  s.goals[side]!--
  s.goal = -1
  s.waiting = false
  s.plays.push(playCode(seat, STOPPED))
  tell?.({
    fact: 'stopped',
    seat,
    takes: [SIDE_NAMES[side]!],
    scorer: playerName(s.scorer),
    ...about(s, side),
  })
}

/** The fillings of a sentence about a goal. */
const about = (s: State, side: number) => ({
  team: teamName(side),
  fixture: fixtureName(fixtureOf(side)),
  score: scoreLine(s.goals, fixtureOf(side)),
})

/** voetbal-toto.richest, voetbal-toto.shared */
export const result = (s: State): Result | undefined =>
  s.phase === 'over'
    ? { places: placesByMost(s.money), money: s.money, why: 'voetbal-toto.richest' }
    : undefined

/**
 * Only a move from an open hand shows nothing new, unless it is the pass after which the coupons are read out. A choice
 * or a mark shows nothing either, but undoing it would undo what others have chosen in secret since; a mark can be
 * changed instead.
 */
export const shows = (s: State, seat: Seat, move: Move): boolean =>
  s.phase !== 'play' || !has(s.open, seat) || (move.do === 'pass' && s.passes + 1 === s.seats)

/** voetbal-toto.first-counts: a STOP is for the goal that its player saw, and not for the next one. */
export const occasion = (s: State, move: Move): number => (move.do === 'stop' ? s.plays.length : 0)

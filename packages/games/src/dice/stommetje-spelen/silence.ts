import type { RuleId, Seat, Tell } from '@spellendoos/kernel'
import { NO_MOVES, THROW, type DiceMove } from '../table.ts'
import { rowStart, type State } from './state.ts'

/** stommetje-spelen.three-times, stommetje-spelen.false-calls. */
const MOST = 3
const MOST_SEATS = 8

export const HEARD = /^heard-([1-8])$/
const ASSENT: DiceMove = 'assent'
const DENY: DiceMove = 'deny'
const ANSWERS: readonly DiceMove[] = [ASSENT, DENY]

/** The calls on every set of players, ready made; with the throw for who is on turn. */
const CALLS: readonly (readonly DiceMove[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, set) =>
  Array.from({ length: MOST_SEATS }, (_, seat) => seat)
    .filter((seat) => (set >> seat) % 2 === 1)
    .map((seat) => `heard-${seat + 1}`),
)
const THROW_OR_CALL = CALLS.map((calls) => [THROW, ...calls])

/** The accused and every third player may answer, until they have. */
export const mayAnswer = ({ call }: State, seat: Seat): boolean =>
  call !== null && seat !== call.by && !call.denied.includes(seat)

export function moves(s: State, seat: Seat): readonly DiceMove[] {
  const { call, steps, sentBack } = s
  if (call !== null) return mayAnswer(s, seat) ? ANSWERS : NO_MOVES
  let set = 0
  if (s.falsely[seat]! < MOST) {
    const start = rowStart(s)
    for (let other = 0; other < steps.length; other++) {
      if (steps[other]! > start && sentBack[other]! < MOST) set |= 1 << other
    }
    set &= ~(1 << seat)
  }
  return (seat === s.seat ? THROW_OR_CALL : CALLS)[set]!
}

/** A call, or an answer to one. */
export function say(s: State, seat: Seat, move: DiceMove, tell?: Tell): undefined {
  if (s.call === null) {
    const on = Number(HEARD.exec(move)![1]) - 1
    s.call = { by: seat, on, denied: [] }
    tell?.({ fact: 'heard', seat, accused: { say: 'player', seat: on } })
    return
  }
  const { by, on, denied } = s.call
  if (move === ASSENT) {
    tell?.({ fact: 'assented', seat })
    sendBack(s, on, tell)
    return
  }
  denied.push(seat)
  tell?.({ fact: 'denied', seat })
  if (denied.length < s.seats - 1) return
  s.falsely[by]!++
  s.call = null
  tell?.({ fact: 'lapsed', seat: by })
}

/** stommetje-spelen.row-start: the row begins anew, what was thrown stays counted. */
function sendBack(s: State, seat: Seat, tell?: Tell): void {
  s.steps[seat] = rowStart(s)
  s.sentBack[seat]!++
  s.done = s.done.filter((each) => each !== seat)
  s.call = null
  tell?.({ fact: 'sent-back', seat })
}

/** Why a call or an answer is not taken now. */
export function forbidsSaying(s: State, seat: Seat, move: DiceMove): RuleId | undefined {
  if (ANSWERS.includes(move)) return 'stommetje-spelen.assent'
  const on = Number(HEARD.exec(move)?.[1]) - 1
  if (!(on < s.seats)) return undefined
  if (s.call !== null) return 'stommetje-spelen.assent'
  if (on === seat) return 'stommetje-spelen.heard'
  if (s.falsely[seat] === MOST) return 'stommetje-spelen.false-calls'
  return s.sentBack[on] === MOST ? 'stommetje-spelen.three-times' : 'stommetje-spelen.nothing-to-lose'
}

import type { RuleId, Seat, Tell } from '@spellendoos/kernel'
import { NO_MOVES, THROW, type DiceMove } from '../table.ts'
import { restart, type State } from './state.ts'

/** stommetje-spelen.three-times, stommetje-spelen.false-calls. */
const MOST = 3
const MOST_SEATS = 8

export const HEARD = /^heard-([1-8])$/
const ASSENT: DiceMove = 'assent'
export const DENY: DiceMove = 'deny'
const ANSWERS: readonly DiceMove[] = [ASSENT, DENY]
/** The move of a player who says something where talk is observed; anyone may also own up to it. */
export const SPEAK: DiceMove = 'speak'

/** The calls on every set of players, precomputed; with the throw for the player on turn, and with owning up. */
const CALLS: readonly (readonly DiceMove[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, set) =>
  Array.from({ length: MOST_SEATS }, (_, seat) => seat)
    .filter((seat) => (set >> seat) % 2 === 1)
    .map((seat) => `heard-${seat + 1}`),
)
const THROW_OR_CALL = CALLS.map((calls) => [THROW, ...calls])
const owningUp = (moves: readonly (readonly DiceMove[])[]) => moves.map((each) => [...each, SPEAK])
const CALLS_OR_SPEAK = owningUp(CALLS)
const THROW_CALL_OR_SPEAK = owningUp(THROW_OR_CALL)
const ANSWERS_OR_SPEAK: readonly DiceMove[] = [...ANSWERS, SPEAK]
const ONLY_SPEAK: readonly DiceMove[] = [SPEAK]

/** The accused and every third player may answer, once each. */
export const mayAnswer = ({ call }: State, seat: Seat): boolean =>
  call !== null && seat !== call.by && !call.denied.includes(seat)

/** stommetje-spelen.nothing-to-lose, stommetje-spelen.three-times */
const canBeSentBack = (s: State, seat: Seat): boolean =>
  s.steps[seat]! > restart(s) && s.sentBack[seat]! < MOST

export function moves(s: State, seat: Seat): readonly DiceMove[] {
  const maySpeak = canBeSentBack(s, seat)
  if (s.call !== null) {
    if (mayAnswer(s, seat)) return maySpeak ? ANSWERS_OR_SPEAK : ANSWERS
    return maySpeak ? ONLY_SPEAK : NO_MOVES
  }
  let set = 0
  if (s.falsely[seat]! < MOST) {
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat && canBeSentBack(s, other)) set |= 1 << other
    }
  }
  if (seat === s.seat) return (maySpeak ? THROW_CALL_OR_SPEAK : THROW_OR_CALL)[set]!
  return (maySpeak ? CALLS_OR_SPEAK : CALLS)[set]!
}

/** A call, an answer to one, or a word that everyone heard. */
export function say(s: State, seat: Seat, move: DiceMove, tell?: Tell): undefined {
  if (move === SPEAK) {
    sendBack(s, seat, tell)
    return
  }
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

/** stommetje-spelen.row-start: what was thrown still counts, and open calls on the same player are settled. */
function sendBack(s: State, seat: Seat, tell?: Tell): void {
  s.steps[seat] = restart(s)
  s.sentBack[seat]!++
  s.done = s.done.filter((each) => each !== seat)
  if (s.call?.on === seat) s.call = null
  tell?.({ fact: 'sent-back', seat })
}

/** Why a call or an answer is refused now. */
export function forbidsSaying(s: State, seat: Seat, move: DiceMove): RuleId | undefined {
  const untouchable = (on: Seat): RuleId =>
    s.sentBack[on] === MOST ? 'stommetje-spelen.three-times' : 'stommetje-spelen.nothing-to-lose'
  if (move === SPEAK) return untouchable(seat)
  if (ANSWERS.includes(move)) return 'stommetje-spelen.assent'
  const on = Number(HEARD.exec(move)?.[1]) - 1
  if (!(on < s.seats)) return undefined
  if (s.call !== null) return 'stommetje-spelen.assent'
  if (on === seat) return 'stommetje-spelen.heard'
  if (s.falsely[seat] === MOST) return 'stommetje-spelen.false-calls'
  return untouchable(on)
}

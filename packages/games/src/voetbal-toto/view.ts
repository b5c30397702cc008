import type { Eye, Rng, Seat } from '@spellendoos/kernel'
import { DECK, DECK_SIZE, handSize, KINDS } from './cards.ts'
import { FIXTURES } from './fixtures.ts'
import { halfMadeForm } from './half-made.ts'
import { has, type PastRound, type Phase, type Settings, type State } from './state.ts'
import { dealUnseen } from './unseen.ts'

/** Everything that one viewer has seen, and what the rules prove from it. Fields mean the same as in the state. */
export interface View extends Settings {
  readonly seats: number
  readonly phase: Phase
  readonly round: number
  readonly entries: number
  readonly money: readonly number[]
  readonly pot: number
  readonly bank: number
  /** The number of cards in each hand. */
  readonly cards: readonly number[]
  /** One's own hand and the open ones by kind; empty for a closed hand. */
  readonly hands: readonly (readonly number[] | null)[]
  /** While hands are being laid down, only one's own choice. */
  readonly open: number
  readonly done: number
  /** One's own forecasts; a watcher has none. */
  readonly form: readonly number[] | null
  readonly made: readonly number[]
  readonly goals: readonly number[]
  readonly seat: Seat
  readonly passes: number
  readonly goal: number
  readonly scorer: Seat
  readonly waiting: boolean
  readonly lacks: readonly number[]
  readonly gone: readonly number[]
  readonly plays: readonly number[]
  readonly past: readonly PastRound[]
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

export function view(s: State, eye: Eye): View {
  const own = eye === 'watcher' ? 0 : 1 << eye
  const open = s.phase === 'lay' ? s.open & own : s.open
  const hands = Array.from({ length: s.seats }, (_, seat) => s.hands.slice(seat * KINDS, (seat + 1) * KINDS))
  const shown = s.phase === 'lay' ? own : open | own
  return {
    seats: s.seats,
    rounds: s.rounds,
    stopSeconds: s.stopSeconds,
    phase: s.phase,
    round: s.round,
    entries: s.entries,
    money: s.money.slice(),
    pot: s.pot,
    bank: s.bank,
    cards: hands.map(sum),
    hands: hands.map((hand, seat) => (has(shown, seat) ? hand : null)),
    open,
    done: s.done,
    form: eye === 'watcher' ? null : s.forms.slice(eye * FIXTURES, (eye + 1) * FIXTURES),
    made: s.made.slice(),
    goals: s.goals.slice(),
    seat: s.seat,
    passes: s.passes,
    goal: s.goal,
    scorer: s.scorer,
    waiting: s.waiting,
    lacks: s.lacks.slice(),
    gone: s.gone.slice(),
    plays: s.plays.slice(),
    past: s.past.slice(),
  }
}

/** A state that the eye cannot distinguish from the true one: closed hands dealt again, other forms filled in again. */
export function imagine(view: View, eye: Eye, rng: Rng): State {
  const { cards: _cards, hands: _hands, form: _form, ...seen } = view
  return {
    ...seen,
    money: view.money.slice(),
    hands: imagineHands(view, rng),
    open: imagineChoices(view, eye, rng),
    forms: imagineForms(view, eye, rng),
    made: view.made.slice(),
    goals: view.goals.slice(),
    lacks: view.lacks.slice(),
    gone: view.gone.slice(),
    plays: view.plays.slice(),
    past: view.past.slice(),
  }
}

function imagineHands(view: View, rng: Rng): number[] {
  const unseen = DECK.map((count, kind) => count - view.gone[kind]!)
  for (const hand of view.hands) hand?.forEach((count, kind) => (unseen[kind]! -= count))
  const closed = view.hands.flatMap((hand, seat) =>
    hand === null ? [{ cards: view.cards[seat]!, lacks: view.lacks[seat]! }] : [],
  )
  const rest = { cards: DECK_SIZE - view.seats * handSize(view.seats), lacks: 0 }
  const dealt =
    view.phase === 'deal' || view.phase === 'over' ? [] : dealUnseen(unseen, [...closed, rest], rng)
  let next = 0
  return view.hands.flatMap((hand) => hand ?? dealt[next++] ?? new Array<number>(KINDS).fill(0))
}

/** While hands are being laid down, the others have chosen open or closed with equal probability. */
function imagineChoices(view: View, eye: Eye, rng: Rng): number {
  if (view.phase !== 'lay') return view.open
  let { open } = view
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat !== eye && has(view.done, seat)) open |= rng(2) << seat
  }
  return open
}

function imagineForms(view: View, eye: Eye, rng: Rng): number[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    if (seat === eye && view.form !== null) return view.form
    if (view.phase === 'play' || (view.phase === 'mark' && has(view.done, seat))) {
      return Array.from({ length: FIXTURES }, () => rng(3) + 1)
    }
    return halfMadeForm(view.made[seat]!, rng)
  }).flat()
}

import { given } from './table.ts'
import { DECK, handSize, KINDS, WHISTLE } from '../src/voetbal-toto/cards.ts'
import { FIXTURES, SIDE_NAMES } from '../src/voetbal-toto/fixtures.ts'
import { game } from '../src/voetbal-toto/index.ts'
import { setup, type State } from '../src/voetbal-toto/state.ts'

/** A hand as counts by kind, from its cards: `112w` is two ones, a two and a whistle. */
export function hand(cards: string): number[] {
  const counts = new Array<number>(KINDS).fill(0)
  for (const card of cards) counts[card === 'w' ? WHISTLE : Number(card) - 1]!++
  return counts
}

/** A shuffle that deals these cards to the seats; hands that are too short are filled up from the top of the deck. */
export function shuffleFor(seats: number, ...hands: string[]): number[] {
  const left: number[][] = []
  let first = 0
  for (const count of DECK) {
    left.push(Array.from({ length: count }, (_, i) => first + i))
    first += count
  }
  const dealt = Array.from({ length: seats }, (_, seat) =>
    hand(hands[seat] ?? '').flatMap((count, kind) => left[kind]!.splice(0, count)),
  )
  const rest = left.flat()
  for (const cards of dealt) cards.push(...rest.splice(0, handSize(seats) - cards.length))
  return [...dealt.flat(), ...rest]
}

export interface Scenario {
  readonly hands: readonly string[]
  /** Goals by side, e.g. `{ '1h': 3, '1a': 1 }`. */
  readonly goals?: Readonly<Record<string, number>>
  /** Forecasts of each seat, thirteen figures. All home wins if left out. */
  readonly forms?: readonly string[]
  readonly stopSeconds?: number
  readonly rounds?: number
  readonly more?: Partial<State>
}

/** A state in the middle of play: everyone is ready, all hands are closed, and the first seat is on turn. */
export function playing({
  hands,
  goals = {},
  forms,
  stopSeconds = 0,
  rounds = 1,
  more = {},
}: Scenario): State {
  const seats = hands.length
  const all = '1'.repeat(FIXTURES)
  return {
    ...setup({ rounds, stopSeconds }, seats),
    phase: 'play',
    hands: hands.flatMap(hand),
    goals: SIDE_NAMES.map((side) => goals[side] ?? 0),
    forms: hands.flatMap((_, seat) => (forms?.[seat] ?? all).split('').map(Number)),
    made: new Array<number>(seats).fill(FIXTURES),
    ...more,
  }
}

/** A table that starts from a state made for the occasion. */
export const at = (state: State) =>
  given(
    { ...game, setup: () => state },
    { seats: state.seats, options: { rounds: state.rounds, stopSeconds: state.stopSeconds } },
  )

export const dealt = (
  options: { seats: number; rounds?: number; stopSeconds?: number },
  ...hands: string[]
) => {
  const { seats, ...rest } = options
  return given(game, { seats, options: rest }).draw(...shuffleFor(seats, ...hands))
}

export type Toto = ReturnType<typeof at>

/** Every seat marks thirteen forecasts and says ready. */
export function fillIn(table: Toto, forms: readonly string[]): Toto {
  for (const [seat, form] of forms.entries()) {
    table.play(seat, ...form.split('').map((mark, fixture) => `mark ${fixture + 1} ${mark}`), 'ready')
  }
  return table
}

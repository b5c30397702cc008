import { shuffled, type Eye, type Rng } from '@spellendoos/kernel'
import { CHIP_VALUES, chipsOf, FACE_DOWN, NONE, type Chip } from './bets.ts'
import { CARDS, type Card } from './horses.ts'
import type { State, Table } from './state.ts'

/** A card of the stack that nobody has seen. */
const UNSEEN = -1

/** What one viewer knows. The stack's order is unseen, except for the cards that were put under it. */
export interface View extends Table {
  /** Top card first; UNSEEN for a card that was not seen. */
  stack: (Card | -1)[]
  /** The chip of each seat on each horse; FACE_DOWN if somebody else laid it hidden. */
  laid: Chip[][]
}

const common = (s: Table): Table => ({
  seats: s.seats,
  verdekt: s.verdekt,
  race: s.race,
  phase: s.phase,
  starter: s.starter,
  seat: s.seat,
  known: s.known,
  cards: s.cards.slice(),
  ways: s.ways.slice(),
  bets: s.bets,
  symbol: s.symbol,
  moved: s.moved,
  order: s.order.slice(),
  tempo: s.tempo,
  money: s.money.slice(),
  past: s.past.slice(),
  lastHorse: s.lastHorse,
  lastFrom: s.lastFrom,
})

export const view = (s: State, eye: Eye): View => ({
  ...common(s),
  stack: s.stack.map((card, i) => (i < s.stack.length - s.known ? UNSEEN : card)),
  laid: s.laid.map((chips, seat) =>
    chips.map((chip) => (s.verdekt && seat !== eye && chip !== NONE ? FACE_DOWN : chip)),
  ),
})

/** Every order in which this many of a player's hidden chips can have been laid; equal chips are indistinguishable. */
function layings(length: number, left: readonly number[]): Chip[][] {
  if (length === 0) return [[]]
  return CHIP_VALUES.filter((chip) => left[chip]! > 0).flatMap((chip) =>
    layings(
      length - 1,
      left.map((count, each) => count - (each === chip ? 1 : 0)),
    ).map((rest) => [chip, ...rest]),
  )
}
const LAYINGS = [0, 1, 2, 3, 4].map((length) => layings(length, chipsOf(true)))

/** The unseen cards are in the stack in random order; a chip that is face down is any that its owner can have laid. */
export function imagine(v: View, _eye: Eye, rng: Rng): State {
  const seen = new Set([...v.past.flatMap(({ cards }) => cards), ...v.cards, ...v.stack])
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !seen.has(card))
  const order = shuffled(unseen.length, rng)
  return {
    ...common(v),
    stack: v.stack.map((card) => (card === UNSEEN ? unseen[order.pop()!]! : card)),
    laid: v.laid.map((chips) => {
      const options = LAYINGS[chips.filter((chip) => chip === FACE_DOWN).length]!
      const chosen = options[rng(options.length)]!.slice()
      return chips.map((chip) => (chip === FACE_DOWN ? chosen.pop()! : chip))
    }),
  }
}

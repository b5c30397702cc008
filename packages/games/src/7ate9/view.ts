import { shuffled, type Eye, type Rng } from '@spellendoos/kernel'
import { DECK, KINDS, type Card } from './cards.ts'
import { setup, type State } from './rules.ts'

/**
 * What one viewer knows. The pile was seen card by card, so the set of unseen cards is known, but not who holds which.
 * Whether a pile stalls adds nothing: all stacks are empty by then, and what all hands together hold follows from the
 * pile.
 */
export interface View extends Pick<
  State,
  'seats' | 'phase' | 'pile' | 'held' | 'recycled' | 'inRow' | 'moment'
> {
  /** How many of each kind are in one's own hand; empty for watchers. */
  hand: number[]
  /** The number of cards in every draw stack. */
  left: number[]
  /** A card was laid face down. */
  down: boolean
}

export const view = (s: State, eye: Eye): View => ({
  seats: s.seats,
  phase: s.phase,
  pile: s.pile.slice(),
  hand: eye === 'watcher' ? [] : s.hands[eye]!.slice(),
  held: s.held.slice(),
  left: s.stacks.map((stack) => stack.length),
  down: s.down !== null,
  recycled: s.recycled,
  inRow: s.inRow,
  moment: s.moment,
})

/** The cards that this view does not show, by kind. */
function unseen(v: View, deck: readonly Card[]): Card[] {
  const seen = v.hand.length === 0 ? new Array<number>(KINDS).fill(0) : v.hand.slice()
  for (const card of v.pile) seen[card]!++
  return deck.filter((card) => seen[card]!-- <= 0)
}

/**
 * Every arrangement of the unseen cards is equally likely: what was drawn and played before tells where those cards
 * were, and nothing about the others.
 */
export function imagine(v: View, eye: Eye, rng: Rng, deck: readonly Card[] = DECK): State {
  const s = setup(v.seats)
  s.phase = v.phase
  s.pile = v.pile.slice()
  s.held = v.held.slice()
  s.recycled = v.recycled
  s.inRow = v.inRow
  s.moment = v.moment
  const cards = unseen(v, deck)
  const order = shuffled(cards.length, rng)
  const next = () => cards[order.pop()!]!
  for (let seat = 0; seat < v.seats; seat++) {
    if (seat === eye) s.hands[seat] = v.hand.slice()
    else for (let i = 0; i < v.held[seat]!; i++) s.hands[seat]![next()]!++
    s.stacks[seat] = Array.from({ length: v.left[seat]! }, next)
  }
  if (v.down) s.down = next()
  return s
}

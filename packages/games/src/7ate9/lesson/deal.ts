import { plays, ticks, topOf, type Entries } from '@spellendoos/kernel'
import { DECK, FITTING, NOTATION, type Card } from '../cards.ts'

/** Indexes of these cards in the deck; equal cards get different indexes. */
function inDeck(cards: readonly Card[]): number[] {
  const found: number[] = []
  for (const card of cards) found.push(DECK.findIndex((each, i) => each === card && !found.includes(i)))
  return found
}

const named = (cards: string): Card[] => cards.split(' ').map((card) => NOTATION.indexOf(card))

/** Two players after ‘Go!’: the open card, and the cards that each will draw first, dealt in turn. */
export function dealt(open: string, own: string, theirs: string): readonly Entries[] {
  const [mine, others] = [named(own), named(theirs)]
  const round = mine.flatMap((card, i) => [card, ...others.slice(i, i + 1)])
  return [topOf(DECK.length, ...inDeck([...named(open), ...round])), ticks('go-0')]
}

const EACH = (DECK.length - 1) / 2

/** Cards that can be played one on another, the open one first; found by search. */
function chain(cards: readonly Card[], length: number): readonly Card[] | undefined {
  if (cards.length === length) return cards
  for (const next of FITTING[cards.at(-1)!]!) {
    if (cards.filter((card) => card === next).length === 2) continue
    const longer = chain([...cards, next], length)
    if (longer !== undefined) return longer
  }
  return undefined
}

/** A player who drew and played a whole stack, except for the last card. */
export function downToOne(): readonly Entries[] {
  const [open, ...own] = chain(named('5±1'), EACH + 1)!
  const deck = inDeck([open!, ...own])
  const rest = DECK.map((_, i) => i).filter((i) => !deck.includes(i))
  const order = own.flatMap((_, i) => [deck[i + 1]!, rest[i]!])
  const played = own.slice(0, -1).flatMap((card) => plays(0, 'draw', NOTATION[card]!))
  return [topOf(DECK.length, deck[0]!, ...order), ticks('go-0'), played, plays(0, 'draw')]
}

import type { RuleId, Seat } from '@spellendoos/kernel'
import { FITTING, NOTATION } from './cards.ts'
import type { View } from './view.ts'

/** Anything that looks like a card, even one that is in no deck. */
const CARD = /^\d+±\d+$/
const HAND = /^hand\d$/
/** The places that cards are drawn from or played to. */
const STACK = /^(?:draw|pile|stack\d)$/

const isTry = (spot: string): boolean =>
  spot === 'last' || CARD.test(spot) || HAND.test(spot) || STACK.test(spot)

export function explain(v: View, _seat: Seat, tried: string): RuleId | undefined {
  const spots = tried.split('-')
  if (!spots.every(isTry)) return undefined
  if (v.phase !== 'play') return '7ate9.pause'
  // Carrying a card to the pile is one attempt.
  if (spots.length > 2 || (spots.length === 2 && spots[1] !== 'pile')) return '7ate9.one-at-a-time'
  const spot = spots[0]!
  if (spot === 'last') return '7ate9.last-card'
  if (STACK.test(spot)) return '7ate9.draw'
  if (HAND.test(spot)) return '7ate9.own-hand'
  const card = NOTATION.indexOf(spot)
  if (card < 0) return '7ate9.cards'
  if (v.hand[card] === 0) return '7ate9.own-hand'
  return FITTING[v.pile.at(-1)!]!.includes(card) ? undefined : '7ate9.fits'
}

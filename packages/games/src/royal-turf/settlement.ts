import type { Seat, Tell } from '@spellendoos/kernel'
import { countBets } from './bets.ts'
import type { Horse } from './horses.ts'
import { FACTORS, FINE, PAYOUTS, perBet, TEMPO_PAYS } from './payouts.ts'
import { named, type State } from './state.ts'

/**
 * royal-turf.payout-order: the first, second and third horse, then the tempo, then the fine for the last. `order` is
 * first, second, third and last.
 */
export function payOut(s: State, order: readonly Horse[], tell?: Tell): void {
  const factor = FACTORS[s.race]!
  for (let place = 0; place < PAYOUTS.length; place++) {
    const horse = order[place]!
    const bets = countBets(s.laid, horse)
    if (bets > 0) payEach(s, horse, factor * perBet(place, bets), `pays${place + 1}`, tell)
  }
  payEach(s, s.tempo, factor * TEMPO_PAYS, 'pays-tempo', tell)
  payEach(s, order[PAYOUTS.length]!, -factor * FINE, 'pays-fine', tell)
}

/** Every bet on the horse earns this amount, or costs it if negative; nobody pays more than they have. */
function payEach(s: State, horse: Horse, amount: number, fact: string, tell?: Tell): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const bets = s.laid[seat]![horse]!
    if (bets <= 0) continue
    const change = Math.max(bets * amount, -s.money[seat]!)
    s.money[seat]! += change
    if (tell === undefined) continue
    const about = { seat, horse: named(horse) }
    tell(change === 0 ? { ...about, fact: 'pays-nothing' } : { ...about, fact, money: Math.abs(change) })
  }
}

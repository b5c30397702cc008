import { performance } from 'node:perf_hooks'
import { simpleBot, type BotAnswer } from '@spellendoos/bots'
import type { Table } from '@spellendoos/fair'
import { seededRng, type Seat } from '@spellendoos/kernel'

const MOST_PLAYOUTS = 4000

/** What the bot would do at this seat, within this time. */
export function botMove({ match, seq }: Table, seat: Seat, ms: number): BotAnswer {
  const until = performance.now() + ms
  return simpleBot(match.game, match.view(seat), seat, {
    seats: match.header.seats,
    rng: seededRng(seq * 64 + seat),
    playouts: MOST_PLAYOUTS,
    stop: () => performance.now() >= until,
  })
}

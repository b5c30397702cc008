interface Figure {
  readonly pays: number
  readonly source: 'book' | 'settled'
}
const book = (pays: number): Figure => ({ pays, source: 'book' })
const settled = (pays: number): Figure => ({ pays, source: 'settled' })

/**
 * The payout table: what one bet on the first, second and third horse pays when there are one, two, three, four, or
 * five and more bets on it. The book's row of the second horse is lost except for its example with four.
 */
export const PAYOUTS: readonly (readonly Figure[])[] = [
  [book(500), book(350), book(250), book(200), book(150)],
  [settled(350), settled(250), settled(200), book(150), settled(100)],
  [book(250), book(200), book(150), book(100), book(100)],
]

/** royal-turf.tempo-pays and royal-turf.fine (book), for each bet. */
export const TEMPO_PAYS = 100
export const FINE = 100
/** royal-turf.double (book): what the amounts of each race are multiplied by. */
export const FACTORS = [1, 1, 2]

/** What one bet on the horse of this place (0 is first) pays with this many bets on it. */
export function perBet(place: number, bets: number): number {
  const row = PAYOUTS[place]!
  return row[Math.min(bets, row.length) - 1]!.pays
}

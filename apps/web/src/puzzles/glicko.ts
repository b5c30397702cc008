/**
 * Mark Glickman's Glicko-2: a rating, how far off it may be, and how steady it is. Solver and puzzle play each other,
 * and every try is a period of its own. The names of the formulas are those of his paper.
 */
export interface Rating {
  readonly rating: number
  /** Plus or minus two of these contain the true strength, 95 times in a hundred. */
  readonly deviation: number
  readonly volatility: number
}

export interface Game {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>
  /** 1 won, 0 lost. */
  readonly score: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

const MIDDLE = 1500
const SCALE = 173.7178
/** How much volatility may change. */
const TAU = 0.5
const EPSILON = 1e-6

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)

/** How likely a player is to win according to the ratings. */
export function expectedScore(
  player: Pick<Rating, 'rating'>,
  { rating, deviation }: Game['opponent'],
): number {
  return 1 / (1 + Math.exp((-g(deviation / SCALE) * (player.rating - rating)) / SCALE))
}

/** The rating after a period with these games, of which there is one at least. */
export function rated(player: Rating, games: readonly Game[]): Rating {
  const phi = player.deviation / SCALE
  let information = 0
  let surprise = 0
  for (const { opponent, score } of games) {
    const weight = g(opponent.deviation / SCALE)
    const expected = expectedScore(player, opponent)
    information += weight ** 2 * expected * (1 - expected)
    surprise += weight * (score - expected)
  }
  const v = 1 / information
  const volatility = newVolatility(player.volatility, phi, v, v * surprise)
  const phiNow = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + information)
  return {
    rating: MIDDLE + SCALE * ((player.rating - MIDDLE) / SCALE + phiNow ** 2 * surprise),
    deviation: SCALE * phiNow,
    volatility,
  }
}

/** Step 5 of the paper: the root of f, between two bounds that come closer. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number) => {
    const e = Math.exp(x)
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2
  }
  let low = a
  let high = Math.log(delta ** 2 - phi ** 2 - v)
  if (Number.isNaN(high)) {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > EPSILON) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [next, atNext]
  }
  return Math.exp(low / 2)
}

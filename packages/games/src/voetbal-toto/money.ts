/** voetbal-toto.purse */
export const PURSE = 50
/** voetbal-toto.stake */
export const STAKE = 10
/** voetbal-toto.bank-ten: from this round on the bank gives every player a stake. */
export const HAND_OUT_ROUND = 6
/** voetbal-toto.round-up: the smallest note. */
const SMALLEST_NOTE = 5

/** voetbal-toto.pot-shared: by the number of players, how many may share the pot. */
const MAY_SHARE: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3, 4]
/** voetbal-toto.jackpot: by the number of players, what the bank adds. */
const JACKPOT: readonly number[] = [0, 0, 10, 10, 15, 15, 20, 25, 25]

export const jackpotFor = (seats: number): number => JACKPOT[seats]!

/** What each of the `tied` players with the most correct forecasts gets; `undefined`: the pot stays. */
export function share(pot: number, seats: number, tied: number): number | undefined {
  if (tied > MAY_SHARE[seats]!) return undefined
  return tied === 1 ? pot : Math.ceil(pot / tied / SMALLEST_NOTE) * SMALLEST_NOTE
}

/** What the first to arrive takes from the pot: all but a third, which in whole guilders is the second's. */
export const firstPrize = (pot: number): number => pot - Math.floor(pot / 3)

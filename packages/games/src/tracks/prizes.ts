/** The prize of the first to arrive: the pot less a third, rounded down to whole guilders, which is the second's. */
export const firstPrize = (pot: number): number => pot - Math.floor(pot / 3)

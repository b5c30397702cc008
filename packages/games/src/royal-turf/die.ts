/** The symbols, in the order in which a horse card shows them. */
export const SYMBOLS = ['head', 'helmet', 'saddle', 'horseshoe'] as const
/** A symbol, counted from 0 in that order. */
export type SymbolIndex = number

const [HEAD, HELMET, SADDLE, HORSESHOE] = [0, 1, 2, 3]

/** royal-turf.die (book): what the die's six faces show. */
export const FACES: readonly SymbolIndex[] = [HEAD, HEAD, HEAD, HELMET, SADDLE, HORSESHOE]

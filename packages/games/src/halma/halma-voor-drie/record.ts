import { starRecord } from '../star.ts'

/** Halma voor drie: the star with points in the players' own colours (halma-voor-drie.equipment). */
export const record = starRecord('halma-voor-drie', [{ seat: 0 }, { seat: 1 }, { seat: 2 }])

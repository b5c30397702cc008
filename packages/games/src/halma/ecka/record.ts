import { starRecord } from '../star.ts'

/** Ecka: the star with its red, green and purple points (ecka.equipment). Purple is the colour of the fifth seat. */
export const record = starRecord('ecka', ['red', 'green', { seat: 4 }])

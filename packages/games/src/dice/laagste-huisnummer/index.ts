import { houseNumber } from '../house-number.ts'
import { words } from './words.ts'

/** Laagste huisnummer: three throws, three figures, and the lowest number wins. */
export const game = houseNumber('laagste-huisnummer', words, 'fewest', 'lowest-wins', 'low-houses')

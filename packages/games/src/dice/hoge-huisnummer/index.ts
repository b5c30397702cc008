import { houseNumber } from '../house-number.ts'
import { words } from './words.ts'

/** Het hoge huisnummer: three throws, three figures, and the highest number wins. */
export const game = houseNumber('hoge-huisnummer', words, 'most', 'highest-wins', 'tall-houses')

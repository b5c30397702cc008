import { ANIMALS } from './animals.ts'
import type { Backdrop } from './brush.ts'
import { PLACES } from './places.ts'
import { STILL_LIFES } from './still-lifes.ts'

/** Every picture that a game can hang behind its table, by the name it asks for. */
export const GALLERY: Readonly<Record<string, Backdrop>> = { ...ANIMALS, ...PLACES, ...STILL_LIFES }

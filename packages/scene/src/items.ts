import type { Spot } from '@spellendoos/kernel'
import type { Item, Tray } from './scene.ts'

const THROW = 'button-throw'

/** The only button that throws the dice; it keeps its position while it is disabled. */
export const throwButton = (spot: Spot, ready: boolean): Item => ({
  spot,
  look: 'button',
  face: { say: THROW },
  ...(ready ? {} : { spent: true }),
})

/** The spot of the throw button, if it is enabled. */
export const offeredThrow = (trays: readonly Tray[]): Spot | undefined =>
  trays
    .flatMap(({ items }) => items)
    .find(
      ({ look, face, spent }) =>
        look === 'button' &&
        spent !== true &&
        typeof face === 'object' &&
        'say' in face &&
        face.say === THROW,
    )?.spot

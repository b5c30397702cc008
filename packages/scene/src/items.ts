import type { Spot } from '@spellendoos/kernel'
import type { Item, Tray } from './scene.ts'

const THROW = 'button-throw'

/** Dice are thrown by this button alone, which keeps its place while it has to wait. */
export const throwButton = (spot: Spot, ready: boolean): Item => ({
  spot,
  look: 'button',
  face: { say: THROW },
  ...(ready ? {} : { spent: true }),
})

/** The spot of the button that throws, where it need not wait. */
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

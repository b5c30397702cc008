import type { Draw, Seat, Spot } from '@spellendoos/kernel'
import {
  throwButton,
  type Cell,
  type Item,
  type Label,
  type Paint,
  type SeatLine,
  type Sheet,
  type Tray,
} from '@spellendoos/scene'

/** The spot of the button that throws. */
export const DICE: Spot = 'dice'

interface Lying {
  readonly dice: Draw
  readonly thrown: boolean
}

const die = (face: number | undefined, paint: Paint | undefined): Item => ({
  look: 'die',
  ...(face === undefined ? {} : { face }),
  ...(paint === undefined ? {} : { paint }),
})

/** The leather tray: the last throw; blank before the first throw and in the air. */
export function diceTray({ dice, thrown }: Lying, count: number, paints: readonly Paint[] = []): Tray {
  const shown = !thrown && dice.length === count
  const items = Array.from({ length: count }, (_, i) => die(shown ? dice[i] : undefined, paints[i]))
  return { id: 'dice', title: { say: 'dice-tray' }, items }
}

/** The button that throws, and one for every word that can be said. */
export const buttons = (ready: boolean, words: readonly string[], label: (word: string) => Label): Tray => ({
  id: 'words',
  items: [
    throwButton(DICE, ready),
    ...words.map((word): Item => ({ spot: word, look: 'button', face: label(word) })),
  ],
})

/** A button for every move that follows the one that was tapped. */
export const choice = (moves: readonly string[], label: (move: string) => Label): Tray => ({
  id: 'choice',
  choice: true,
  items: moves.map((move): Item => ({ spot: move, look: 'button', face: label(move) })),
})

/** Every player's line, preceded by the dice that they threw last. */
export const withLastThrows = (
  seats: readonly SeatLine[],
  lastThrows: readonly Draw[],
  paints?: readonly Paint[],
): SeatLine[] =>
  seats.map((line, seat) => {
    const dice = lastThrows[seat]!
    return { ...line, thrown: dice.map((_, i) => die(dice[i], paints?.[i])) }
  })

export const player = (seat: Seat) => ({ say: 'player', seat }) as const

/** A score sheet: a column per player, named rows. */
export const scoreSheet = (
  id: string,
  corner: Label,
  seats: number,
  rows: readonly (readonly Cell[])[],
): Sheet => ({
  id,
  head: [corner, ...Array.from({ length: seats }, (_, seat) => player(seat))],
  rows,
})

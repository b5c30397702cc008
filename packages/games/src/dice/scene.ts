import type { Draw, Seat, Spot } from '@spellendoos/kernel'
import type { Cell, Item, Label, Paint, Sheet, Tray } from '@spellendoos/scene'

/** A tap on the dice throws them. */
export const DICE: Spot = 'dice'

interface Lying {
  readonly dice: Draw
  readonly thrown: boolean
}

/** The leather tray: the dice as they were thrown last, blank before the first throw and in the air. */
export function diceTray({ dice, thrown }: Lying, count: number, paints: readonly Paint[] = []): Tray {
  const items = Array.from({ length: count }, (_, i): Item => {
    const face = thrown || dice.length !== count ? undefined : dice[i]
    const paint = paints[i]
    return {
      spot: DICE,
      look: 'die',
      ...(face === undefined ? {} : { face }),
      ...(paint === undefined ? {} : { paint }),
    }
  })
  return { id: 'dice', title: { say: 'dice-tray' }, items }
}

/** A button for every word that can be said. */
export const buttons = (words: readonly string[], label: (word: string) => Label): Tray[] =>
  words.length === 0
    ? []
    : [{ id: 'words', items: words.map((word): Item => ({ spot: word, look: 'button', face: label(word) })) }]

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

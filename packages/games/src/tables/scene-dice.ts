import type { Seat, Spot } from '@spellendoos/kernel'
import type { Item, Tray } from '@spellendoos/scene'

/** The dice can be tapped to throw them. */
export const DICE: Spot = 'dice'

/** A die that shows its face, or has not been thrown yet. */
export const die = (face: number | undefined, more: Partial<Item> = {}): Item => ({
  spot: DICE,
  look: 'die',
  ...(face === undefined ? {} : { face }),
  ...more,
})

export const diceTray = (items: readonly Item[]): Tray => ({ id: 'dice', title: { say: 'dice-tray' }, items })

/** So many dice as they lie: those of the last throw, or none yet. */
export const restingDice = (dice: readonly number[], count: number): Item[] =>
  Array.from({ length: count }, (_, i) => die(dice.length === count ? dice[i] : undefined))

/** The dice that a seat plays; each stands for so many steps, and turns pale when they have been used. */
export function playedDice(
  seat: Seat,
  faces: readonly number[],
  times: number,
  used: readonly number[],
): Item[] {
  const same = faces.length === 2 && faces[0] === faces[1]
  return faces.map((face, i) => {
    const spent = same ? used.length >= times * (i + 1) : used.includes(face)
    return die(face, { seat, ...(spent ? { spent } : {}) })
  })
}

/** Buttons for the words that a seat may say. */
export function wordTray(seat: Seat, words: readonly string[]): Tray[] {
  if (words.length === 0) return []
  const items = words.map((word): Item => ({ spot: word, look: 'button', face: { say: `button-${word}` } }))
  return [{ id: 'words', seat, items }]
}

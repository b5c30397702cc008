import type { Seat } from '@spellendoos/kernel'
import { throwButton, type Item, type Tray } from '@spellendoos/scene'

/** A die that shows its face, or has not been thrown yet. */
export const die = (face: number | undefined, more: Partial<Item> = {}): Item => ({
  look: 'die',
  ...(face === undefined ? {} : { face }),
  ...more,
})

export const diceTray = (items: readonly Item[]): Tray => ({ id: 'dice', title: { say: 'dice-tray' }, items })

/** This many dice: those of the last throw, or blank ones. */
export const restingDice = (dice: readonly number[], count: number): Item[] =>
  Array.from({ length: count }, (_, i) => die(dice.length === count ? dice[i] : undefined))

/** The dice that a seat plays; each represents this many steps, and turns pale when they have been used. */
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

const THROW = 'throw'
/** Words that need confirmation. */
const WEIGHTY = new Set(['double', 'drop'])

/** The button that throws, and one for each other word that a seat may say. */
export function wordTray(seat: Seat, words: readonly string[]): Tray {
  const others = words.filter((word) => word !== THROW)
  const items = others.map((word): Item => ({
    spot: word,
    look: 'button',
    face: { say: `button-${word}` },
    ...(WEIGHTY.has(word) ? { weighty: true } : {}),
  }))
  return { id: 'words', seat, items: [throwButton(THROW, words.includes(THROW)), ...items] }
}

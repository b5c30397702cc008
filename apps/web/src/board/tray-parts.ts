import type { Item, Tray } from '@spellendoos/scene'

/** Trays with only some of their things; trays left empty are dropped. */
export const partsOf = (trays: readonly Tray[], wanted: (item: Item, tray: Tray) => boolean): Tray[] =>
  trays.flatMap((tray) => {
    const items = tray.items.filter((item) => wanted(item, tray))
    return items.length === 0 ? [] : [items.length === tray.items.length ? tray : { ...tray, items }]
  })

/** Trays with their contents. A tray with a name and places is shown even when it is empty. */
export const lyingIn = (trays: readonly Tray[], wanted: (item: Item, tray: Tray) => boolean): Tray[] =>
  trays.flatMap((tray) =>
    tray.items.length === 0 && tray.grid !== undefined && tray.title !== undefined
      ? [tray]
      : partsOf([tray], wanted),
  )

export const isButton = ({ look }: Item): boolean => look === 'button'

/** Whether a tray is used in play: it has something to tap, or dice. */
export const isPlayed = ({ items }: Tray): boolean =>
  items.some(({ spot, look }) => spot !== undefined || look === 'die')

/** The contents of each place in a tray with a grid, row by row. */
export const slotsOf = (
  items: readonly Item[],
  [columns, rows]: readonly [number, number],
): (Item | undefined)[] =>
  Array.from({ length: columns * rows }, (_, slot) => items.find(({ at }) => at === slot))

/** Up to this many different buttons keep their places; more are numbers to choose from. */
const KEPT = 4

interface Buttons {
  readonly kept: readonly Item[]
  readonly numbers: readonly Item[]
}

/**
 * The buttons of a match in the order in which they first came: one that cannot be used now keeps its place. Or the
 * numbers to choose from, after which those are back in their places.
 */
export function keepPlaces(before: readonly Item[], now: readonly Item[]): Buttons {
  const known = before.map((item): Item => {
    const { face, look, spot } = item
    const offered = now.find((each) => each.spot === spot)
    return (
      offered ?? {
        look,
        spent: true,
        ...(face === undefined ? {} : { face }),
        ...(spot === undefined ? {} : { spot }),
      }
    )
  })
  const added = now.filter(({ spot }) => !before.some((each) => each.spot === spot))
  return known.length + added.length > KEPT
    ? { kept: before, numbers: now.filter(({ spent }) => spent !== true) }
    : { kept: [...known, ...added], numbers: [] }
}

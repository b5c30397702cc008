import type { Spot } from '@spellendoos/kernel'
import type { Board, Piece } from '@spellendoos/scene'

/** A piece without its name: what an editor can place. */
export type Kind = Pick<Piece, 'look' | 'seat' | 'paint' | 'face'>

/** What is on a place, lowest first, as one word. */
export type Stack = string

/**
 * How a game's position text says what is where. In `cells` every place has its own sign; in `lists` every kind
 * of piece has its own list of places, perhaps with a letter before or a mark behind each.
 */
export type Format =
  | {
      readonly kind: 'cells'
      /** The sign of the text for each place. */
      readonly at: Readonly<Record<Spot, number>>
      readonly stackOf: Readonly<Record<string, Stack>>
    }
  | { readonly kind: 'lists'; readonly lists: readonly PlaceList[] }

export interface PlaceList {
  /** The index of the part it is in. */
  readonly part: number
  readonly letter: string
  readonly mark: string
  readonly stack: Stack
}

export const stackFrom = (kinds: readonly Kind[]): Stack =>
  JSON.stringify(kinds.map(({ look, seat, paint, face }) => ({ look, seat, paint, face })))

export const kindsIn = (stack: Stack): Kind[] => JSON.parse(stack) as Kind[]

export const EMPTY = stackFrom([])

/** What is on every place of a board. */
export function stacksOn({ places, pieces }: Board): Map<Spot, Stack> {
  const kinds = new Map<Spot, Kind[]>(places.map(({ id }) => [id, []]))
  for (const piece of pieces) kinds.get(piece.on)?.push(piece)
  return new Map([...kinds].map(([spot, list]) => [spot, stackFrom(list)]))
}

interface Part {
  /** The letter that it begins with: whose list it is. */
  readonly lead: string
  readonly items: readonly string[]
  /** What separates it from the next part. */
  readonly end: string
}

/** The parts of a text of lists. */
export const partsOf = (text: string): Part[] =>
  [...text.matchAll(/([^:/ ]*)([:/ ]|$)/g)]
    .slice(0, text.split(/[:/ ]/).length)
    .map(([, part = '', end = '']) => {
      const lead = /^[A-Z]/.exec(part)?.[0] ?? ''
      const list = part.slice(lead.length)
      return { lead, items: list === '' ? [] : list.split(','), end }
    })

const fromParts = (parts: readonly Part[]): string =>
  parts.map(({ lead, items, end }) => lead + items.join(',') + end).join('')

/** An item of a list: perhaps a letter, then a place, then perhaps a mark. */
export function itemOf(item: string): {
  readonly letter: string
  readonly named: string
  readonly mark: string
} {
  const [, letter = '', named = '', mark = ''] = /^([A-Z]*)(.*?)([^a-z0-9]*)$/.exec(item)!
  return { letter, named, mark }
}

/** Every stack that the text can express. */
export const stacksIn = (format: Format): Stack[] => [
  ...new Set(
    format.kind === 'cells' ? Object.values(format.stackOf) : format.lists.map(({ stack }) => stack),
  ),
]

/** The contents of every place that the text mentions. */
export function readStacks(format: Format, text: string): Map<Spot, Stack> {
  if (format.kind === 'cells') {
    return new Map(
      Object.entries(format.at).map(([spot, at]) => [spot, format.stackOf[text[at] ?? ''] ?? EMPTY]),
    )
  }
  const found = new Map<Spot, Stack>()
  const parts = partsOf(text)
  for (const list of format.lists) {
    for (const item of parts[list.part]?.items ?? []) {
      for (const spot of spotsOf(item, list)) found.set(spot, list.stack)
    }
  }
  return found
}

type Affixes = Pick<PlaceList, 'letter' | 'mark'>

/** The places an item names: one, or a row of numbers as `31-50`. */
function spotsOf(item: string, list: Affixes): Spot[] {
  const { letter, named, mark } = itemOf(item)
  if (letter !== list.letter || mark !== list.mark) return []
  const range = /^(\d+)-(\d+)$/.exec(named)
  if (range === null) return [named]
  const from = Number(range[1])
  return Array.from({ length: Math.max(0, Number(range[2]) - from + 1) }, (_, i) => String(from + i))
}

/** The text with another stack on a place; unchanged if the text cannot express that. */
export function writeStack(format: Format, text: string, spot: Spot, stack: Stack): string {
  if (format.kind === 'cells') {
    const at = format.at[spot]
    const sign = Object.keys(format.stackOf).find((each) => format.stackOf[each] === stack)
    return at === undefined || sign === undefined ? text : text.slice(0, at) + sign + text.slice(at + 1)
  }
  const wanted = format.lists.find((each) => each.stack === stack)
  if (wanted === undefined && stack !== EMPTY) return text
  const parts = partsOf(text).map((each, part) => {
    const lists = format.lists.filter((list) => list.part === part)
    if (lists.length === 0) return each
    const staying = each.items.flatMap((item) => withoutSpot(item, lists, spot))
    return { ...each, items: wanted?.part === part ? [...staying, itemIn(wanted, spot)] : staying }
  })
  return fromParts(parts)
}

const itemIn = ({ letter, mark }: Affixes, spot: Spot): string => letter + spot + mark

/** An item without one place; a range of numbers is split. */
function withoutSpot(item: string, lists: readonly PlaceList[], spot: Spot): string[] {
  const list = lists.find((each) => spotsOf(item, each).includes(spot))
  if (list === undefined) return [item]
  return spotsOf(item, list)
    .filter((each) => each !== spot)
    .map((each) => itemIn(list, each))
}

/** The stack on a place after a piece is placed there, or its top one removed. */
export function stackAfter(format: Format, before: Stack, put: Kind | undefined): Stack {
  const kinds = kindsIn(before)
  if (put === undefined) return stackFrom(kinds.slice(0, -1))
  const same = kinds.length > 0 && kinds.every((kind) => stackFrom([kind]) === stackFrom([put]))
  if (!same) return stackFrom([put])
  const higher = stackFrom([...kinds, put])
  return stacksIn(format).includes(higher) ? higher : EMPTY
}

import type { Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import { EMPTY, itemOf, partsOf, readStacks, type Format, type PlaceList, type Stack } from './format.ts'
import { cutAfter, type PositionReader } from './position-syntax.ts'

/** A position as its game writes and shows it. */
export interface Sample {
  readonly text: string
  readonly board: Board
  readonly stacks: ReadonlyMap<Spot, Stack>
}

/** A place that changes together with this many others, such as a store of pieces, is not what a sign means. */
const COMPANY = 3

/** The format that agrees with what the game shows of every position, if there is one. */
export function findFormat(samples: readonly Sample[], look: PositionReader): Format | undefined {
  for (const learn of [learnLists, learnRows, learnCells]) {
    const format = learn(samples, look)
    if (format !== undefined && agrees(format, samples)) return format
  }
  return undefined
}

/** A list is a part whose items always name places with the same contents. */
function learnLists(samples: readonly Sample[]): Format | undefined {
  const found = new Map<string, PlaceList>()
  const wrong = new Set<string>()
  for (const { text, stacks } of samples) {
    for (const [part, { items }] of partsOf(text).entries()) {
      for (const item of items) {
        const { letter, named, mark } = itemOf(item)
        const key = `${part} ${letter} ${mark}`
        const stack = stacks.get(named) ?? EMPTY
        const known = found.get(key)
        if (stack === EMPTY || (known !== undefined && known.stack !== stack)) wrong.add(key)
        found.set(key, { part, letter, mark, stack })
      }
    }
  }
  const lists = [...found].flatMap(([key, list]) => (wrong.has(key) ? [] : [list]))
  return lists.length === 0 ? undefined : { kind: 'lists', lists }
}

/** Whether the format agrees with the game on every place that it mentions, in all positions. */
function agrees(format: Format, samples: readonly Sample[]): boolean {
  const said = samples.map(({ text }) => readStacks(format, text))
  const spoken = new Set(said.flatMap((each) => [...each.keys()]))
  return samples.every(({ stacks }, i) =>
    [...stacks].every(([spot, stack]) => !spoken.has(spot) || (said[i]!.get(spot) ?? EMPTY) === stack),
  )
}

/** Rows with a sign for every place, as the board shows them from the top. */
function learnRows(samples: readonly Sample[]): Format | undefined {
  const [{ text, board }] = samples as readonly [Sample, ...Sample[]]
  const rows = cutAfter(text, 1)[0].split('/')
  const places = board.places
    .filter(({ shape }) => shape === 'square' || shape === 'round')
    .toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
  if (rows.length < 2 || rows.join('').length !== places.length) return undefined
  const at = Object.fromEntries(
    rows.flatMap((row, y) => {
      const before = rows.slice(0, y).join('').length
      return row.split('').map((_, x) => [places[before + x]!.id, before + y + x] as const)
    }),
  )
  const stackOf = Object.fromEntries(
    samples.flatMap((each) =>
      Object.entries(at).map(([spot, i]) => [each.text[i]!, each.stacks.get(spot)!] as const),
    ),
  )
  return { kind: 'cells', at, stackOf }
}

const changed = (before: ReadonlyMap<Spot, Stack>, after: ReadonlyMap<Spot, Stack>): Spot[] =>
  [...after].flatMap(([spot, stack]) => (before.get(spot) === stack ? [] : [spot]))

/** Each sign of the first part of the text is changed into each other sign that occurs there. */
function learnCells(samples: readonly Sample[], look: PositionReader): Format | undefined {
  const lengths = new Set(samples.map(({ text }) => text.search(/[ :]|$/)))
  const [length = 0] = lengths
  if (lengths.size !== 1) return undefined
  const signs = new Set(samples.flatMap(({ text }) => text.slice(0, length).split('')))
  const seen: { readonly at: number; readonly sign: string; readonly spot: Spot; readonly stack: Stack }[] =
    []
  const open = new Set(Array.from({ length }, (_, at) => at))
  for (const { text, stacks } of samples) {
    for (const at of open) {
      for (const sign of signs) {
        if (sign === text[at]) continue
        const after = look(text.slice(0, at) + sign + text.slice(at + 1))
        if (after === undefined) continue
        for (const spot of changed(stacks, after)) {
          seen.push({ at, sign, spot, stack: after.get(spot)! })
          seen.push({ at, sign: text[at]!, spot, stack: stacks.get(spot)! })
          open.delete(at)
        }
      }
    }
  }
  const company = new Map<Spot, Set<number>>()
  for (const { at, spot } of seen) company.set(spot, (company.get(spot) ?? new Set()).add(at))
  const own = seen.filter(({ spot }) => company.get(spot)!.size < COMPANY)
  if (own.length === 0) return undefined
  const at = Object.fromEntries(own.map((each) => [each.spot, each.at]))
  const written = samples.flatMap(({ text, stacks }) =>
    Object.entries(at).map(([spot, i]) => ({ sign: text[i]!, stack: stacks.get(spot)! })),
  )
  const stackOf = Object.fromEntries([...written, ...own].map(({ sign, stack }) => [sign, stack]))
  return { kind: 'cells', at, stackOf }
}
